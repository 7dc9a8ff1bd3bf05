struct TapModifier: PrimitiveModifier {
  var count: Int
  var action: () -> Void

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    TapElement(self, content: content, node: node)
  }
}

/// Counts taps. Where one view has several tap gestures, the innermost counts for all of them.
private final class TapElement: ModifierElement<TapModifier>, PressHandler {
  /// A touch may be held this long and still be a tap, in seconds.
  private static let longestPress = 0.75
  /// The next tap of several has to come within this time, in seconds.
  private static let longestPause = 0.35

  private var startTime: Double?
  private var taps = 0
  private var lastTap = -Double.infinity
  /// Ends the wait for another tap.
  private var wait: Int?

  /// How far a touch may wander and still be a tap, in points.
  var slack: PressSlack { .fromStart(45) }

  func press(_ event: PressEvent) {
    switch event {
    case .began: startTime = graph.now
    case .moved(let isInside): if !isInside { startTime = nil }
    case .cancelled: startTime = nil
    case .ended(let isInside):
      defer { startTime = nil }
      guard isInside, let startTime, graph.now - startTime <= Self.longestPress else { return }
      countTap()
    }
  }

  private func countTap() {
    if let wait { graph.events.cancel(wait) }
    wait = nil
    // Pauses are sums of seconds: what is meant to be just in time is.
    taps = graph.now - lastTap <= Self.longestPause + 1e-9 ? taps + 1 : 1
    lastTap = graph.now
    let counts = gestures.map(\.count)
    guard counts.contains(where: { $0 > taps }) else { return recognize() }
    if counts.contains(where: { $0 <= taps }) {
      wait = graph.schedule(at: graph.now + Self.longestPause) { [weak self] in
        self?.wait = nil
        if self?.isPresent == true { self?.recognize() }
      }
    }
  }

  /// No more taps are to come: the gesture that asks for the most of those there were gets them,
  /// and of several the innermost.
  private func recognize() {
    let wanted = gestures.filter { $0.count <= taps }
    taps = 0
    let most = wanted.map(\.count).max()
    wanted.first { $0.count == most }?.modifier.action()
  }

  private var count: Int { max(1, modifier.count) }

  /// The tap gestures of the same view, from this one outwards.
  private var gestures: [TapElement] {
    var gestures: [TapElement] = []
    var element: Element = self
    while true {
      if let tap = element as? TapElement { gestures.append(tap) }
      guard let wrapper = element.parent as? WrapperElement, wrapper.content === element,
        wrapper.isEnabled
      else { return gestures }
      element = wrapper
    }
  }

  override var actsAsButton: Bool { true }
}

extension View {
  /// Adds an action to perform when this view recognizes a tap gesture.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modifier(TapModifier(count: count, action: action))
  }
}
