/// A container view that arranges its child views in a grid that grows vertically, creating items
/// only as needed.
///
/// Columns come from the items, never from the cells: a cell that is wider than its column overflows
/// it. A line is as tall as its tallest cell.
public struct LazyVGrid<Content: View>: LazyContainer {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a grid that grows vertically.
  ///
  /// - Parameters:
  ///   - columns: the columns; an empty array is treated as one flexible column.
  ///   - alignment: the position of the columns in the grid when they do not fill it.
  ///   - spacing: the distance between lines; 8 points where it is `nil`.
  ///   - pinnedViews: which headers and footers of sections stay visible.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  static var axis: Axis { .vertical }
  static var name: String? { "LazyVGrid" }

  func configure(_ element: LazyElement) {
    element.setPins(pinnedViews)
    element.set(
      Alignment(horizontal: alignment, vertical: .top), spacing, items: columns)
  }
}

/// A container view that arranges its child views in a grid that grows horizontally, creating items
/// only as needed.
public struct LazyHGrid<Content: View>: LazyContainer {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a grid that grows horizontally.
  ///
  /// - Parameters:
  ///   - rows: the rows; an empty array is treated as one flexible row.
  ///   - alignment: the position of the rows in the grid when they do not fill it.
  ///   - spacing: the distance between lines; 8 points where it is `nil`.
  ///   - pinnedViews: which headers and footers of sections stay visible.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  static var axis: Axis { .horizontal }
  static var name: String? { "LazyHGrid" }

  func configure(_ element: LazyElement) {
    element.setPins(pinnedViews)
    element.set(Alignment(horizontal: .leading, vertical: alignment), spacing, items: rows)
  }
}
