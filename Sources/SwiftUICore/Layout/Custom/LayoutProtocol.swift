/// A type that defines the geometry of a collection of views.
///
/// Sizes and places are those of left-to-right; where the environment reads right to left the
/// result is mirrored. While its `animatableData` move the layout is asked in every frame; where it
/// has none the views move from their old places to their new ones.
public protocol Layout: Animatable {
  /// Properties of a layout container.
  static var layoutProperties: LayoutProperties { get }

  /// A collection of proxies for the subviews of a layout view.
  typealias Subviews = LayoutSubviews

  /// Cached values associated with the layout instance.
  associatedtype Cache = Void

  /// Creates and initializes a cache for a layout instance.
  func makeCache(subviews: Self.Subviews) -> Self.Cache
  /// Updates the layout's cache when something changes.
  func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)
  /// Returns the preferred spacing values of the composite view.
  func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing
  /// Returns the size of the composite view, given a proposed size and the view's subviews.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGSize
  /// Assigns positions to each of the layout's subviews. A subview that is not placed is centred.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache)
  /// Returns the position of the specified horizontal alignment guide along the x axis.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat?
  /// Returns the position of the specified vertical alignment guide along the y axis.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat?
}

extension Layout {
  /// The default property values for a layout.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes the cache anew.
  public func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// Returns the result of merging the preferred spacing of all subviews.
  public func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing {
    guard let first = subviews.first else { return .zero }
    return subviews.dropFirst().reduce(into: first.spacing) { $0.formUnion($1.spacing) }
  }

  /// Says nothing: the guide has its default value.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat? { nil }

  /// Says nothing: the guide has its default value.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat? { nil }
}

extension Layout where Cache == Void {
  /// Makes an empty cache.
  public func makeCache(subviews: Self.Subviews) {}
}

extension Layout {
  /// Combines the specified views into a single composite view using the layout algorithms of the
  /// custom layout container.
  @_disfavoredOverload
  nonisolated public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }

  /// What a layout says of itself, which depends on what it holds where its type is erased.
  var properties: LayoutProperties { (self as? AnyLayout)?.box.properties ?? Self.layoutProperties }
}
