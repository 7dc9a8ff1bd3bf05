import SwiftUI

/// Scenes F4 and F6: an eager list one of whose rows may grow and shrink; those below make room.
struct RowsOfOneThatGrows: View {
  let count: Int
  /// The row that grows each second; none where there is no such row.
  let growing: Int?

  var body: some View {
    VStack(spacing: 6) {
      ForEach(0..<count, id: \.self) { row in
        if row == growing { GrowingRow(index: row) } else { RowView(index: row) }
      }
    }
    .frame(width: 390, height: 844, alignment: .top)
  }
}

private struct GrowingRow: View {
  let index: Int
  @State private var isTall = false

  var body: some View {
    RowView(index: index, height: isTall ? 80 : 34)
      .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in
        withAnimation(.spring(duration: 0.9)) { isTall.toggle() }
      }
  }
}

struct RowView: View {
  let index: Int
  var height: CGFloat = 34

  var body: some View {
    Text("Row \(index): grows")
      .font(.system(size: 15))
      .padding(.leading, 14)
      .frame(width: 358, height: height, alignment: .leading)
      .background(.gray.opacity(0.2), in: RoundedRectangle(cornerRadius: 10))
  }
}
