import LegatoDisplay

/// What a host is put together from beside the kernel, which knows none of it.
@MainActor
package struct HostFeatures {
  /// The colour of an empty surface.
  let background: (ColorScheme) -> DisplayColor
  /// Puts the window's content onto a surface.
  let makeSurface: (_ content: Element, _ node: Node) -> any Surface
  /// How views enter and exit; without it they do so at once.
  let transitions: (any PresenceTransitions)?
  /// What people do, in the order in which it is brought to the views.
  let makeInputs: (ViewGraph) -> [any InputSource]
}

/// Something that brings what people do to the views.
@MainActor
protocol InputSource: AnyObject {
  /// Gives up what goes on with views that are not there any more.
  ///
  /// - Returns: whether there was anything to give up.
  func dropMissingViews() -> Bool
  /// Views may stand elsewhere than before.
  func viewsDidChange()
  /// Notifies views of what has come over them by itself.
  ///
  /// - Returns: whether any view was notified.
  func deliver() -> Bool
  /// Whether something waits for a time of its own, as a long press.
  var isWaiting: Bool { get }
}

extension InputSource {
  func dropMissingViews() -> Bool { false }
  func viewsDidChange() {}
  func deliver() -> Bool { false }
  var isWaiting: Bool { false }
}
