import SwiftUI

private struct SelectableCards: View {
  @State private var selectedId: UUID?

  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 150))]) {
      ForEach(items) { item in
        CardView(item: item, isSelected: selectedId == item.id)
          .onTapGesture {
            withAnimation(.spring(duration: 0.25)) {
              selectedId = selectedId == item.id ? nil : item.id
            }
          }
      }
    }
  }
}

private struct CardView: View {
  let item: Item
  let isSelected: Bool

  var body: some View {
    VStack {
      // Content
    }
    .padding()
    .background(isSelected ? Color.blue.opacity(0.1) : Color.gray.opacity(0.1))
    .overlay(
      RoundedRectangle(cornerRadius: 12)
        .stroke(isSelected ? Color.blue : Color.clear, lineWidth: 2)
    )
    .scaleEffect(isSelected ? 1.02 : 1.0)
    .shadow(radius: isSelected ? 8 : 2)
  }
}

private struct Item: Identifiable { var id = UUID(); var name = "Card" }
extension SelectableCards { fileprivate var items: [Item] { [Item(), Item()] } }

extension SpecificationBlock {
  /// Document 001, block 2.
  static let selectableCards = SpecificationBlock("selectableCards") { world in
    SelectableCards()
  }
}
