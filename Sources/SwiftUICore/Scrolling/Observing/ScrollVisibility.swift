struct ScrollVisibilityModifier: PrimitiveModifier {
  let threshold: Double
  let action: (Bool) -> Void

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    ScrollVisibilityElement(self, content: content, node: node)
  }
}

private final class ScrollVisibilityElement: ModifierElement<ScrollVisibilityModifier>,
  ScrollFollower
{
  private var isVisible = false
  private var isReported = false

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    super.placeChildren(in: bounds, proposal: proposal)
    followScrolling(self)
    graph.afterLayout { [weak self] in self?.windowDidStep() }
  }

  var followsInSteps: Bool { true }

  func windowDidStep() {
    guard isMounted else { return }
    let isVisible = visiblePart >= threshold
    guard isVisible != self.isVisible else { return }
    self.isVisible = isVisible
    guard !isReported else { return }
    isReported = true
    graph.lifecycle.valueChanges.append(of: node) { [weak self] in self?.notify(was: !isVisible) }
  }

  private func notify(was old: Bool) {
    isReported = false
    if isVisible != old, isMounted { modifier.action(isVisible) }
  }

  private var threshold: Double {
    let value = modifier.threshold
    if !value.isFinite {
      graph.report("onScrollVisibilityChange: \(value) is not finite; 0.5 is used.", at: node)
    }
    return value.isFinite ? min(max(value, 0.000_001), 1) : 0.5
  }

  /// How much of the view's area is seen in the scroll view around it; all of it outside of one.
  private var visiblePart: Double {
    guard let (scroll, offset) = enclosingScroll else { return 1 }
    let frame = CGRect(origin: origin, size: size).offsetBy(dx: offset.x, dy: offset.y)
    let seen = frame.intersection(scroll.window)
    guard !seen.isNull else { return 0 }
    let area = frame.width * frame.height
    return area > 0 ? seen.width * seen.height / area : 1
  }
}

extension View {
  /// Adds an action to be called when the view crosses the threshold to be considered on/off screen.
  ///
  /// - Parameters:
  ///   - threshold: the part of the view's area that has to be seen, within 0…1.
  ///   - action: is told whether as much is seen now. It is called at first where it is.
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(ScrollVisibilityModifier(threshold: threshold, action: action))
  }
}
