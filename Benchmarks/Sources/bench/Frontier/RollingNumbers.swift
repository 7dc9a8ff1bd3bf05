import SwiftUI

/// Scene F2: numbers of large digits that roll to another value twice a second.
struct RollingNumbers: View {
  let count: Int
  @State private var number = 1000

  var body: some View {
    VStack {
      ForEach(0..<count, id: \.self) { line in
        Text(verbatim: String(number + line * 111))
          .font(.largeTitle.bold())
          .contentTransition(.numericText())
      }
    }
    .onReceive(Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()) { _ in
      withAnimation(.snappy(duration: 0.4)) { number += 137 }
    }
  }
}
