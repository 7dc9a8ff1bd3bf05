/// The placement of margins.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let rawValue: Int
  /// The automatic placement: the content and the indicators of a scroll view.
  public static let automatic = ContentMarginPlacement(rawValue: 0)
  /// The scroll content placement.
  public static let scrollContent = ContentMarginPlacement(rawValue: 1)
  /// The scroll indicators placement.
  public static let scrollIndicators = ContentMarginPlacement(rawValue: 2)
}

extension View {
  /// Configures the content margin for the specified edges of the nearest scroll view inside.
  ///
  /// - Parameters:
  ///   - edges: the edges to add margins to.
  ///   - insets: in points; those that are not finite or negative count as 0.
  ///   - placement: what has the margins.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    func apply(_ margins: inout EdgeInsets) {
      func sanitized(_ value: CGFloat) -> CGFloat { value.isFinite ? max(0, value) : 0 }
      if edges.contains(.top) { margins.top = sanitized(insets.top) }
      if edges.contains(.leading) { margins.leading = sanitized(insets.leading) }
      if edges.contains(.bottom) { margins.bottom = sanitized(insets.bottom) }
      if edges.contains(.trailing) { margins.trailing = sanitized(insets.trailing) }
    }
    let replacesListTop = placement != .scrollIndicators && edges.contains(.top)
    return transformEnvironment(\.scrollSetup) {
      if placement != .scrollIndicators { apply(&$0.contentMargins) }
      if placement != .scrollContent { apply(&$0.indicatorMargins) }
    }
    .transformEnvironment(\.listTopMargin) { if replacesListTop { $0 = 0 } }
  }

  /// Configures the content margin for the specified edges of the nearest scroll view inside; `nil`
  /// is 16 points.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let length = length ?? 16
    return contentMargins(
      edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length),
      for: placement)
  }

  /// Configures the content margin for all edges of the nearest scroll view inside.
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }
}

/// The ways that scrollable content can bounce when it reaches the end of the scrollable area.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let rawValue: Int
  /// The automatic behavior: the content always bounces.
  public static let automatic = ScrollBounceBehavior(rawValue: 0)
  /// The scrollable content always bounces.
  public static let always = ScrollBounceBehavior(rawValue: 1)
  /// The scrollable content bounces when its content is large enough to require scrolling.
  public static let basedOnSize = ScrollBounceBehavior(rawValue: 2)
}

private enum VerticalBounceKey: EnvironmentKey {
  static var defaultValue: ScrollBounceBehavior { .automatic }
}
private enum HorizontalBounceKey: EnvironmentKey {
  static var defaultValue: ScrollBounceBehavior { .automatic }
}
private enum ListTopMarginKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum ScrollClipKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// The scroll bounce mode for the vertical axis of scrollable views.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[VerticalBounceKey.self] }
    set { self[VerticalBounceKey.self] = newValue }
  }
  /// The scroll bounce mode for the horizontal axis of scrollable views.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[HorizontalBounceKey.self] }
    set { self[HorizontalBounceKey.self] = newValue }
  }
  /// What a list leaves free above its first section, in points, where a margin of its content takes the place
  /// of that.
  package var listTopMargin: CGFloat? {
    get { self[ListTopMarginKey.self] }
    set { self[ListTopMarginKey.self] = newValue }
  }
  var isScrollClipDisabled: Bool {
    get { self[ScrollClipKey.self] }
    set { self[ScrollClipKey.self] = newValue }
  }
}

extension View {
  /// Configures the bounce behavior of scrollable views along the specified axis.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    transformEnvironment(\.verticalScrollBounceBehavior) {
      if axes.contains(.vertical) { $0 = behavior }
    }
    .transformEnvironment(\.horizontalScrollBounceBehavior) {
      if axes.contains(.horizontal) { $0 = behavior }
    }
  }

  /// Sets whether a scroll view clips its content to its bounds.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isScrollClipDisabled, disabled)
  }
}

/// A type defining the role of a scroll anchor.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let rawValue: Int
  /// The anchor that places the content at first.
  public static let initialOffset = ScrollAnchorRole(rawValue: 0)
  /// The anchor that holds the content where its size, or that of the scroll view, changes.
  public static let sizeChanges = ScrollAnchorRole(rawValue: 1)
  /// The anchor that places content that is smaller than the scroll view.
  public static let alignment = ScrollAnchorRole(rawValue: 2)
}

extension View {
  /// Associates an anchor to control which part of the scroll view's content should be rendered by
  /// default, where it stays when sizes change, and where content stands that is smaller.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    transformEnvironment(\.scrollSetup) {
      $0.anchors = ScrollAnchors(initialOffset: anchor, sizeChanges: anchor, alignment: anchor)
    }
  }

  /// Associates an anchor to control the position of a scroll view in a particular circumstance.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole)
    -> some View
  {
    transformEnvironment(\.scrollSetup) {
      switch role {
      case .initialOffset: $0.anchors.initialOffset = anchor
      case .sizeChanges: $0.anchors.sizeChanges = anchor
      default: $0.anchors.alignment = anchor
      }
    }
  }
}
