import SwiftUI

private struct ContentListView: View {
  @State private var items: [Item] = []
  @State private var isLoading = true

  var body: some View {
    Group {
      if isLoading {
        LoadingView()
          .transition(.opacity)
      } else if items.isEmpty {
        EmptyStateView()
          .transition(.opacity.combined(with: .scale(scale: 0.95)))
      } else {
        List(items) { item in
          ItemRow(item: item)
            .transition(.slide.combined(with: .opacity))
        }
      }
    }
    .animation(.spring(duration: 0.3), value: isLoading)
    .animation(.spring(duration: 0.3), value: items.isEmpty)
  }
}

private struct Item: Identifiable { var id = UUID(); var name = "Row" }
private struct ItemRow: View { let item: Item; var body: some View { Text(item.name) } }
private struct LoadingView: View { var body: some View { ProgressView() } }
private struct EmptyStateView: View { var body: some View { Text("Nothing here") } }

extension SpecificationBlock {
  /// Document 001, block 3.
  static let contentList = SpecificationBlock("contentList") { world in
    ContentListView()
  }
}
