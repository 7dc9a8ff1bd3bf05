import LegatoDisplay

/// A window on a content that is larger than it: one layer, clipped, that moves the content as one
/// unit. Scrolling lays nothing out but what follows the window: lazy rows, and readers of geometry
/// that have asked where they are.
@MainActor
final class ScrollElement: Element, FramedElement, RecognizingElement, ShowsInPlace {
  private(set) var frame: FrameAttribute!
  private(set) var offset: ScrollAttribute!
  /// The content: several views stand one below the other.
  let stack: StackElement
  private(set) var indicators: [ScrollIndicator] = []
  private(set) var axes: Axis.Set = .vertical
  /// How large the content is, with the margins around it.
  private(set) var contentSize = CGSize.zero
  private(set) var setup = ScrollSetup()
  private(set) var phase = ScrollPhase.idle
  /// What lays out what the content comes to rest at.
  weak var targetLayout: ScrollTargetLayoutElement?
  /// What was seen when a finger took hold of the content.
  var gripTarget: ScrollTarget?
  private(set) var refresh:
    (control: RefreshControl, node: SecondaryNode<AnyView>, element: ZStackElement)?
  var hasStarted = false
  /// How far the content is seen beyond the frame: under bars, up to the edge of the screen.
  var reach = SafeArea.Sides()
  var followers = ScrollFollowers()
  var isDragged = false
  /// How much content has come before what a finger holds, since it took hold.
  var dragShift = Point.zero
  /// The offsets that lazy containers have rows for: those from now until the next step.
  var prepared = (from: Point.zero, to: Point.zero)
  /// Where and when the content set out when it began to move by itself.
  var departure = (place: Point.zero, time: 0.0)
  var step: EventQueue.ID?
  /// Called when the offset begins to move by itself.
  var onMotion: () -> Void = {}

  override init(node: Node) {
    stack = StackElement(.vertical, node: node)
    super.init(node: node)
    frame = FrameAttribute(self)
    offset = ScrollAttribute(self, node: node)
    indicators = Axis.allCases.map { ScrollIndicator($0, node: node) }
    setChildren([stack] + indicators)
  }

  private func addOwnFollower(_ follower: any ScrollFollower) {
    if followers.add(follower), step == nil { scheduleStep() }
  }

  func set(_ axes: Axis.Set, showsIndicators: Bool) {
    let environment = environment
    let defaults = graph.service(ScrollDefaults.self)
    for indicator in indicators {
      var visibility =
        indicator.axis == .vertical
        ? environment.verticalScrollIndicatorVisibility
        : environment.horizontalScrollIndicatorVisibility
      if visibility == .automatic {
        visibility =
          indicator.axis == .vertical ? defaults.verticalIndicators : defaults.horizontalIndicators
      }
      indicator.isWanted =
        axes.contains(indicator.axis.set) && visibility.showsIndicator(byDefault: showsIndicators)
    }
    let setup = environment.scrollSetup
    if setup != self.setup {
      let old = self.setup
      self.setup = setup
      if setup.contentMargins != old.contentMargins { reportContainerSize() }
      if setup.contentMargins != old.contentMargins || setup.anchors != old.anchors {
        invalidateLayout()
      }
      setNeedsRecord()
      if let position = setup.position, position !== old.position { position.connect(self) }
    }
    setRefresh(environment.refreshControl)
    guard axes != self.axes else { return }
    self.axes = axes
    invalidateLayout()
  }

  /// Shows what tells of a refresh above the content.
  private func setRefresh(_ control: RefreshControl?) {
    guard control !== refresh?.control else { return }
    dropRefresh()
    if let control {
      let secondaryNode = SecondaryNode(control.indicator, node.inputs())
      let element = ZStackElement(node: secondaryNode)
      secondaryNode.element = element
      secondaryNode.fill()
      node.adopt(secondaryNode)
      refresh = (control, secondaryNode, element)
    }
    setChildren([stack] + (refresh.map { [$0.element] } ?? []) + indicators)
  }

  private func dropRefresh() {
    guard let refresh else { return }
    refresh.node.unmount()
    node.disown(refresh.node)
    self.refresh = nil
  }

  override func wasDropped() { dropRefresh() }

  // MARK: Layout

