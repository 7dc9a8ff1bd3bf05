import SwiftUI

private struct ToolCardExpandAnimation: ViewModifier {
  let isExpanded: Bool
  @Environment(\.accessibilityReduceMotion) var reduceMotion

  func body(content: Content) -> some View {
    content
      .clipShape(RoundedRectangle(cornerRadius: 12))
      .animation(reduceMotion ? nil : .appSpring, value: isExpanded)
  }
}

private struct ToolProgressAnimation: View {
  let progress: Double
  @Environment(\.accessibilityReduceMotion) var reduceMotion

  var body: some View {
    GeometryReader { geo in
      RoundedRectangle(cornerRadius: 2)
        .fill(Color.accentColor)
        .frame(width: geo.size.width * progress)
        .animation(reduceMotion ? nil : .appNormal, value: progress)
    }
    .frame(height: 4)
  }
}

extension Animation {
  fileprivate static let appNormal = Animation.easeInOut(duration: 0.25)
  fileprivate static let appSpring = Animation.spring(response: 0.5, dampingFraction: 0.7)
}

extension SpecificationBlock {
  /// Document 004, block 5.
  static let toolCard = SpecificationBlock("toolCard") { world in
    VStack {
      RoundedRectangle(cornerRadius: 4).fill(.gray).frame(height: world.isOn ? 120 : 40)
        .modifier(ToolCardExpandAnimation(isExpanded: world.isOn))
      ToolProgressAnimation(progress: world.amount)
    }
    .frame(width: 200)
  }
}
