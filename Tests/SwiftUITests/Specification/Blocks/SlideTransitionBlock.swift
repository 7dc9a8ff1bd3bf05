import SwiftUI

private struct SlideTransition: ViewModifier {
  let edge: Edge
  let isActive: Bool

  func body(content: Content) -> some View {
    content
      .transition(
        .asymmetric(
          insertion: .move(edge: edge).combined(with: .opacity),
          removal: .move(edge: edge.opposite).combined(with: .opacity)
        ))
  }
}

extension Edge {
  fileprivate var opposite: Edge {
    switch self {
    case .top: return .bottom
    case .bottom: return .top
    case .leading: return .trailing
    case .trailing: return .leading
    }
  }
}

// Custom navigation transition
extension AnyTransition {
  fileprivate static var slideUp: AnyTransition {
    .asymmetric(
      insertion: .move(edge: .bottom).combined(with: .opacity),
      removal: .move(edge: .top).combined(with: .opacity)
    )
  }

  fileprivate static var slideFromTrailing: AnyTransition {
    .asymmetric(
      insertion: .move(edge: .trailing).combined(with: .opacity),
      removal: .move(edge: .leading).combined(with: .opacity)
    )
  }
}

extension SpecificationBlock {
  /// Document 004, block 6.
  static let slideTransition = SpecificationBlock("slideTransition") { world in
    VStack {
      if world.isOn {
        Circle().frame(width: 100, height: 100)
          .modifier(SlideTransition(edge: .leading, isActive: true))
        Capsule().frame(width: 100, height: 50).transition(.slideUp)
        Rectangle().frame(width: 100, height: 50).transition(.slideFromTrailing)
      }
    }
    .animation(.linear(duration: 1), value: world.isOn)
  }
}
