/// An element that can have the focus: what is pressed on a keyboard goes to it.
@MainActor
package protocol FocusTarget: Element {
  /// Whether it takes the focus at all.
  var takesFocus: Bool { get }
  /// Whether it takes what is typed.
  var takesText: Bool { get }
  /// It has got the focus, or lost it.
  func focusDidChange(_ isFocused: Bool, fromKeyboard: Bool)
  /// Does what a key asks for; answers whether it is anything.
  func handle(_ press: KeyPress) -> Bool
  /// Does what a control does when it is pressed; answers whether it is one.
  func activate() -> Bool
}

extension FocusTarget {
  package var takesText: Bool { false }
  package func activate() -> Bool { false }

  /// Whether the focus can go there now.
  var canHaveFocus: Bool { isPresent && takesFocus && isEnabled }

  /// The keys that press a control.
  func activates(_ press: KeyPress) -> Bool {
    guard press.modifiers.isSubset(of: [.capsLock, .numericPad]) else { return false }
    return (press.key == .space || press.key == .return) && activate()
  }
}
