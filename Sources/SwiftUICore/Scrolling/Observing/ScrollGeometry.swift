/// A type that defines the geometry of a scroll view.
public struct ScrollGeometry: Equatable, Sendable {
  /// The content offset of the scroll view: what of the content is at its top left. At the start it
  /// is the negative inset.
  public var contentOffset: CGPoint
  /// The size of the content of the scroll view, without the insets.
  public var contentSize: CGSize
  /// The content insets of the scroll view.
  public var contentInsets: EdgeInsets
  /// The size of the container of the scroll view.
  public var containerSize: CGSize

  /// Creates a scroll geometry.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The visible rect of the scroll view, in the coordinates of the content.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The bounds rect of the scroll view, in the coordinates of the content.
  public var bounds: CGRect { visibleRect }
}

/// A type that describes the state of a scroll gesture of a scrollable view.
public enum ScrollPhase: Hashable, Sendable {
  /// The scroll view is idle: nothing is scrolling.
  case idle
  /// The user has a finger on the content, which has not begun to scroll yet.
  case tracking
  /// The user is interacting with the scroll view.
  case interacting
  /// The user has let go, and the content comes to rest.
  case decelerating
  /// The content goes somewhere with an animation, because it was told to.
  case animating

  /// Whether the scroll view is actively scrolling.
  public var isScrolling: Bool { self != .idle && self != .tracking }
}

/// A type that provides you with more content when the phase of a scroll view changes.
public struct ScrollPhaseChangeContext {
  /// The geometry of the scroll view at the time of the scroll phase change.
  public let geometry: ScrollGeometry
  /// The velocity of the content at that time, in points a second; `nil` where nothing scrolls.
  public let velocity: CGVector?
}
