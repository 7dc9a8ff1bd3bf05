import SwiftUI

/// Scene F5: a lazy list that scrolls by thirty rows a second.
struct LongScroll: View {
  let count: Int
  @State private var row: Int? = 0

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 6) {
        ForEach(0..<count, id: \.self) { RowView(index: $0) }
      }
      .scrollTargetLayout()
    }
    .scrollPosition(id: $row)
    .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in
      withAnimation(.linear(duration: 1)) { row = ((row ?? 0) + 30) % count }
    }
  }
}
