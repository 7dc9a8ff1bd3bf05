/// A layout that is one of the runtime's own containers.
protocol ContainerLayout: Layout where Cache == Void {
  @MainActor func size(_ children: [Element], _ proposal: ProposedViewSize) -> CGSize
  @MainActor func placements(_ children: [Element], _ proposal: ProposedViewSize)
    -> [ChildPlacement]
  @MainActor func guide(_ key: AlignmentKey, _ children: [Element], _ proposal: ProposedViewSize)
    -> CGFloat?
}

/// Layouts are asked on the main thread.
private func onMain<Value: Sendable>(_ body: @MainActor () -> Value) -> Value {
  withoutActuallyEscaping(body) { body in
    return MainActor.assumeIsolated { body() }
  }
}

extension ContainerLayout {
  func answer(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    nonisolated(unsafe) let layout = self
    return onMain { layout.size(subviews.elements, proposal) }
  }

  func arrange(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
    nonisolated(unsafe) let layout = self
    onMain {
      for (subview, placement) in zip(subviews, layout.placements(subviews.elements, proposal)) {
        subview.place(
          at: CGPoint(x: bounds.minX + placement.origin.x, y: bounds.minY + placement.origin.y),
          proposal: placement.proposal)
      }
    }
  }

  func line(_ subviews: LayoutSubviews, along line: Axis) -> ViewSpacing {
    onMain {
      let (elements, axes) = (subviews.elements, (Axis.vertical, Axis.horizontal))
      let vertical = SwiftUICore.Element.spacingOfLine(elements, along: line, axes.0)
      let horizontal = SwiftUICore.Element.spacingOfLine(elements, along: line, axes.1)
      return ViewSpacing(
        VerticalSpacing(top: vertical.0, bottom: vertical.1),
        HorizontalSpacing(leading: horizontal.0, trailing: horizontal.1))
    }
  }

  func alignment(
    _ key: AlignmentKey, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> CGFloat? {
    nonisolated(unsafe) let layout = self
    return onMain { layout.guide(key, subviews.elements, proposal) }
  }
}

/// A horizontal container that you can use in conditional layouts.
public struct HStackLayout: Layout, Sendable {
  /// The alignment of subviews across the line.
  public var alignment: VerticalAlignment
  /// The distance between adjacent subviews, in points; their own preference where it is `nil`.
  public var spacing: CGFloat?

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of subviews across the line.
  ///   - spacing: The distance between adjacent subviews, in points; their own preference where it
  ///     is `nil`. Negative distances make subviews overlap; infinity and NaN are treated as 0.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// A horizontal stack orientation, so that dividers and spacers follow the line.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  /// The size of the line for a proposal.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ())
    -> CGSize
  {
    answer(proposal, subviews)
  }

  /// Places the subviews along the line.
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

extension HStackLayout {
  /// The preferred spacing of the line: at its ends that of the first and of the last subview.
  public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    line(subviews, along: .horizontal)
  }
}

extension HStackLayout: ContainerLayout {
  @MainActor private var arrangement: StackArrangement {
    StackArrangement(axis: .horizontal, alignment: alignment.key, spacing: spacing)
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

/// A vertical container that you can use in conditional layouts.
public struct VStackLayout: Layout, Sendable {
  /// The alignment of subviews across the line.
  public var alignment: HorizontalAlignment
  /// The distance between adjacent subviews, in points; their own preference where it is `nil`.
  public var spacing: CGFloat?

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of subviews across the line.
  ///   - spacing: The distance between adjacent subviews, in points; their own preference where it
  ///     is `nil`. Negative distances make subviews overlap; infinity and NaN are treated as 0.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// A vertical stack orientation, so that dividers and spacers follow the line.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  /// The size of the line for a proposal.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ())
    -> CGSize
  {
    answer(proposal, subviews)
  }

  /// Places the subviews along the line.
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

extension VStackLayout {
  /// The preferred spacing of the line: at its ends that of the first and of the last subview.
  public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    line(subviews, along: .vertical)
  }
}

extension VStackLayout: ContainerLayout {
  @MainActor private var arrangement: StackArrangement {
    StackArrangement(axis: .vertical, alignment: alignment.key, spacing: spacing)
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

/// An overlaying container that you can use in conditional layouts.
public struct ZStackLayout: Layout, Sendable {
  /// The alignment of subviews.
  public var alignment: Alignment

  /// Creates a layout.
  ///
  /// - Parameter alignment: The alignment of subviews in both axes.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  /// The size that holds all subviews for a proposal.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ())
    -> CGSize
  {
    answer(proposal, subviews)
  }

  /// Places the subviews over each other.
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

extension ZStackLayout: ContainerLayout {
  @MainActor private var arrangement: PileArrangement {
    PileArrangement(alignment: alignment)
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
