/// A grid that you can use in conditional layouts.
public struct GridLayout: Layout, Sendable {
  /// The alignment of subviews in their cells.
  public var alignment: Alignment
  /// The distance between columns, in points; what the cells ask for where it is `nil`, 8 as a rule.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows, in points; what the cells ask for where it is `nil`, of texts by their baselines.
  public var verticalSpacing: CGFloat?

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of subviews in their cells.
  ///   - horizontalSpacing: The distance between columns, in points; what the cells ask for where it is `nil`, 8 as a rule. Infinity
  ///     and NaN are treated as 0.
  ///   - verticalSpacing: The distance between rows, in points; what the cells ask for where it is `nil`, of texts by their baselines. Infinity and
  ///     NaN are treated as 0.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// The size of the grid for a proposal.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ())
    -> CGSize
  {
    answer(proposal, subviews)
  }

  /// Places the subviews in their cells.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    arrange(bounds, proposal, subviews)
  }

  /// The position of a guide, in points, combined from the subviews; `nil` where it has the default
  /// value.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    alignment(guide.key, proposal, subviews)
  }

  /// The position of a guide, in points, combined from the subviews; `nil` where it has the default
  /// value.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    alignment(guide.key, proposal, subviews)
  }
}

extension GridLayout: ContainerLayout {
  @MainActor private var arrangement: GridArrangement {
    GridArrangement(alignment, horizontalSpacing, verticalSpacing)
  }
  @MainActor func size(_ children: [Element], _ proposal: ProposedViewSize) -> CGSize {
    arrangement.size(children, proposal)
  }
  @MainActor func placements(_ children: [Element], _ proposal: ProposedViewSize)
    -> [ChildPlacement]
  {
    arrangement.placements(children, proposal)
  }
  @MainActor func guide(_ key: AlignmentKey, _ children: [Element], _ proposal: ProposedViewSize)
    -> CGFloat?
  {
    arrangement.guide(key, children, proposal)
  }
}
