/// What `onLongPressGesture` recognizes: a long press that also tells when the finger comes down
/// and when it is lifted.
struct PressingGesture: PrimitiveGesture {
  typealias Value = Bool

  var longPress: LongPressGesture
  var perform: () -> Void
  var pressingChanged: ((Bool) -> Void)?

  @MainActor static func _makeGesture(_ gesture: Self, _ inputs: _GestureInputs) -> _GestureOutputs<
    Bool
  > {
    PressingRecognizer(gesture, inputs)
  }
}

private final class PressingRecognizer: WrappingRecognizer<PressingGesture, LongPressGesture> {
  private let longPress: LongPressRecognizer
  private var reportedPressing = false
  private var isPerformed = false

  init(_ gesture: PressingGesture, _ inputs: _GestureInputs) {
    longPress = LongPressRecognizer(gesture.longPress, inputs)
    super.init(gesture, longPress, inputs)
  }

  override var phase: GesturePhase<Bool> { content.phase }

  override func update(_ gesture: PressingGesture) {
    super.update(gesture)
    content.update(gesture.longPress)
  }

  override func reset() {
    super.reset()
    isPerformed = false
  }

  override func dispatch(_ actions: GestureActions, isOpen: Bool) {
    super.dispatch(actions, isOpen: isOpen)
    let performs = isOpen && status == .ended && !isPerformed
    // A press that is over as it begins is told of nevertheless.
    let isPressing = isOpen && (longPress.isPressing || performs)
    if isPressing, !reportedPressing { notify(true, actions) }
    if performs {
      isPerformed = true
      actions.ends.append { [gesture] in gesture.perform() }
    }
    if reportedPressing, !longPress.isPressing { notify(false, actions) }
  }

  private func notify(_ isPressing: Bool, _ actions: GestureActions) {
    reportedPressing = isPressing
    actions.ends.append { [gesture] in gesture.pressingChanged?(isPressing) }
  }
}
