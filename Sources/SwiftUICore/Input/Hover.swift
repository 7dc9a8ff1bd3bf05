struct HoverModifier: PrimitiveModifier {
  var action: (Bool) -> Void

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    HoverElement(self, content: content, node: node)
  }
}

@MainActor
package protocol HoverHandler: Element {
  func hover(_ isInside: Bool)
}

private final class HoverElement: ModifierElement<HoverModifier>, HoverHandler {
  func hover(_ isInside: Bool) { modifier.action(isInside) }
}

extension View {
  /// Adds an action to perform when the user moves the pointer over or away from the view's frame.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(HoverModifier(action: action))
  }
}
