import Foundation

/// Posts that the keyboard is shown and hidden, as the focus comes to a text and leaves it.
///
/// There is no keyboard on the surface, so its frames are at the bottom edge and have no height: as on a
/// device with a keyboard of its own.
@MainActor
struct KeyboardNotifier {
  private var isShown = false

  /// Seconds and curve of the platform's keyboard, which layouts move along with.
  private static let duration = 0.25
  private static let curve = 7

  mutating func follow(_ target: (any FocusTarget)?, in graph: ViewGraph) {
    let isTyping = target?.takesText ?? false
    guard isTyping != isShown else { return }
    isShown = isTyping
    let size = graph.displayList.size
    let frame = CGRect(x: 0, y: size.height, width: size.width, height: 0)
    let information: [AnyHashable: Any] = [
      "UIKeyboardFrameBeginUserInfoKey": frame, "UIKeyboardFrameEndUserInfoKey": frame,
      "UIKeyboardAnimationDurationUserInfoKey": Self.duration,
      "UIKeyboardAnimationCurveUserInfoKey": Self.curve, "UIKeyboardIsLocalUserInfoKey": true,
    ]
    let names =
      isTyping
      ? [HostNotification.keyboardWillShow, HostNotification.keyboardDidShow]
      : [HostNotification.keyboardWillHide, HostNotification.keyboardDidHide]
    for name in names {
      NotificationCenter.default.post(name: name, object: nil, userInfo: information)
    }
  }
}
