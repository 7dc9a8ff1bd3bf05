/// A view that arranges its children in a line that grows vertically, creating items only as needed.
///
/// It takes the width that it is offered. Views of a loop directly inside exist while they are seen.
public struct LazyVStack<Content: View>: LazyContainer {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a lazy vertical stack view with the given spacing and vertical alignment.
  ///
  /// - Parameter spacing: the distance between views; 8 points where it is `nil`.
  /// - Parameter pinnedViews: which headers and footers of sections stay visible.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  static var axis: Axis { .vertical }
  static var name: String? { "LazyVStack" }

  func configure(_ element: LazyElement) {
    element.setPins(pinnedViews)
    element.set(Alignment(horizontal: alignment, vertical: .top), spacing)
  }
}

/// A view that arranges its children in a line that grows horizontally, creating items only as
/// needed.
///
/// It takes the height that it is offered. Views of a loop directly inside exist while they are seen.
public struct LazyHStack<Content: View>: LazyContainer {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a lazy horizontal stack view with the given spacing and vertical alignment.
  ///
  /// - Parameter spacing: the distance between views; 8 points where it is `nil`.
  /// - Parameter pinnedViews: which headers and footers of sections stay visible.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  static var axis: Axis { .horizontal }
  static var name: String? { "LazyHStack" }

  func configure(_ element: LazyElement) {
    element.setPins(pinnedViews)
    element.set(Alignment(horizontal: .leading, vertical: alignment), spacing)
  }
}
