import SwiftUI

private struct ListItemAnimation: ViewModifier {
  let index: Int
  @State private var appeared = false
  @Environment(\.accessibilityReduceMotion) var reduceMotion

  func body(content: Content) -> some View {
    content
      .opacity(appeared ? 1 : 0)
      .offset(x: appeared ? 0 : -20)
      .onAppear {
        if reduceMotion {
          appeared = true
        } else {
          withAnimation(.appSpring.delay(Double(index) * 0.03)) {
            appeared = true
          }
        }
      }
  }
}

extension View {
  fileprivate func listItemAnimation(index: Int) -> some View {
    modifier(ListItemAnimation(index: index))
  }
}

extension Animation {
  fileprivate static let appSpring = Animation.spring(response: 0.5, dampingFraction: 0.7)
}

extension SpecificationBlock {
  /// Document 004, block 10.
  static let listItem = SpecificationBlock("listItem") { world in
    VStack {
      ForEach(0..<4) { Rectangle().frame(width: 100, height: 20).listItemAnimation(index: $0) }
    }
  }
}
