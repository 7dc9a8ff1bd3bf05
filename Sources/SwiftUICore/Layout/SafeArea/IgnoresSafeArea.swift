/// A set of symbolic safe area regions.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// The regions as bits.
  public let rawValue: UInt
  /// Creates a set of regions from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The safe area defined by the device and containers within the user interface, including
  /// elements such as top and bottom bars.
  public static let container = SafeAreaRegions(rawValue: 1 << 0)
  /// The safe area matching the current extent of any software keyboard displayed over the view
  /// content. No keyboard covers the surface of a host, so that this region is empty.
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
  /// All safe area regions.
  public static let all = SafeAreaRegions(rawValue: .max)
}

struct IgnoresSafeAreaModifier: PrimitiveModifier {
  var edges: Edge.Set

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    IgnoresSafeAreaElement(self, content: content, node: node)
  }
}

/// Places what it holds beyond the safe area where the view reaches its border. The view's own size
/// is what it would be inside.
private final class IgnoresSafeAreaElement: ModifierElement<IgnoresSafeAreaModifier> {
  /// By how much the content was let out last.
  private var reach = SafeArea.Sides()

  override func modifierDidChange() { invalidateLayout() }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    reach = reach(of: bounds, at: modifier.edges)
    guard !reach.isZero else { return content.place(at: bounds.origin, proposal: proposal) }
    let room = bounds.extended(by: reach)
    let offer = ProposedViewSize(
      width: reach.left + reach.right > 0 ? room.width : proposal.width,
      height: reach.top + reach.bottom > 0 ? room.height : proposal.height)
    placeAligned(content, .center, in: room, proposal: offer)
  }

  /// What has been ignored is no longer unsafe for what is inside.
  private func ownSafeArea(for child: Element) -> SafeArea? {
    guard !reach.isZero else { return nil }
    var area = safeArea
    let rect = CGRect(origin: surfaceOrigin, size: size).extended(by: reach)
    let (safe, whole) = (area.safe, area.whole)
    let left = reach.left > 0 ? min(rect.minX, safe.minX) : safe.minX
    let top = reach.top > 0 ? min(rect.minY, safe.minY) : safe.minY
    let right = reach.right > 0 ? max(rect.maxX, safe.maxX) : safe.maxX
    let bottom = reach.bottom > 0 ? max(rect.maxY, safe.maxY) : safe.maxY
    area.safe = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    area.whole = whole
    return area
  }

  package override func facet(_ key: FacetKey) -> Any? {
    switch key {
    case SafeAreaFacet.self: SafeAreaFacet(area: ownSafeArea)
    default: super.facet(key)
    }
  }
}

extension View {
  /// Expands the safe area of a view: the view reaches beyond it at the edges that lie on its
  /// border.
  nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all)
    -> some View
  {
    modifier(IgnoresSafeAreaModifier(edges: regions.contains(.container) ? edges : []))
  }

  /// Changes the view's proposed area to extend outside the screen's safe areas.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(.container, edges: edges)
  }
}