  var margins: EdgeInsets { setup.contentMargins }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal)
        ? nil : proposal.width.map { max(0, $0 - margins.leading - margins.trailing) },
      height: axes.contains(.vertical)
        ? nil : proposal.height.map { max(0, $0 - margins.top - margins.bottom) })
  }

  private func sizeWithMargins(_ inner: ProposedViewSize) -> CGSize {
    let size = stack.sizeThatFits(inner)
    return CGSize(
      width: size.width + margins.leading + margins.trailing,
      height: size.height + margins.top + margins.bottom)
  }

  // MARK: As a container

  /// What is told to those who take their size from the container, before it has one: what it is
  /// offered first.
  private var offer = CGSize.zero
  private var sizeFollowers: [WeakElement] = []

  private struct WeakElement { weak var element: Element? }

  private var ownContainerSize: CGSize {
    // The frame lies within the safe area.
    let size = windowSize == .zero ? offer : windowSize
    return CGSize(
      width: max(0, size.width - margins.leading - margins.trailing),
      height: max(0, size.height - margins.top - margins.bottom))
  }

  private func addSizeFollower(_ element: Element) {
    guard !sizeFollowers.contains(where: { $0.element === element }) else { return }
    sizeFollowers.removeAll { $0.element == nil }
    sizeFollowers.append(WeakElement(element: element))
  }

  private func reportContainerSize() {
    for follower in sizeFollowers { follower.element?.invalidateLayout() }
  }

  /// The first offer along each axis that says anything.
  private func takeOffer(_ proposal: ProposedViewSize) {
    guard windowSize == .zero else { return }
    if offer.width == 0, let width = proposal.width, width.isFinite { offer.width = width }
    if offer.height == 0, let height = proposal.height, height.isFinite { offer.height = height }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    takeOffer(proposal)
    let content = sizeWithMargins(inner(proposal))
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
  }

  override func place(_ bounds: CGRect, proposal: ProposedViewSize) {
    frame.set(bounds)
    super.place(bounds, proposal: proposal)
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    let inner = inner(proposal)
    let old = (content: contentSize, window: windowSize)
    let isFirst = !hasStarted
    let isOtherSize = (windowSize == .zero ? offer : windowSize) != bounds.size
    windowSize = bounds.size
    if isOtherSize { reportContainerSize() }
    contentSize = sizeWithMargins(inner)
    // The indicators tell how much there is.
    if contentSize != old.content { setNeedsRecord() }
    let anchored = anchoredAxes(old.content, old.window)
    followers.forEach { $0.keepPlace() }
    holdAnchor(anchored)
    keepInBounds(old.content)
    let reach = safeArea.reach(of: CGRect(origin: surfaceOrigin, size: size))
    if reach != self.reach {
      self.reach = reach
      setNeedsRecord()
      if !isFirst { followers.forEach { $0.windowDidStep() } }
    }
    let leading = isRightToLeft ? margins.trailing : margins.leading
    stack.place(
      at: CGPoint(x: contentOrigin.x + leading, y: contentOrigin.y + margins.top), proposal: inner)
    for indicator in indicators { indicator.place(at: .zero, proposal: .unspecified) }
    if let element = refresh?.element {
      let offer = ProposedViewSize(width: bounds.width, height: RefreshControl.room)
      let size = element.sizeThatFits(offer)
      element.place(
        at: CGPoint(
          x: (bounds.width - size.width) / 2, y: -(RefreshControl.room + size.height) / 2),
        proposal: offer)
    }
    if !setup.observers.isEmpty || setup.position != nil {
      graph.afterLayout { [weak self] in self?.reportGeometry() }
    }
  }

  private var windowSize = CGSize.zero

  /// The axes along which the content was at its anchor before sizes changed; at first all that have
  /// one.
  private func anchoredAxes(_ oldContent: CGSize, _ oldWindow: CGSize) -> [Axis] {
    Axis.allCases.filter { axis in
      guard axes.contains(axis.set) else { return false }
      guard hasStarted else { return setup.anchors.initialOffset != nil }
      guard let anchor = setup.anchors.sizeChanges else { return false }
      let part = anchor.mirrored(axis == .horizontal && isRightToLeft)[axis]
      let room = max(0, oldContent[axis] - oldWindow[axis])
      let before = axis == .horizontal && isRightToLeft ? -room * (1 - part) : room * part
      let now = axis == .horizontal ? offset.target.x : offset.target.y
      return abs(now - before) < 1
    }
  }

  /// Content that is anchored stays so: at first, and where it was at its anchor before sizes changed.
  private func holdAnchor(_ anchored: [Axis]) {
    var place = offset.target
    for axis in anchored {
      let anchor = hasStarted ? setup.anchors.sizeChanges : setup.anchors.initialOffset
      guard let anchor else { continue }
      let part = anchor.mirrored(axis == .horizontal && isRightToLeft)[axis]
      let range = bounds(axis)
      let wanted = range.lowerBound + part * (range.upperBound - range.lowerBound)
      if axis == .horizontal { place.x = wanted } else { place.y = wanted }
    }
    hasStarted = true
    guard place != offset.target, !isDragged, offset.gliding == nil else { return }
    var transaction = graph.transaction(for: node.childScope)
    // What turns out to be longer while the content is on its way there is reached by the same motion.
    if transaction.animation == nil, let running = offset.runningAnimation {
      transaction.animation = running
    }
    scroll(to: place, transaction)
  }

  /// Where the content starts: along an axis that it does not fill it leads, across the only axis it
  /// is centred, and where there are two axes it is centred in both.
  private var contentOrigin: CGPoint {
    let isFree = axes == [.horizontal, .vertical]
    func start(_ axis: Axis) -> CGFloat {
      let room = size[axis] - contentSize[axis]
      if room > 0, axes.contains(axis.set), let anchor = setup.anchors.alignment {
        return room * anchor.mirrored(axis == .horizontal && isRightToLeft)[axis]
      }
      if axes.contains(axis.set), !isFree || room < 0 {
        return axis == .horizontal && isRightToLeft ? room : 0
      }
      return room / 2
    }
    return CGPoint(x: start(.horizontal), y: start(.vertical))
  }

  /// Where the content can rest.
  func bounds(_ axis: Axis) -> ClosedRange<Double> {
    guard axes.contains(axis.set) else { return 0...0 }
    let maxOffset = max(0, contentSize[axis] - size[axis])
    if axis == .horizontal { return isRightToLeft ? -maxOffset...0 : 0...maxOffset }
    return (refresh?.control.isRefreshing == true ? -RefreshControl.room : 0)...maxOffset
  }

  /// The content has become shorter than it is scrolled: it follows.
  private func keepInBounds(_ oldContent: CGSize) {
    guard !isDragged else { return }
    if offset.gliding != nil {
      // What slides beyond its end comes back by itself, but where its end has come to it.
      let (place, lost) = (clamped(offset.shown), axes(thatLost: oldContent))
      guard
        lost.contains(.vertical) && place.y < offset.shown.y
          || lost.contains(.horizontal) && abs(place.x) < abs(offset.shown.x)
      else { return }
      settle(at: place)
      return
    }
    let clamped = clamped(offset.target)
    guard clamped != offset.target else { return }
    scroll(to: clamped, graph.transaction(for: node.childScope))
  }

  /// The axes along which there was more content.
  private func axes(thatLost oldContent: CGSize) -> Axis.Set {
    var lost: Axis.Set = []
    if contentSize.width < oldContent.width - 1 { lost.insert(.horizontal) }
    if contentSize.height < oldContent.height - 1 { lost.insert(.vertical) }
    return lost
  }

  func clamped(_ place: Point) -> Point {
    let (x, y) = (bounds(.horizontal), bounds(.vertical))
    return Point(
      min(max(place.x, x.lowerBound), x.upperBound), min(max(place.y, y.lowerBound), y.upperBound))
  }

  /// What scrolls goes through under bars: along its axes nothing of it is unsafe.
  private func ownSafeArea(for child: Element) -> SafeArea? {
    guard !reach.isZero else { return nil }
    var area = safeArea
    if axes.contains(.vertical) {
      area.safe.origin.y = area.whole.minY
      area.safe.size.height = area.whole.height
    }
    if axes.contains(.horizontal) {
      area.safe.origin.x = area.whole.minX
      area.safe.size.width = area.whole.width
    }
    return area
  }

  // MARK: Phases

  func enter(_ new: ScrollPhase) {
    guard new != phase else { return }
    let old = phase
    phase = new
    for observer in setup.observers { observer.phaseDidChange(from: old, of: self) }
  }

  // MARK: Drawing and touches

  override var drawsLayer: Bool { true }
  override var isBarrier: Bool { true }
  override var barrierOrigin: CGPoint {
    let shown = offset.shown
    return CGPoint(x: frame.model.x - shown.x, y: frame.model.y - shown.y)
  }

  override var childTransform: Transform {
    let (frame, shown) = (frame.shown, offset.shown)
    return .translation(frame.x - shown.x, frame.y - shown.y)
  }

  override func willRecord() {
    let margins = setup.indicatorMargins
    for indicator in indicators {
      indicator.follow(frameWindow, in: contentSize, from: contentOrigin, margins: margins)
    }
  }

  override func record(into layer: inout Layer) {
    let (frame, shown) = (frame.shown, offset.shown)
    layer.transform = childTransform
    layer.clip =
      environment.isScrollClipDisabled
      ? nil : Layer.Clip(.rect(extended(Rect(shown.x, shown.y, frame.width, frame.height))))
  }

  /// Touches are the window's where it is, whatever the content has there, and nowhere else.
  private func ownShapeContains(_ point: Point) -> Bool? {
    extended(frame.shown).contains(point)
  }

  private func extended(_ rect: Rect) -> Rect {
    Rect(
      rect.x - reach.left, rect.y - reach.top, rect.width + reach.left + reach.right,
      rect.height + reach.top + reach.bottom)
  }

  var priority: GesturePriority { .normal }
  var mask: GestureMask { environment.isScrollEnabled ? .all : .subviews }
  private var pan: GestureRecognizer<ScrollPan>?
  var recognizer: any TouchRecognizer {
    if let pan { return pan }
    let pan = ScrollPan.makeRecognizer(ScrollPan(), _GestureInputs(element: self))
    self.pan = pan
    return pan
  }

  package override func facet(_ key: FacetKey) -> Any? {
    switch key {
    case DetachedElements.self: DetachedElements(list: [offset.dataElement])
    case ScrollNotifier.self: ScrollNotifier(add: addOwnFollower)
    case ContainerSizeFacet.self:
      ContainerSizeFacet(size: ownContainerSize, addFollower: addSizeFollower)
    case SafeAreaFacet.self: SafeAreaFacet(area: ownSafeArea)
    case ContentShapeFacet.self: ContentShapeFacet(contains: ownShapeContains)
    default: super.facet(key)
    }
  }
}

extension Axis {
  var set: Axis.Set { self == .horizontal ? .horizontal : .vertical }
}
