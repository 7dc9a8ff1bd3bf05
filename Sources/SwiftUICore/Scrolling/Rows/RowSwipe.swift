import LegatoDisplay

/// What a finger does to a row that it moves sideways.
package enum RowSwipeEvent {
  /// The finger has taken hold of the row.
  case began(RowSwipeHandle)
  /// How far it has moved it since, towards the trailing edge, in points.
  case moved(CGFloat)
  /// It lets go, with a velocity towards the trailing edge in points a second.
  case ended(velocity: CGFloat)
}

/// Where the row is that is swiped.
@MainActor
package struct RowSwipeHandle {
  weak var element: Element?

  package var width: CGFloat { element?.size.width ?? 0 }

  /// A point of the surface in the row, from its leading edge; `nil` outside of the row.
  package func locate(_ point: CGPoint) -> CGPoint? {
    guard let element, element.isPresent else { return nil }
    var place = element.location(ofSurfacePoint: Point(point.x, point.y), in: .local)
    if element.isRightToLeft { place.x = element.size.width - place.x }
    guard (0...element.size.width).contains(place.x), (0...element.size.height).contains(place.y)
    else { return nil }
    return place
  }
}

/// Recognizes a finger that moves a row sideways: like one that scrolls it takes the finger over from
/// what is inside.
struct RowSwipeGesture: PrimitiveGesture {
  typealias Value = Void

  /// Whether the row can be moved that way now.
  var allows: (_ towardsTrailing: Bool) -> Bool
  var handle: (RowSwipeEvent) -> Void

  @MainActor static func _makeGesture(_ gesture: Self, _ inputs: _GestureInputs) -> _GestureOutputs<
    Void
  > {
    RowSwipeRecognizer(gesture, inputs)
  }
}

private final class RowSwipeRecognizer: OneFingerRecognizer<RowSwipeGesture> {
  private var press = Point.zero
  private var place = Point.zero
  private var sampler = VelocitySampler<Double>()
  private var hasBegun = false
  private var isLifted = false
  private var isOver = false
  private var reported: CGFloat?

  override var isPan: Bool { true }
  override var overridesTaps: Bool { status == .active }

  /// The way of the trailing edge, as it was where the finger came: the row may be gone when its
  /// gesture is given up.
  private var direction = 1.0

  override func began(_ event: TouchEvent) {
    direction = inputs.element.isRightToLeft ? -1 : 1
    press = event.location
    place = event.location
    sampler.add(place.x, event.time)
  }

  override func moved(_ event: TouchEvent) {
    place = event.location
    sampler.add(place.x, event.time)
    if status == .active { return current = .active(()) }
    let (x, y) = (place.x - press.x, place.y - press.y)
    guard hypot(x, y) >= ScrollPan.slop else { return }
    guard abs(x) > abs(y), gesture.allows(x * direction > 0) else { return current = .failed }
    // The row starts from where it is: what the finger has gone until now is not made up for.
    press.x += x > 0 ? ScrollPan.slop : -ScrollPan.slop
    current = .active(())
  }

  override func lifted(_ event: TouchEvent) {
    if event.location != place { moved(event) }
    guard status == .active else { return current = .failed }
    isLifted = true
    sampler.add(place.x, event.time)
    current = .ended(())
  }

  override func cancel() {
    isLifted = hasBegun
    super.cancel()
  }

  override func reset() {
    super.reset()
    (hasBegun, isLifted, isOver, reported) = (false, false, false, nil)
    sampler.removeAll()
  }

  override func dispatch(_ actions: GestureActions, isOpen: Bool) {
    guard isOpen, !isOver else { return }
    let gesture = gesture
    if status.isRecognized, !hasBegun {
      hasBegun = true
      let handle = RowSwipeHandle(element: inputs.element)
      actions.changes.append { gesture.handle(.began(handle)) }
    }
    guard hasBegun else { return }
    let moved = (place.x - press.x) * direction
    if status.isRecognized, moved != reported {
      reported = moved
      actions.changes.append { gesture.handle(.moved(moved)) }
    }
    if isLifted {
      isOver = true
      let velocity = status == .failed ? 0 : sampler.velocity * direction
      actions.ends.append { gesture.handle(.ended(velocity: velocity)) }
    }
  }
}

/// Takes a touch away from what it is on, where that is asked for.
struct TouchInterception: PrimitiveGesture {
  typealias Value = Void

  var intercepts: (CGPoint) -> Bool
  var action: () -> Void

  @MainActor static func _makeGesture(_ gesture: Self, _ inputs: _GestureInputs) -> _GestureOutputs<
    Void
  > {
    TouchInterceptor(gesture, inputs)
  }
}

private final class TouchInterceptor: OneFingerRecognizer<TouchInterception> {
  private var isReported = false

  override func began(_ event: TouchEvent) {
    let place = CGPoint(x: event.location.x, y: event.location.y)
    current = gesture.intercepts(place) ? .active(()) : .failed
  }
  override func lifted(_ event: TouchEvent) { current = .ended(()) }

  override func reset() {
    super.reset()
    isReported = false
  }

  override func dispatch(_ actions: GestureActions, isOpen: Bool) {
    guard isOpen, status.isRecognized, !isReported else { return }
    isReported = true
    actions.ends.append { [gesture] in gesture.action() }
  }
}

extension View {
  /// Lets a finger move the view sideways.
  nonisolated package func onRowSwipe(
    isEnabled: Bool, allows: @escaping (_ towardsTrailing: Bool) -> Bool,
    _ handle: @escaping (RowSwipeEvent) -> Void
  ) -> some View {
    modifier(
      GestureModifier(
        gesture: RowSwipeGesture(allows: allows, handle: handle),
        mask: isEnabled ? .all : .subviews))
  }

  /// Takes a finger that comes down away from the views inside, where `intercepts` says so of its
  /// place on the surface.
  nonisolated package func interceptTouches(
    where intercepts: @escaping (CGPoint) -> Bool, perform action: @escaping () -> Void
  ) -> some View {
    modifier(
      GestureModifier(
        gesture: TouchInterception(intercepts: intercepts, action: action), priority: .high))
  }
}
