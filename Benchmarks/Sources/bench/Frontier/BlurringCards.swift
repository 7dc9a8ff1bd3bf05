import SwiftUI

/// Scene F1: eight cards whose shadow grows and which blur as a whole, back and forth.
struct BlurringCards: View {
  @State private var isFar = false

  var body: some View {
    VStack(spacing: 12) {
      ForEach(0..<8, id: \.self) { card in
        Text("Blurring card number \(card)")
          .frame(width: 340, height: 80)
          .background(.blue.gradient, in: RoundedRectangle(cornerRadius: 16))
          .shadow(color: .black.opacity(0.3), radius: isFar ? 18 : 4, y: 6)
          .blur(radius: isFar ? 12 : 0)
      }
    }
    .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in
      withAnimation(.easeInOut(duration: 1)) { isFar.toggle() }
    }
  }
}
