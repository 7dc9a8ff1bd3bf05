import LegatoDisplay

/// The ways that scrollable content can interact with the software keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let rawValue: Int

  /// Determine the mode automatically based on the surrounding context: lists dismiss the keyboard
  /// when a person scrolls them, other scroll views do not.
  public static var automatic: ScrollDismissesKeyboardMode { .init(rawValue: 0) }
  /// Dismiss the keyboard as soon as scrolling starts.
  public static var immediately: ScrollDismissesKeyboardMode { .init(rawValue: 1) }
  /// Enable people to interactively dismiss the keyboard as part of the scroll operation. A host shows
  /// no keyboard: it is dismissed once the finger that scrolls is below the scroll view.
  public static var interactively: ScrollDismissesKeyboardMode { .init(rawValue: 2) }
  /// Never dismiss the keyboard automatically as a result of scrolling.
  public static var never: ScrollDismissesKeyboardMode { .init(rawValue: 3) }
}

private enum ScrollDismissesKeyboardKey: EnvironmentKey {
  static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}

extension EnvironmentValues {
  /// The way that scrollable content interacts with the software keyboard.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[ScrollDismissesKeyboardKey.self] }
    set { self[ScrollDismissesKeyboardKey.self] = newValue }
  }
}

extension View {
  /// Configures the behavior in which scrollable content interacts with the software keyboard: a field
  /// that loses it loses the focus.
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View
  {
    environment(\.scrollDismissesKeyboardMode, mode)
  }
}

extension ScrollElement {
  /// A finger scrolls and is at `place`, in the scroll view's own coordinates.
  func dismissKeyboard(isBeginning: Bool, at place: Point) {
    guard graph.focus.focused != nil else { return }
    var mode = EnvironmentValues(storage: node.environmentStorage).scrollDismissesKeyboardMode
    if mode == .automatic { mode = graph.service(ScrollDefaults.self).keyboard }
    switch mode {
    case .immediately where isBeginning: graph.focus.focus(nil)
    case .interactively where place.y > frame.shown.height: graph.focus.focus(nil)
    default: break
    }
  }
}
