import LegatoDisplay

/// Takes touches for a control: what the control does with them is its own affair.
package struct PressModifier: PrimitiveModifier {
  /// How far from the control a touch still presses it, in points.
  var slack: Double
  var handle: (PressEvent) -> Void

  package func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    PressElement(self, content: content, node: node)
  }
}

private final class PressElement: ModifierElement<PressModifier>, PressHandler {
  var slack: PressSlack { .fromBounds(modifier.slack) }
  func press(_ event: PressEvent) { modifier.handle(event) }
  override var actsAsButton: Bool { true }
  override func contains(_ point: Point) -> Bool {
    CGRect(origin: origin, size: size).contains(CGPoint(x: point.x, y: point.y))
  }
}

extension View {
  package func onPress(
    slack: Double = 70, _ handle: @escaping (PressEvent) -> Void
  ) -> some View {
    modifier(PressModifier(slack: slack, handle: handle))
  }
}
