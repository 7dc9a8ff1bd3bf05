import LegatoDisplay

/// What happens to a touch on a control.
package enum PressEvent: Hashable, Sendable {
  case began
  /// The touch has left what was pressed, or has come back to it.
  case moved(isInside: Bool)
  case ended(isInside: Bool)
  case cancelled
}

/// What a control recognizes: the finger is its own as soon as it comes down, and until it is
/// lifted.
struct PressGesture: PrimitiveGesture {
  typealias Value = Void

  /// How far from the control a touch still presses it, in points.
  var slack: Double
  /// Whether it only looks on, and leaves the finger to others.
  var isPassive = false
  var handle: (PressEvent) -> Void

  @MainActor static func _makeGesture(_ gesture: Self, _ inputs: _GestureInputs) -> _GestureOutputs<
    Void
  > {
    PressRecognizer(gesture, inputs)
  }
}

private final class PressRecognizer: OneFingerRecognizer<PressGesture> {
  private var bounds = Rect.zero
  private var isInside = true
  /// What has happened and has not been told.
  private var unreported: [PressEvent] = []
  private var hasReportedBegan = false

  override var yieldsToPans: Bool { true }
  override var isPassive: Bool { gesture.isPassive }

  override func began(_ event: TouchEvent) {
    bounds =
      inputs.element.shownBounds ?? Rect(event.location.x, event.location.y, 0, 0)
    isInside = true
    unreported.append(.began)
    current = .active(())
  }

  override func moved(_ event: TouchEvent) {
    let isInside = bounds.inset(by: -gesture.slack).contains(event.location)
    guard isInside != self.isInside else { return }
    self.isInside = isInside
    unreported.append(.moved(isInside: isInside))
  }

  override func lifted(_ event: TouchEvent) {
    unreported.append(.ended(isInside: isInside))
    current = .ended(())
  }

  override func cancel() {
    super.cancel()
    unreported = hasReportedBegan ? [.cancelled] : []
  }

  override func reset() {
    super.reset()
    unreported = []
    hasReportedBegan = false
  }

  override func dispatch(_ actions: GestureActions, isOpen: Bool) {
    guard isOpen, !unreported.isEmpty else { return }
    hasReportedBegan = true
    actions.ends.append { [gesture, unreported] in unreported.forEach(gesture.handle) }
    unreported = []
  }
}

extension View {
  /// Takes touches for a control: what the control does with them is its own affair.
  ///
  /// - Parameter isActive: whether it is a control at all now; else touches are for what it holds.
  nonisolated package func onPress(
    slack: Double = 70, isActive: Bool = true, _ handle: @escaping (PressEvent) -> Void
  ) -> some View {
    modifier(
      GestureModifier(
        gesture: PressGesture(slack: slack, handle: handle), mask: isActive ? .all : .subviews,
        touchRole: isActive ? .pressed : nil, fillsFrame: isActive))
  }

  /// Reports whether a finger is down on the view, whatever else the finger does there.
  nonisolated package func onTouch(_ handle: @escaping (_ isDown: Bool) -> Void) -> some View {
    modifier(
      GestureModifier(
        gesture: PressGesture(slack: 0, isPassive: true) { event in
          switch event {
          case .began, .moved(isInside: true): handle(true)
          case .moved(isInside: false), .ended, .cancelled: handle(false)
          }
        }, priority: .simultaneous))
  }
}
