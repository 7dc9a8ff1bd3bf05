import SwiftUI

/// Scene F3: circles that go to their places in a grid, and appear, on one spring each; back in the next second.
struct SpringingCircles: View {
  let count: Int
  @State private var isApart = false

  var body: some View {
    ZStack {
      ForEach(0..<count, id: \.self) { index in
        Circle()
          .fill(Color(hue: Double(index % 100) / 100, saturation: 0.8, brightness: 0.9))
          .frame(width: 14, height: 14)
          .offset(
            x: isApart ? CGFloat(index % 37) * 10 - 180 : 0,
            y: isApart ? CGFloat(index / 37) * 12 - 200 : 0
          )
          .opacity(isApart ? 1 : 0.2)
      }
    }
    .frame(width: 390, height: 844)
    .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in
      withAnimation(.spring(duration: 1)) { isApart.toggle() }
    }
  }
}
