public import Foundation
package import LegatoDisplay

struct HoverModifier: PrimitiveModifier {
  var action: (Bool) -> Void

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    HoverElement(self, content: content, node: node)
  }
}

@MainActor
package protocol HoverHandler: Element {
  func hover(_ isInside: Bool)
  /// The pointer was moved, and is over the view still or now.
  func pointerDidMove(to point: Point)
}

private final class HoverElement: ModifierElement<HoverModifier>, HoverHandler {
  func hover(_ isInside: Bool) { modifier.action(isInside) }
  func pointerDidMove(to point: Point) {}
}

/// The current hovering state and value of the pointer.
public enum HoverPhase: Hashable, Sendable {
  /// The pointer's location moved to the specified point within the view.
  case active(CGPoint)
  /// The pointer exited the view.
  case ended
}

struct ContinuousHoverModifier: PrimitiveModifier {
  var space: CoordinateSpace
  var action: (HoverPhase) -> Void

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    ContinuousHoverElement(self, content: content, node: node)
  }
}

private final class ContinuousHoverElement: ModifierElement<ContinuousHoverModifier>, HoverHandler {
  func hover(_ isInside: Bool) { if !isInside { modifier.action(.ended) } }
  func pointerDidMove(to point: Point) {
    modifier.action(.active(location(ofSurfacePoint: point, in: modifier.space)))
  }
}

extension View {
  /// Adds an action to perform when the user moves the pointer over or away from the view's frame.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(HoverModifier(action: action))
  }

  /// Adds an action to perform when the pointer enters, moves within, and exits the view's bounds.
  ///
  /// It is called with `active` where the pointer has come over the view, and whenever the pointer
  /// is moved there; views that move under a pointer which stands still are told of nothing.
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(ContinuousHoverModifier(space: coordinateSpace.coordinateSpace, action: action))
  }

  /// Adds an action to perform when the pointer enters, moves within, and exits the view's bounds.
  @_disfavoredOverload
  nonisolated public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(ContinuousHoverModifier(space: coordinateSpace, action: action))
  }
}
