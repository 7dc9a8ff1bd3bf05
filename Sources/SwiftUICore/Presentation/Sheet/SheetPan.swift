import LegatoDisplay

/// The gesture that moves a sheet: up and down, once a finger has moved far enough that way.
struct SheetPan: PrimitiveGesture {
  typealias Value = Void

  @MainActor static func _makeGesture(_ gesture: Self, _ inputs: _GestureInputs) -> _GestureOutputs<
    Void
  > {
    SheetPanRecognizer(gesture, inputs)
  }
}

private final class SheetPanRecognizer: OneFingerRecognizer<SheetPan> {
  private weak var sheet: SheetElement?
  private var press: TouchEvent?
  private var place = Point.zero
  private var sampler = VelocitySampler<Double>()
  /// Where the finger took hold, and where the sheet was; from then on it has both.
  private var grip: (finger: Double, top: Double)?
  private var pendingGrip: Double?
  private var lift: Lift?

  private enum Lift {
    case released(velocity: Double)
    case takenAway
  }

  override init(_ gesture: SheetPan, _ inputs: _GestureInputs) {
    sheet = (inputs.element as? SheetCard)?.sheet
    super.init(gesture, inputs)
  }

  override var isPan: Bool { true }
  override var overridesTaps: Bool { status == .active }

  override func began(_ event: TouchEvent) {
    press = event
    place = event.location
    sampler.add(place.y, event.time)
  }

  override func moved(_ event: TouchEvent) {
    place = event.location
    sampler.add(place.y, event.time)
    if status == .active { return current = .active(()) }
    guard let press else { return }
    let (x, y) = (place.x - press.location.x, place.y - press.location.y)
    guard hypot(x, y) >= ScrollPan.slop else { return }
    guard abs(y) >= abs(x) else { return current = .failed }
    pendingGrip = press.location.y + (y > 0 ? ScrollPan.slop : -ScrollPan.slop)
    current = .active(())
  }

  override func lifted(_ event: TouchEvent) {
    if event.location != place { moved(event) }
    guard status == .active else { return current = .failed }
    lift = .released(velocity: sampler.velocity(at: event.time))
    current = .ended(())
  }

  override func cancel() {
    super.cancel()
    pendingGrip = nil
    if grip != nil, lift == nil { lift = .takenAway }
  }

  override func reset() {
    super.reset()
    (press, grip, pendingGrip, lift) = (nil, nil, nil, nil)
    sampler.removeAll()
  }

  override func dispatch(_ actions: GestureActions, isOpen: Bool) {
    // A sheet may go with the view that presents it, under a finger that holds it.
    guard isOpen, let sheet, sheet.isInTree else { return }
    if let start = pendingGrip {
      pendingGrip = nil
      grip = (start, sheet.hold())
    }
    guard let grip else { return }
    if status.isRecognized { sheet.drag(to: grip.top + place.y - grip.finger) }
    if let lift {
      self.grip = nil
      self.lift = nil
      switch lift {
      case .released(let velocity): sheet.letGo(velocity: velocity)
      case .takenAway: sheet.goBack()
      }
    }
  }
}
