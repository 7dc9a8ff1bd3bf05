import SwiftUI

private struct SheetAppearModifier: ViewModifier {
  @State private var appeared = false
  @Environment(\.accessibilityReduceMotion) var reduceMotion

  func body(content: Content) -> some View {
    content
      .scaleEffect(appeared ? 1 : 0.95)
      .opacity(appeared ? 1 : 0)
      .onAppear {
        if reduceMotion {
          appeared = true
        } else {
          withAnimation(.appSpring) {
            appeared = true
          }
        }
      }
  }
}

extension Animation {
  fileprivate static let appSpring = Animation.spring(response: 0.5, dampingFraction: 0.7)
}

extension SpecificationBlock {
  /// Document 004, block 7.
  static let sheetAppear = SpecificationBlock("sheetAppear") { world in
    Color.blue.frame(width: 200, height: 100).modifier(SheetAppearModifier())
  }
}
