import LegatoDisplay

/// How an attached gesture stands to those of the view that it is attached to.
package enum GesturePriority {
  /// After them.
  case normal
  /// Before them.
  case high
  /// Beside them.
  case simultaneous
}

/// An element that takes part when it is touched.
@MainActor
package protocol GestureHandler: Element {
  var priority: GesturePriority { get }
  var mask: GestureMask { get }
}

/// A handler, as the runtime sees it.
@MainActor
protocol RecognizingElement: GestureHandler {
  /// The recognizer of the gesture; it stays between touches.
  var recognizer: any TouchRecognizer { get }
}

/// Attaches a gesture.
struct GestureModifier<G: Gesture>: PrimitiveModifier {
  var gesture: G
  var priority = GesturePriority.normal
  var mask = GestureMask.all
  /// What the view is told of as.
  var touchRole: TouchRole?
  /// Whether the whole frame is touched, not only what is drawn.
  var fillsFrame = false

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    GestureElement(self, content: content, node: node)
  }
}

private final class GestureElement<G: Gesture>: FocusRingElement<GestureModifier<G>>,
  RecognizingElement, FocusTarget
{
  /// Made when the view is first touched.
  private var known: GestureRecognizer<G>?

  var priority: GesturePriority { modifier.priority }
  var mask: GestureMask { modifier.mask }

  var recognizer: any TouchRecognizer {
    if let known { return known }
    let recognizer = G.makeRecognizer(modifier.gesture, _GestureInputs(element: self))
    known = recognizer
    return recognizer
  }

  // MARK: The keyboard

  /// Controls take the focus, so that a keyboard can press them.
  private var press: PressGesture? { modifier.gesture as? PressGesture }
  var takesFocus: Bool { press != nil }
  func handle(_ press: KeyPress) -> Bool { activates(press) }
  func focusDidChange(_ isFocused: Bool, fromKeyboard: Bool) {
    showRing(isFocused && fromKeyboard)
  }

  func activate() -> Bool {
    guard let press else { return false }
    press.handle(.began)
    press.handle(.ended(isInside: true))
    return true
  }

  override func modifierDidChange() {
    super.modifierDidChange()
    known?.update(modifier.gesture)
  }
  func contains(_ point: Point) -> Bool {
    modifier.fillsFrame
      && CGRect(origin: origin, size: size).contains(CGPoint(x: point.x, y: point.y))
  }

  package override func facet(_ key: FacetKey) -> Any? {
    switch key {
    case TouchRole.self: modifier.touchRole
    case TouchArea.self: TouchArea(contains: contains)
    default: super.facet(key)
    }
  }
}
