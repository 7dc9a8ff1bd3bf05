/// A gesture that takes part in what fingers do.
@MainActor
final class GestureEntry {
  let handler: any RecognizingElement
  let recognizer: any TouchRecognizer
  /// The handlers above it, as the touch found them.
  private let above: [ObjectIdentifier]
  /// The gesture may act: all that come before it have failed.
  var isOpen = false

  /// - Parameter above: the handlers of the touch that are further out, the nearest first.
  init(_ handler: any RecognizingElement, above: [any RecognizingElement]) {
    self.handler = handler
    self.above = above.map { ObjectIdentifier($0) }
    recognizer = handler.recognizer
  }

  var status: GestureStatus { recognizer.status }
  /// The fingers are the gesture's: others may not act on them.
  var isRecognized: Bool { isOpen && status.isRecognized }
  /// The gesture has come to an end and has said so.
  var isFinished: Bool { status == .failed || (isOpen && status == .ended) }
  /// It gives way to a gesture that scrolls, although it is under way.
  var yieldsToPans: Bool { handler.priority != .high && recognizer.yieldsToPans }
  /// How far in it is.
  var depth: Int { above.count }

  private func isInside(_ other: GestureEntry) -> Bool {
    above.contains(ObjectIdentifier(other.handler))
  }

  /// Whether this gesture may act only once the other has failed.
  func comesAfter(_ other: GestureEntry) -> Bool {
    if recognizer.isPassive || other.recognizer.isPassive { return false }
    if isInside(other) {
      switch other.handler.priority {
      case .simultaneous: return false
      case .high: return true
      // Written on the same view, the tap that asks for more counts first, wherever it is.
      case .normal: return other.asksForMoreTaps(than: self)
      }
    }
    guard other.isInside(self), handler.priority == .normal else { return false }
    if recognizer.isPan, other.handler.priority == .simultaneous { return false }
    return !asksForMoreTaps(than: other)
  }

  private func asksForMoreTaps(than other: GestureEntry) -> Bool {
    guard let taps = recognizer.tapCount, let others = other.recognizer.tapCount, taps > others
    else { return false }
    return handler.modifiesSameView(as: other.handler)
      || other.handler.modifiesSameView(as: handler)
  }

  /// Whether the view is still there and wants to be touched.
  var isPresent: Bool {
    handler.isPresent && handler.isEnabled && handler.mask.contains(.gesture)
  }
}

extension Element {
  /// Whether this modifier is written around the other, with nothing but modifiers between.
  fileprivate func modifiesSameView(as other: Element) -> Bool {
    var element = self
    while let wrapper = element as? WrapperElement {
      element = wrapper.content
      if element === other { return true }
    }
    return false
  }
}
