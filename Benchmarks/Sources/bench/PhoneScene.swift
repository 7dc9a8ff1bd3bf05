import SwiftUI

/// The scene that all are measured with: a list with springs, a shimmer, a progress ring, a card.
/// Plain SwiftUI, as an app would write it.
struct PhoneScene: View {
  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.white
      ForEach(0..<17) { index in
        Row(index: index).offset(x: 16, y: 12 + 40 * CGFloat(index))
      }
      Shimmer().offset(x: 16, y: 700)
      ProgressArc().frame(width: 64, height: 64).offset(x: 38, y: 756)
      RoundedRectangle(cornerRadius: 16, style: .circular)
        .fill(.white)
        .frame(width: 218, height: 72)
        .shadow(color: .black.opacity(0.22), radius: 9, y: 6)
        .offset(x: 140, y: 752)
    }
    .frame(width: 390, height: 844)
  }
}

/// Every second row of the first fifteen dims, shrinks and moves aside together, once a second.
private struct Row: View {
  let index: Int
  @State private var isAside = false

  var body: some View {
    Text("Row \(index): spring-driven list item")
      .font(.system(size: 15))
      .foregroundStyle(Color(red: 0x1C / 255, green: 0x1C / 255, blue: 0x1E / 255))
      .padding(.leading, 14)
      .frame(width: 358, height: 34, alignment: .leading)
      .background(
        Color(red: 0xE9 / 255, green: 0xEC / 255, blue: 0xF2 / 255),
        in: RoundedRectangle(cornerRadius: 10, style: .circular)
      )
      .opacity(isAside ? 0.4 : 1)
      .scaleEffect(isAside ? 0.94 : 1)
      .offset(x: isAside ? 28 : 0)
      .onAppear {
        guard index.isMultiple(of: 2), index <= 14 else { return }
        start()
      }
  }

  private func start() {
    // Slightly off the second, as the other programs are: no value ever repeats exactly.
    let period = 1 / 1.00137
    let phase = period - 3 * Double(index) / 60 * period
    DispatchQueue.main.asyncAfter(deadline: .now() + phase) {
      toggle()
      _ = Timer.scheduledTimer(withTimeInterval: period, repeats: true) { _ in
        MainActor.assumeIsolated { toggle() }
      }
    }
  }

  private func toggle() {
    // Stiffness 100, damping 8, mass 1.
    withAnimation(.spring(response: 2 * .pi / 10, dampingFraction: 0.4)) { isAside.toggle() }
  }
}

private struct Shimmer: View {
  private static let track = Color(red: 0xE5 / 255, green: 0xE5 / 255, blue: 0xEA / 255)
  private static let light = Color(red: 0xF7 / 255, green: 0xF7 / 255, blue: 0xFA / 255)
  @State private var isAcross = false

  var body: some View {
    RoundedRectangle(cornerRadius: 8, style: .circular)
      .fill(Self.track)
      .frame(width: 358, height: 28)
      .overlay {
        Rectangle()
          .fill(
            .linearGradient(
              Gradient(colors: [Self.track, Self.light, Self.track]).colorSpace(.device),
              startPoint: .leading, endPoint: .trailing)
          )
          .offset(x: isAcross ? 358 : -358)
      }
      .clipShape(RoundedRectangle(cornerRadius: 8, style: .circular))
      .onAppear {
        withAnimation(.linear(duration: 1.2).repeatForever(autoreverses: false)) {
          isAcross = true
        }
      }
  }
}

private struct ProgressArc: View {
  @State private var progress = 0.0

  var body: some View {
    ZStack {
      Circle().stroke(
        Color(red: 0xE5 / 255, green: 0xE5 / 255, blue: 0xEA / 255), lineWidth: 7)
      Circle()
        .trim(from: 0, to: progress)
        .stroke(
          Color(red: 0x0A / 255, green: 0x84 / 255, blue: 1),
          style: StrokeStyle(lineWidth: 7, lineCap: .round)
        )
        .rotationEffect(.degrees(-90))
    }
    .onAppear {
      withAnimation(.linear(duration: 2).repeatForever(autoreverses: false)) { progress = 1 }
    }
  }
}
