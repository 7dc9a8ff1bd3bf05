struct TapModifier: PrimitiveModifier {
  var count: Int
  var action: () -> Void

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    TapElement(self, content: content, node: node)
  }
}

private final class TapElement: ModifierElement<TapModifier>, PressHandler {
  /// A touch may be held this long and still be a tap, in seconds.
  private static let longestPress = 0.75
  /// The next tap of several has to come within this time, in seconds.
  private static let longestPause = 0.35

  private var startTime: Double?
  private var taps = 0
  private var lastTap = -Double.infinity

  /// How far a touch may wander and still be a tap, in points.
  var slack: Double { 45 }

  func press(_ event: PressEvent) {
    switch event {
    case .began: startTime = graph.now
    case .moved(let isInside): if !isInside { startTime = nil }
    case .cancelled: startTime = nil
    case .ended(let isInside):
      defer { startTime = nil }
      guard isInside, let startTime, graph.now - startTime <= Self.longestPress else { return }
      taps = graph.now - lastTap <= Self.longestPause ? taps + 1 : 1
      lastTap = graph.now
      if taps >= max(1, modifier.count) {
        taps = 0
        modifier.action()
      }
    }
  }

  override var isHittable: Bool { super.isHittable }
  override var actsAsButton: Bool { true }
}

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
  /// Adds an action to perform when this view recognizes a tap gesture.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modifier(TapModifier(count: count, action: action))
  }

  /// Adds an action to perform when the user moves the pointer over or away from the view's frame.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(HoverModifier(action: action))
  }
}
