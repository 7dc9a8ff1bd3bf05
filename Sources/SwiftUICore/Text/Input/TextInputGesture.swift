import LegatoDisplay

/// What fingers do in an edited text: a tap gives it the focus and places the caret, a second one
/// selects a word, a third one everything; a drag in a field that has the focus takes the caret
/// along.
struct TextInputGesture: PrimitiveGesture {
  typealias Value = Void

  /// How far a finger moves before it drags, in points.
  static let slop = 10.0

  @MainActor static func _makeGesture(_ gesture: Self, _ inputs: _GestureInputs) -> _GestureOutputs<
    Void
  > {
    TextInputRecognizer(gesture, inputs)
  }
}

private final class TextInputRecognizer: OneFingerRecognizer<TextInputGesture> {
  private weak var input: TextInputElement?
  private var press: TouchEvent?
  /// Taps that followed upon each other, and the last of them.
  private var taps: (count: Int, last: TouchEvent)?
  private enum Action { case tap(Point, count: Int), drag(Point) }
  private var due: Action?

  override init(_ gesture: TextInputGesture, _ inputs: _GestureInputs) {
    input = inputs.element as? TextInputElement
    super.init(gesture, inputs)
  }

  override var yieldsToPans: Bool { true }

  override func began(_ event: TouchEvent) { press = event }

  override func moved(_ event: TouchEvent) {
    if status == .active {
      due = .drag(event.location)
      return current = .active(())
    }
    guard let press, event.distance(from: press) >= TextInputGesture.slop else { return }
    guard input?.isFocused == true else { return current = .failed }
    due = .drag(event.location)
    current = .active(())
  }

  override func lifted(_ event: TouchEvent) {
    if status != .active {
      var count = 1
      if let taps, event.time - taps.last.time <= TapLimits.pause + TapLimits.tolerance,
        event.distance(from: taps.last) <= TapLimits.movement
      {
        count = taps.count + 1
      }
      taps = (count, event)
      due = .tap(event.location, count: count)
    }
    current = .ended(())
  }

  override func reset() {
    super.reset()
    press = nil
    due = nil
  }

  override func dispatch(_ actions: GestureActions, isOpen: Bool) {
    guard isOpen, let due, let input else { return }
    self.due = nil
    actions.ends.append {
      switch due {
      case .tap(let point, let count): input.tap(at: point, count: count)
      case .drag(let point): input.moveCaret(to: point)
      }
    }
  }
}

extension TextInputElement: RecognizingElement {
  var priority: GesturePriority { .normal }
  var mask: GestureMask { .all }
  var recognizer: any TouchRecognizer { textRecognizer }

  fileprivate func tap(at point: Point, count: Int) {
    let wasFocused = isFocused
    // The whole text is shown in a field that is edited, so the place is looked up before that.
    let place = wasFocused ? nil : place(atSurface: point)
    graph.focus.focus(self)
    goalX = nil
    let found = place ?? self.place(atSurface: point)
    edit { edited in
      switch count {
      case 1: edited.move(to: found)
      case 2: input.isSecure ? edited.selectAll() : edited.selectWord(at: found)
      default: edited.selectAll()
      }
    }
  }

  fileprivate func moveCaret(to point: Point) {
    goalX = nil
    let place = place(atSurface: point)
    edit { $0.move(to: place) }
  }
}
