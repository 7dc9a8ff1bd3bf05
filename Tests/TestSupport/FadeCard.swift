import SwiftUI

/// A square that goes half transparent and back, linearly, in one second.
package struct FadeCard: View {
  private let label: String
  @State private var isFaded = false

  package init(label: String = "Fade") { self.label = label }

  package var body: some View {
    VStack {
      Rectangle().frame(width: 40, height: 40).opacity(isFaded ? 0.5 : 1)
      Button(label) {
        withAnimation(.linear(duration: 1)) { isFaded.toggle() }
      }
    }
  }
}
