import SwiftUI

private struct FilterChips: View {
  @State private var selectedCategory = "All"
  var body: some View {
    HStack {
      ForEach(["All", "Work"], id: \.self) { category in
        Button(category) {
          withAnimation(.spring(duration: 0.3, bounce: 0.2)) {
            selectedCategory = category
          }

        }
      }
    }
  }
}

extension SpecificationBlock {
  /// Document 002, block 4.
  static let filterChips = SpecificationBlock("filterChips") { world in
    FilterChips()
  }
}
