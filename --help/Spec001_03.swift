import SwiftUI

struct ContentListView: View {
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


struct Item: Identifiable { var id = UUID(); var name = "Row" }
struct ItemRow: View { let item: Item; var body: some View { Text(item.name) } }
struct LoadingView: View { var body: some View { ProgressView() } }
struct EmptyStateView: View { var body: some View { Text("Nothing here") } }
