package import LegatoDisplay

/// A thing that is laid out and drawn: what a view's node puts into its container.
///
/// Positions are those of the nearest barrier above (an element that moves its children as one
/// unit); they are model positions, and only what draws animates on the way there.
@MainActor
package class Element {
  /// The node that made the element; it lives as long as the element is part of the tree.
  package unowned let node: Node
  // As in `Node`.
  #if DEBUG
    package unowned let graph: ViewGraph
  #else
    package unowned(unsafe) let graph: ViewGraph
  #endif
  // Who is the parent of whom, see decision 25. Used on the main thread only.
  private nonisolated(unsafe) unowned(unsafe) var above: Element?
  private nonisolated(unsafe) var below: [Element] = []
  /// Removed from layout, still drawn until its transition is over.
  package final internal(set) var isRemoving = false {
    didSet { if isRemoving != oldValue { parent?.childChanges?.forget() } }
  }
  /// What the element, or something below it, may offer that most do not.
  private(set) final var offers: SubtreeOffers = []
  private var rarities: Rarities?

  // Layout
  private var sizes = MeasuredSizes()
  private var guides: [MeasuredGuide] = []
  private var needsPlacement = true
  private var wasPlaced = false
  /// Whether the element is at once where it is placed, whatever animates the update.
  final var skipsFrameAnimation = false
  package private(set) var origin = CGPoint.zero
  package private(set) var size = CGSize.zero
  private(set) var placedProposal = ProposedViewSize.unspecified

  // Drawing
  package final internal(set) var layerID: LayerID?
  /// Whether the layer's own properties are different. Every tick says so of what moves; what
  /// does not move is in the graph's queue as well.
  final var needsRecord = false
  /// Whether the layer is different in more than its place and in values that move.
  final var needsFullRecord = false
  /// Culls the layer where it moves off the surface; a part of the element.
  final unowned(unsafe) var culling: (any LayerCulling)?
  final var isInRecordQueue = false
  final var needsLayerList = false
  /// The values of the element that can move.
  final var attributes: [AnyAttribute] = []
  /// How many of them are moving.
  final var movingCount = 0

  /// What few elements have.
  private final class Rarities {
    weak var presenceTransition: (any PresenceTransition)?
    var isExitingPlace = false
    var removal = 0
    var lastCheck = CheckMark()
    var childChanges: ChildChanges<Element>?
  }

  package init(node: Node) {
    self.node = node
    graph = node.graph
  }

  deinit {
    // Children that outlive the element have no parent from now on.
    for child in below where child.above === self { child.above = nil }
  }

  private var rare: Rarities {
    if let rarities { return rarities }
    let made = Rarities()
    rarities = made
    return made
  }

  /// The transition that the element is the outermost view of.
  final var presenceTransition: (any PresenceTransition)? {
    get { rarities?.presenceTransition }
    set { rare.presenceTransition = newValue }
  }

  /// Whether a transition takes the element out of the place where it entered and exits.
  final var isExitingPlace: Bool {
    get { rarities?.isExitingPlace ?? false }
    set { if newValue != isExitingPlace { rare.isExitingPlace = newValue } }
  }

  /// Counts removals: what was removed first is drawn first.
  final var removal: Int {
    get { rarities?.removal ?? 0 }
    set { if newValue != removal { rare.removal = newValue } }
  }

  /// Keeps what has changed in the children, for a container that has many.
  final var childChanges: ChildChanges<Element>? {
    get { rarities?.childChanges }
    set { if newValue != nil || rarities != nil { rare.childChanges = newValue } }
  }

  /// Where the last check of the invariants has met the element.
  final var lastCheck: CheckMark {
    get { rarities?.lastCheck ?? CheckMark() }
    set { rare.lastCheck = newValue }
  }

  package final var environment: EnvironmentValues { node.environment }
  /// Whether the view reacts to people.
  package final var isEnabled: Bool {
    EnvironmentValues(storage: node.environmentStorage).isEnabled
  }
  package final var isRightToLeft: Bool { node.isRightToLeft }

  // MARK: What kinds of elements say of themselves

  /// The size that the element takes when it is offered `proposal`.
  package func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Places the children. `bounds` are in the barrier's coordinates.
  package func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {}

  /// An alignment guide that is not the default one, from the element's own top left.
  func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    nil
  }

  /// Something of the environment that the element read is another value.
  package func environmentDidChange() {}

  package var layoutPriority: Double { 0 }
  package var zIndex: Double { 0 }
  /// The facet that the element offers for a key; `nil` where it offers none of that type. Wrappers
  /// return the traits of the element that they wrap.
  package func facet(_ key: FacetKey) -> Any? { nil }

  // Input and semantics

  /// Whether touches can reach the element and what it holds.
  package var isHittable: Bool { true }
  /// Whether the element and what it holds can be perceived at all.
  package var isPerceivable: Bool { true }
  /// Takes the children's coordinates to those that the element is placed in.
  package var childTransform: Transform { .identity }

  /// Whether the element has a layer of its own.
  package var drawsLayer: Bool { false }
  /// Whether children are placed in the element's own coordinates, and move with it.
  package var isBarrier: Bool { false }
  /// The origin of a barrier, on the pixel grid.
  var barrierOrigin: CGPoint { origin }
  /// Makes the layers that the element's own refers to, before it is filled in.
  package func willRecord() {}
  /// Fills in what the layer shows now, but for its children.
  package func record(into layer: inout Layer) {}

  /// The element has been removed, with everything that it has adopted.
  package func wasDropped() {}

  // MARK: Tree

  /// The element that lays this one out; `nil` at the top, and where that element is gone.
  package final var parent: Element? { above }
  /// Laid out by this element, in structural order.
  package final var children: [Element] { below }

  /// Takes over the frame of an element that was placed before this one was made around it, as all do that
  /// are between the two. What else they hold has frames of its own.
  final func adoptPlacement(of placed: Element) {
    var between = placed.parent
    while let element = between, element !== self { between = element.parent }
    var adopting = between == nil ? self : placed.parent
    while let element = adopting {
      element.origin = placed.origin
      element.size = placed.size
      element.placedProposal = placed.placedProposal
      adopting = element === self ? nil : element.parent
    }
  }

  /// - Parameter changesSize: whether the element itself, and what is above it, has to be measured
  ///   again. Where the children are only more of what is known already, it has not.
  package final func setChildren(_ elements: [Element], changesSize: Bool = true) {
    // A child of another parent by now keeps that one. So each element that has this one as its parent is
    // among its children, which is how it is found when this one goes.
    for child in below where child.above === self { child.above = nil }
    below = elements
    // Without children there is nothing to keep a distance to.
    var offered: SubtreeOffers = elements.isEmpty ? .sideSpacing : []
    for child in elements {
      // What another parent has moved, and the child has not followed yet, it could not follow from here.
      if child.above !== self { child.resolveDisplacementAbove() }
      child.above = self
      offered.formUnion(child.offers)
    }
    childChanges?.forget()
    offer(offered)
    if changesSize { invalidateLayout() }
    invalidateLayerList()
  }

  package final var liveChildren: [Element] {
    below.contains { $0.isRemoving } ? below.filter { !$0.isRemoving } : below
  }

  /// Says that the element may offer something, to all that it is in.
  final func offer(_ offered: SubtreeOffers) {
    var element: Element? = self
    while let current = element, !current.offers.isSuperset(of: offered) {
      current.offers.formUnion(offered)
      element = current.above
    }
  }

  // MARK: Layout

  /// Whether something has been measured since the last change.
  final var isMeasured: Bool { !sizes.isEmpty }

  /// The size for a proposal, measured once until something below changes.
  package final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if let known = sizes[proposal] { return known }
    graph.statistics.layouts += 1
    var size = measure(proposal)
    size.width = Self.sane(size.width, for: proposal.width)
    size.height = Self.sane(size.height, for: proposal.height)
    sizes.append(size, for: proposal)
    return size
  }

  /// A guide that is not the default one, found once until something below changes.
  final func guide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    // Texts have baselines; other guides only who has been given some.
    guard key.kind == .baseline || offers.contains(.guides) else { return nil }
    for known in guides where known.key == key && known.proposal == proposal { return known.guide }
    let guide = explicitGuide(key, size: sizeThatFits(proposal), proposal: proposal)
    if guides.count >= MeasuredSizes.limit { guides.removeFirst() }
    guides.append(MeasuredGuide(key: key, proposal: proposal, guide: guide))
    return guide
  }

  /// Where a guide is, explicit or by default, from the element's own top left.
  final func position(of key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat {
    if !offers.contains(.guides), let place = key.standardPosition(in: sizeThatFits(proposal)) {
      return place
    }
    return dimensions(proposal)[key]
  }

  /// A length as a result of measuring: not negative, and infinite only where the proposal is.
  private static func sane(_ length: CGFloat, for proposal: CGFloat?) -> CGFloat {
    if length.isFinite { return min(max(0, length), supportedMagnitude) }
    return length == .infinity && proposal == .infinity ? .infinity : 0
  }

  /// Puts the element and everything below in place.
  package final func place(at origin: CGPoint, proposal: ProposedViewSize) {
    let size = sizeThatFits(proposal)
    if !needsPlacement, origin == self.origin, size == self.size, proposal == placedProposal {
      return
    }
    needsPlacement = false
    wasPlaced = true
    self.origin = origin
    self.size = size
    placedProposal = proposal
    graph.statistics.layouts += 1
    place(CGRect(origin: origin, size: size), proposal: proposal)
    // Exiting children keep their position.
    for child in childChanges?.exiting(of: below, where: \.isRemoving) ?? below
    where child.isRemoving {
      child.place(at: child.origin, proposal: child.placedProposal)
    }
  }

  /// Moves the element, with what it holds, to another place, as it was placed last.
  final func displace(to origin: CGPoint) {
    guard wasPlaced else { return }
    let (x, y) = (origin.x - self.origin.x, origin.y - self.origin.y)
    self.origin = origin
    culling?.frameDidMove(to: CGRect(origin: origin, size: size))
    for child in children {
      child.displace(to: CGPoint(x: child.origin.x + x, y: child.origin.y + y))
    }
  }

  /// Sets own frames, then places the children.
  package func place(_ bounds: CGRect, proposal: ProposedViewSize) {
    placeChildren(in: bounds, proposal: proposal)
  }

  /// Places a child by its rectangle in left-to-right coordinates of `bounds`, mirrored where the
  /// environment reads right to left.
  package final func placeChild(
    _ child: Element, at point: CGPoint, size: CGSize, in bounds: CGRect,
    proposal: ProposedViewSize
  ) {
    let x = isRightToLeft ? bounds.width - point.x - size.width : point.x
    child.place(
      at: CGPoint(x: bounds.minX + x, y: bounds.minY + point.y), proposal: proposal)
  }

  final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    return ViewDimensions(width: size.width, height: size.height) { key in
      self.guide(key, proposal)
    } fault: { value in
      self.graph.report(
        "alignment guide: \(value) is not a finite number; 0 is used.", at: self.node)
    }
  }

  /// Forgets what was measured here and above: something below is different.
  package final func invalidateLayout() {
    var element: Element? = self
    while let current = element {
      if current.needsPlacement, current.sizes.isEmpty, current !== self { break }
      current.sizes.removeAll()
      if !current.guides.isEmpty { current.guides.removeAll(keepingCapacity: true) }
      current.needsPlacement = true
      element = current.above
      element?.childChanges?.note(current)
    }
    graph.layoutWasAsked(by: self)
  }

  /// Makes the next layout place this element's children again, in the frame that the element has:
  /// nothing above has changed, so nothing above is measured.
  package final func invalidatePlacement() {
    graph.layout.placements.append(self)
    needsPlacement = true
    graph.layoutWasAsked(by: self)
  }

  /// Places the element's children again, unless the layout from the root has done so already.
  final func placeInCurrentFrame() {
    resolveDisplacementAbove()
    // A lazy row may have been dropped since it asked; its node is no more.
    guard needsPlacement, wasPlaced, isInTree else { return }
    place(at: origin, proposal: placedProposal)
  }

  /// Whether the next layout places the element again, or for the first time.
  final var isToBePlaced: Bool { needsPlacement || !wasPlaced }

  // MARK: Drawing

  /// The layer's own properties are different now.
  package final func setNeedsRecord() {
    needsFullRecord = true
    setNeedsPlaceRecord()
  }

  /// The layer is elsewhere now, or of another size, and the same otherwise.
  final func setNeedsPlaceRecord() {
    guard drawsLayer else { return }
    needsRecord = true
    guard !isInRecordQueue else { return }
    isInRecordQueue = true
    graph.recording.elements.append(self)
  }

  /// The nearest layer at or above this element holds other layers than before.
  package final func invalidateLayerList() {
    var element: Element? = self
    while let current = element {
      if current.drawsLayer || current.above == nil {
        if !current.needsLayerList {
          current.needsLayerList = true
          graph.recording.layerLists.append(current)
        }
        return
      }
      element = current.above
    }
  }

  /// Removed elements first, then by z index, then in structural order.
  final var drawingOrder: [Element] {
    // One child has one order; most elements hold one, and its number may be far below.
    guard below.count > 1 else { return below }
    let hasIndices = offers.contains(.zIndex)
    guard below.contains(where: { $0.isRemoving || hasIndices && $0.zIndex != 0 }) else {
      return below
    }
    return children.enumerated().sorted { left, right in
      if left.element.zIndex != right.element.zIndex {
        return left.element.zIndex < right.element.zIndex
      }
      if left.element.isRemoving != right.element.isRemoving { return left.element.isRemoving }
      if left.element.isRemoving, left.element.removal != right.element.removal {
        return left.element.removal < right.element.removal
      }
      return left.offset < right.offset
    }.map(\.element)
  }

  /// What is drawn under and over the children; containers with a background add theirs.
  package var drawnChildren: [Element] { drawingOrder }

  /// Appends the layers that represent this element in the layer above.
  final func collectLayers(into list: inout [LayerID]) {
    if drawsLayer {
      list.append(graph.layer(of: self))
    } else {
      for child in drawnChildren { child.collectLayers(into: &list) }
    }
  }
}
