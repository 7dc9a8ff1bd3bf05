/// A grid that you can use in conditional layouts.
public struct GridLayout: Layout, Sendable {
  /// The alignment of subviews in their cells.
  public var alignment: Alignment
  /// The distance between columns, in points; 8 where it is `nil`.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows, in points; 8 where it is `nil`.
  public var verticalSpacing: CGFloat?

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ())
    -> CGSize
  {
    answer(proposal, subviews)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    arrange(bounds, proposal, subviews)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    alignment(guide.key, proposal, subviews)
  }

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
  @MainActor func places(_ children: [Element], _ proposal: ProposedViewSize) -> [Place] {
    arrangement.places(children, proposal)
  }
  @MainActor func guide(_ key: AlignmentKey, _ children: [Element], _ proposal: ProposedViewSize)
    -> CGFloat?
  {
    arrangement.guide(key, children, proposal)
  }
}
