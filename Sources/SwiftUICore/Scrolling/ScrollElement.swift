import LegatoDisplay

/// A window on a content that is larger than it: one layer, clipped, that moves the content as one
/// unit. Scrolling lays nothing out but what follows the window: lazy rows, and readers of geometry
/// that have asked where they are.
@MainActor
final class ScrollElement: Element, FramedElement, RecognizingElement {
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
  private var gripTarget: ScrollTarget?
  private var refresh:
    (control: RefreshControl, node: SecondaryNode<AnyView>, element: ZStackElement)?
  var hasStarted = false
  /// How far the content is seen beyond the frame: under bars, up to the edge of the screen.
  var reach = SafeArea.Sides()
  var followers = ScrollFollowers()
  private var isDragged = false
  /// The offsets that lazy containers have rows for: those from now until the next step.
  var prepared = (from: Point.zero, to: Point.zero)
  /// Where and when the content set out when it began to move by itself.
  var departure = (place: Point.zero, time: 0.0)
  var step: Int?
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

  override var valueHolders: [Element] { [offset.holder] }

  override func addFollower(_ follower: any ScrollFollower) {
    if followers.add(follower), step == nil { scheduleStep() }
  }

  func set(_ axes: Axis.Set, showsIndicators: Bool) {
    let environment = environment
    for indicator in indicators {
      let visibility =
        indicator.axis == .vertical
        ? environment.verticalScrollIndicatorVisibility
        : environment.horizontalScrollIndicatorVisibility
      indicator.isWanted =
        axes.contains(indicator.axis.set) && visibility.showsIndicator(byDefault: showsIndicators)
    }
    let setup = environment.scrollSetup
    if setup != self.setup {
      let old = self.setup
      self.setup = setup
      if setup.contentMargins != old.contentMargins { tellContainerSize() }
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
      let holder = SecondaryNode(control.indicator, node.inputs())
      let element = ZStackElement(node: holder)
      holder.element = element
      holder.fill()
      node.adopt(holder)
      refresh = (control, holder, element)
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

  override var containerSize: CGSize? {
    // The frame lies within the safe area.
    let size = windowSize == .zero ? offer : windowSize
    return CGSize(
      width: max(0, size.width - margins.leading - margins.trailing),
      height: max(0, size.height - margins.top - margins.bottom))
  }

  override func addSizeFollower(_ element: Element) {
    guard !sizeFollowers.contains(where: { $0.element === element }) else { return }
    sizeFollowers.removeAll { $0.element == nil }
    sizeFollowers.append(WeakElement(element: element))
  }

  private func tellContainerSize() {
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
    let isOtherSize = (windowSize == .zero ? offer : windowSize) != bounds.size
    windowSize = bounds.size
    if isOtherSize { tellContainerSize() }
    contentSize = sizeWithMargins(inner)
    holdAnchor(old.content, old.window)
    keepInBounds()
    let reach = safeArea.reach(of: CGRect(origin: surfaceOrigin, size: size))
    if reach != self.reach {
      self.reach = reach
      setNeedsRecord()
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
      graph.afterLayout { [weak self] in self?.tellGeometry() }
    }
  }

  private var windowSize = CGSize.zero

  /// Content that is anchored stays so: at first, and where it was at its anchor before sizes changed.
  private func holdAnchor(_ oldContent: CGSize, _ oldWindow: CGSize) {
    var place = offset.target
    for axis in Axis.allCases where axes.contains(axis.set) {
      let anchor = hasStarted ? setup.anchors.sizeChanges : setup.anchors.initialOffset
      guard let anchor else { continue }
      let part = anchor.mirrored(axis == .horizontal && isRightToLeft)[axis]
      let range = bounds(axis)
      let wanted = range.lowerBound + part * (range.upperBound - range.lowerBound)
      let room = max(0, oldContent[axis] - oldWindow[axis])
      let before = axis == .horizontal && isRightToLeft ? -room * (1 - part) : room * part
      let now = axis == .horizontal ? place.x : place.y
      guard !hasStarted || abs(now - before) < 1 else { continue }
      if axis == .horizontal { place.x = wanted } else { place.y = wanted }
    }
    hasStarted = true
    guard place != offset.target, !isDragged, offset.gliding == nil else { return }
    scroll(to: place, graph.transaction(for: node.childScope))
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
    let most = max(0, contentSize[axis] - size[axis])
    if axis == .horizontal { return isRightToLeft ? -most...0 : 0...most }
    return (refresh?.control.isRefreshing == true ? -RefreshControl.room : 0)...most
  }

  /// The content has become shorter than it is scrolled: it follows.
  private func keepInBounds() {
    guard !isDragged, offset.gliding == nil else { return }
    let clamped = clamped(offset.target)
    guard clamped != offset.target else { return }
    scroll(to: clamped, graph.transaction(for: node.childScope))
  }

  private func clamped(_ place: Point) -> Point {
    let (x, y) = (bounds(.horizontal), bounds(.vertical))
    return Point(
      min(max(place.x, x.lowerBound), x.upperBound), min(max(place.y, y.lowerBound), y.upperBound))
  }

  /// What scrolls goes through under bars: along its axes nothing of it is unsafe.
  override func safeArea(for child: Element) -> SafeArea? {
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

  private func enter(_ new: ScrollPhase) {
    guard new != phase else { return }
    let old = phase
    phase = new
    for observer in setup.observers { observer.phaseDidChange(from: old, of: self) }
  }

  // MARK: Being scrolled

  /// Scrolls so that a part of the content comes to an anchor of the window; without one, just so
  /// far that it is seen.
  func scroll(toShow rect: CGRect, anchor: UnitPoint?, _ transaction: Transaction) {
    var place = offset.target
    func coordinate(_ from: Double, _ to: Double, _ length: Double, _ now: Double, _ part: Double?)
      -> Double
    {
      if let part { return from - part * (length - (to - from)) }
      if from < now { return from }
      return to > now + length ? min(from, to - length) : now
    }
    let anchor = anchor.map { usable($0.mirrored(isRightToLeft), "scrollTo") }
    // What is in the margins is not seen in full.
    let left = isRightToLeft ? margins.trailing : margins.leading
    let (width, height) = (
      size.width - margins.leading - margins.trailing, size.height - margins.top - margins.bottom
    )
    place.x =
      coordinate(rect.minX, rect.maxX, width, place.x + left, anchor.map { Double($0.x) }) - left
    place.y =
      coordinate(rect.minY, rect.maxY, height, place.y + margins.top, anchor.map { Double($0.y) })
      - margins.top
    scroll(to: clamped(place), transaction)
  }

  func scroll(to place: Point, _ transaction: Transaction) {
    var transaction = transaction
    if transaction.animation != nil, place != offset.target {
      let listener = AnimationListener(criteria: .removed) { [weak self] in
        guard let self, self.node.isMounted, self.phase == .animating, !self.offset.isMoving else {
          return
        }
        self.prepare()
        self.enter(.idle)
      }
      transaction.listeners.append(listener)
      graph.sealAfterUpdate(listener)
      enter(.animating)
    }
    departure = (offset.shown, graph.now)
    offset.set(place, transaction)
    if offset.isMoving { onMotion() }
    prepare()
  }

  /// The content has no longer as much room as it had.
  func returnToBounds() {
    guard node.isMounted, !isDragged, offset.gliding == nil else { return }
    let place = clamped(offset.target)
    if place != offset.target { scroll(to: place, graph.transaction(for: node.childScope)) }
  }

  /// Goes where a position says.
  func go(to place: ScrollPosition.Place, anchor: UnitPoint?, _ transaction: Transaction) {
    var target = offset.target
    switch place {
    case .view(let id, let own):
      node.scroll(to: id.value, own ?? anchor)
      return
    case .edge(let edge):
      let (x, y) = (bounds(.horizontal), bounds(.vertical))
      switch edge {
      case .top: target.y = y.lowerBound
      case .bottom: target.y = y.upperBound
      case .leading: target.x = isRightToLeft ? x.upperBound : x.lowerBound
      case .trailing: target.x = isRightToLeft ? x.lowerBound : x.upperBound
      }
    case .point(let x, let y):
      if let x { target.x = usable(x, "scrollPosition") }
      if let y { target.y = usable(y, "scrollPosition") }
    }
    scroll(to: clamped(target), transaction)
  }

  /// A finger holds the content; answers where it would be if the band did not give way.
  func hold() -> Point {
    graph.transaction = Transaction()
    offset.stop()
    isDragged = true
    gripTarget = ScrollTarget(rect: window)
    enter(.interacting)
    prepare()
    for indicator in indicators { indicator.appear() }
    let shown = offset.shown
    return Point(
      unbanded(shown.x, .horizontal), unbanded(shown.y, .vertical))
  }

  /// A finger has dragged the content to a place, which may be beyond its ends.
  func drag(to place: Point) {
    // What follows the content belongs to this event, not to the update that was last.
    graph.transaction = Transaction()
    offset.set(
      Point(banded(place.x, .horizontal), banded(place.y, .vertical)), Transaction())
    if axes.contains(.vertical) { refresh?.control.pull(-offset.shown.y, self) }
    prepare()
  }

  /// The finger lets go, with a velocity of the content in points a second.
  func letGo(velocity: Point) {
    graph.transaction = Transaction()
    isDragged = false
    let shown = offset.shown
    let grid = 1 / graph.displayList.scale
    func course(_ position: Double, _ velocity: Double, _ axis: Axis) -> ScrollCourse {
      ScrollCourse(
        position: position, velocity: axes.contains(axis.set) ? velocity : 0, bounds: bounds(axis),
        grid: grid)
    }
    var x = course(shown.x, velocity.x, .horizontal)
    var y = course(shown.y, velocity.y, .vertical)
    if let wanted = aligned(Point(x.target, y.target), velocity) {
      if wanted.x != x.target {
        x = ScrollCourse(position: shown.x, velocity: velocity.x, target: wanted.x)
      }
      if wanted.y != y.target {
        y = ScrollCourse(position: shown.y, velocity: velocity.y, target: wanted.y)
      }
    }
    enter(.decelerating)
    departure = (shown, graph.now)
    offset.letGo(x, y) { [weak self] in self?.didComeToRest() }
    if offset.isMoving { onMotion() }
    prepare()
  }

  /// Where a behavior has the content come to rest.
  private func aligned(_ place: Point, _ velocity: Point) -> Point? {
    guard let behavior = setup.behavior?.behavior, let gripTarget else { return nil }
    var target = ScrollTarget(
      rect: CGRect(x: place.x, y: place.y, width: size.width, height: size.height))
    let context = ScrollTargetBehaviorContext(
      originalTarget: gripTarget, velocity: CGVector(dx: velocity.x, dy: velocity.y),
      contentSize: contentSize, containerSize: size, axes: axes, environment: environment,
      targets: { [margins, targetLayout, isRightToLeft] axis in
        let margin =
          axis == .vertical ? margins.top : isRightToLeft ? margins.trailing : margins.leading
        return (targetLayout?.ranges(axis) ?? []).map {
          $0.lowerBound - margin...$0.upperBound - margin
        }
      })
    behavior.updateTarget(&target, context: context)
    let (x, y) = (target.rect.minX, target.rect.minY)
    guard x.isFinite, y.isFinite else {
      graph.report("scrollTargetBehavior: the target is not finite; it is left out.", at: node)
      return nil
    }
    let anchor = target.anchor.map { usable($0, "scrollTargetBehavior") } ?? .topLeading
    return clamped(
      Point(
        x - anchor.x * (size.width - target.rect.width),
        y - anchor.y * (size.height - target.rect.height)))
  }

  private func didComeToRest() {
    for indicator in indicators { indicator.disappear() }
    // Whoever keeps the position is told where it is before the scrolling is over.
    prepare()
    enter(.idle)
  }

  private func bounces(_ axis: Axis) -> Bool {
    let environment = environment
    let behavior =
      axis == .vertical
      ? environment.verticalScrollBounceBehavior : environment.horizontalScrollBounceBehavior
    return behavior != .basedOnSize || contentSize[axis] > size[axis]
  }

  private func banded(_ place: Double, _ axis: Axis) -> Double {
    guard axes.contains(axis.set) else { return 0 }
    let range = bounds(axis)
    let end = min(max(place, range.lowerBound), range.upperBound)
    guard bounces(axis) else { return end }
    let shown = RubberBand.shown(abs(place - end), length: size[axis])
    return end + (place < end ? -shown : shown)
  }

  private func unbanded(_ shown: Double, _ axis: Axis) -> Double {
    let range = bounds(axis)
    let end = min(max(shown, range.lowerBound), range.upperBound)
    let dragged = RubberBand.dragged(abs(shown - end), length: size[axis])
    return end + (shown < end ? -dragged : dragged)
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
  override func contentShapeContains(_ point: Point) -> Bool? {
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
}

extension Axis {
  var set: Axis.Set { self == .horizontal ? .horizontal : .vertical }
}
