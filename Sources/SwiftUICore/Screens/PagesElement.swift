import LegatoDisplay

/// Views as large as the container: one of them is shown, or they stand side by side in a row that
/// moves as one unit.
@MainActor
final class PagesElement: Element, FramedElement, RecognizingElement {
  private(set) var frame: FrameAttribute!
  /// The place that is shown, in pages.
  private var place: AnimatedAttribute<Double>!
  var isPaged = false {
    didSet {
      if isPaged != oldValue {
        invalidateLayout()
        invalidateLayerList()
      }
    }
  }
  /// The page that is selected.
  private var selected = 0
  /// One view for each page; what else there is, is kept out of sight.
  private var pages: [Element] = []
  /// Told the page that a finger has moved to.
  var didMove: (Int) -> Void = { _ in }
  /// Told the pages that come into sight.
  var didShow: ([Int]) -> Void = { _ in }
  /// Told that nothing moves any more.
  var didRest: () -> Void = {}
  /// Told that pages begin to move by themselves.
  var onMotion: () -> Void = {}
  private var followers = ScrollFollowers()
  private var step: EventQueue.ID?
  /// When the pages began to move by themselves, in seconds.
  private var departure = 0.0
  private var grip: (start: Double, page: Int)?
  private var turns = 0
  /// How far what is shown reaches beyond the frame, up to the edges of the screen.
  private var reach = SafeArea.Sides()

  override init(node: Node) {
    super.init(node: node)
    frame = FrameAttribute(self)
    place = AnimatedAttribute(self, "page") { [$0] }
    place.set(0, Transaction())
  }

  /// Which of the children are pages, in order.
  func setPages(_ new: [Element]) {
    guard !new.elementsEqual(pages, by: ===) else { return }
    let concealed = pages.filter { page in !new.contains { $0 === page } }
    pages = new
    // Who was drawn until now has a layer that nobody holds.
    for page in concealed { page.dropLayers() }
    invalidateLayout()
    invalidateLayerList()
  }

  private var livePages: [Element] { pages.filter { !$0.isRemoving } }

  var isMoving: Bool { place.isMoving || grip != nil }
  /// Whether they move on without a finger.
  var isTurning: Bool { place.isMoving }

  /// Shows a page; with an animation in the transaction pages go there.
  func select(_ page: Int, _ transaction: Transaction) {
    guard page != selected || place.model != Double(page) else { return }
    selected = page
    invalidateLayerList()
    var transaction = transaction
    // Pages that nobody has pushed are changed at once for people who asked for less motion.
    if !isPaged || environment.accessibilityReduceMotion { transaction = Transaction() }
    go(to: page, transaction)
  }

  /// Goes to a page as if a finger had let go of it.
  func goBack(to page: Int) {
    selected = page
    go(to: page, Transaction(animation: PageMotion.turn))
  }

  private func go(to page: Int, _ transaction: Transaction) {
    turns += 1
    let turn = turns
    var transaction = transaction
    if transaction.animation != nil {
      let listener = AnimationListener(criteria: .removed) { [weak self] in
        guard let self, self.turns == turn, self.grip == nil else { return }
        self.didRest()
      }
      transaction.listeners.append(listener)
      place.set(Double(page), transaction)
      listener.close()
      departure = graph.now
      onMotion()
    } else {
      if place.isMoving { place.jump() }
      place.set(Double(page), transaction)
    }
    takeStep()
  }

  // MARK: Who follows

  private func addOwnFollower(_ follower: any ScrollFollower) {
    if isPaged, followers.add(follower), step == nil { scheduleStep() }
  }

  /// Other parts of the pages are shown.
  func windowDidChange() {
    setNeedsRecord()
    followers.forEach { $0.windowDidChange() }
  }

  /// The pages are elsewhere, at a time that does not depend on frames.
  private func takeStep() {
    scheduleStep()
    windowDidChange()
    followers.forEach { $0.windowDidStep() }
  }

  private func scheduleStep() {
    cancelStep()
    guard place.isMoving, followers.followInSteps else { return }
    let length = ScrollElement.stepLength(after: graph.now - departure)
    step = graph.schedule(at: graph.now + length) { [weak self] in
      self?.step = nil
      self?.place.sampleNow()
      self?.takeStep()
    }
  }

  func cancelStep() {
    if let step { graph.events.cancel(step) }
    step = nil
  }

  // MARK: Layout

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard proposal.width == nil || proposal.height == nil else {
      return proposal.replacingUnspecifiedDimensions()
    }
    let sizes = livePages.map { $0.sizeThatFits(proposal) }
    return CGSize(
      width: proposal.width ?? sizes.map(\.width).max() ?? 0,
      height: proposal.height ?? sizes.map(\.height).max() ?? 0)
  }

  override func place(_ bounds: CGRect, proposal: ProposedViewSize) {
    frame.set(bounds)
    super.place(bounds, proposal: proposal)
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    reach = safeArea.reach(of: CGRect(origin: surfaceOrigin, size: size))
    let pages = livePages
    for child in liveChildren where !pages.contains(where: { $0 === child }) {
      child.place(at: .zero, proposal: .zero)
    }
    for (index, child) in pages.enumerated() {
      let offer = ProposedViewSize(bounds.size)
      let inner = child.sizeThatFits(offer)
      let x = isPaged ? CGFloat(index) * bounds.width * direction : 0
      child.place(
        at: CGPoint(
          x: x + (bounds.width - inner.width) / 2, y: (bounds.height - inner.height) / 2),
        proposal: offer)
    }
    setNeedsRecord()
  }

  /// Pages have the safe area that the container has, wherever they stand in the row.
  private func ownSafeArea(for child: Element) -> SafeArea? {
    guard isPaged, let index = livePages.firstIndex(where: { $0 === child }) else { return nil }
    let x = (CGFloat(index) - CGFloat(place.model)) * size.width * direction
    var area = safeArea
    area.safe = area.safe.offsetBy(dx: x, dy: 0)
    area.whole = area.whole.offsetBy(dx: x, dy: 0)
    // A page ends where the next one begins.
    if reach.left == 0, reach.right == 0 { return area }
    area.whole.origin.x = area.safe.minX
    area.whole.size.width = area.safe.width
    return area
  }

  // MARK: Drawing

  private var direction: CGFloat { isRightToLeft ? -1 : 1 }
  override var drawsLayer: Bool { true }
  override var isBarrier: Bool { true }

  private func offset(_ width: Double) -> Double {
    isPaged ? place.presented * width * direction : 0
  }

  override var barrierOrigin: CGPoint {
    // Where they are at this moment: between frames as well.
    place.sampleNow()
    let x = isPaged ? CGFloat(place.presented) * CGFloat(frame.model.width) * direction : 0
    return CGPoint(x: frame.model.x - x, y: frame.model.y)
  }

  override var childTransform: Transform {
    let frame = frame.shown
    return .translation(frame.x - offset(frame.width), frame.y)
  }

  override func record(into layer: inout Layer) {
    let frame = frame.shown
    layer.transform = childTransform
    layer.isMoving = place.isMoving
    layer.clip =
      isPaged
      ? Layer.Clip(
        .rect(
          Rect(
            offset(frame.width) - reach.left, -reach.top,
            frame.width + reach.left + reach.right, frame.height + reach.top + reach.bottom)))
      : nil
  }

  override var drawnChildren: [Element] {
    let live = livePages
    if isPaged { return live }
    return live.indices.contains(selected) ? [live[selected]] : []
  }

  private var ownPerceivableChildren: [Element] {
    let live = livePages
    return live.indices.contains(selected) ? [live[selected]] : []
  }

  /// Whether a child is kept out of sight.
  private func conceals(_ child: Element) -> Bool { !drawnChildren.contains { $0 === child } }

  private func ownShapeContains(_ point: Point) -> Bool? {
    isPaged ? frame.shown.contains(point) : nil
  }

  // MARK: Fingers

  var priority: GesturePriority { .normal }
  var mask: GestureMask { isPaged ? .all : .subviews }
  private var pan: GestureRecognizer<HorizontalPan>?
  var recognizer: any TouchRecognizer {
    if let pan { return pan }
    let gesture = HorizontalPan(
      edgeWidth: nil, isForwardOnly: false, isEnabled: true
    ) { [weak self] in self?.turn($0) }
    let pan = HorizontalPan.makeRecognizer(gesture, _GestureInputs(element: self))
    self.pan = pan
    return pan
  }

  private func turn(_ event: HorizontalPanEvent) {
    // Pages that have gone from under the finger go nowhere.
    guard isInTree else { return grip = nil }
    let width = Double(size.width)
    let last = Double(max(0, livePages.count - 1))
    guard width > 0 else { return }
    switch event {
    case .began:
      place.sampleNow()
      turns += 1
      grip = (PageMotion.unbanded(place.presented, last: last), selected)
    case .moved(let way):
      guard let grip else { return }
      let place = PageMotion.banded(grip.start - way / width, last: last)
      self.place.set(place, GestureActions.tracking)
      didShow([Int(place.rounded(.down)), Int(place.rounded(.up))])
      takeStep()
    case .ended(_, let velocity):
      guard let grip else { return }
      self.grip = nil
      let aim = PageMotion.aim(
        place: place.model, from: grip.page, velocity: -velocity / width, last: Int(last))
      release(to: aim)
    case .cancelled:
      guard grip != nil else { return }
      grip = nil
      release(to: selected)
    }
  }

  private func release(to page: Int) {
    let changes = page != selected
    selected = page
    go(to: page, Transaction(animation: PageMotion.turn))
    if changes { didMove(page) }
    if !place.isMoving { didRest() }
  }

  package override func facet(_ key: FacetKey) -> Any? {
    switch key {
    case Concealment.self: Concealment.children(conceals)
    case ScrollNotifier.self: ScrollNotifier(add: addOwnFollower)
    case SafeAreaFacet.self: SafeAreaFacet(area: ownSafeArea)
    case ContainerSizeFacet.self: ContainerSizeFacet(size: size)
    case PerceivableChildren.self: PerceivableChildren(list: ownPerceivableChildren)
    case ContentShapeFacet.self: ContentShapeFacet(contains: ownShapeContains)
    default: super.facet(key)
    }
  }
}

/// How pages follow a finger and come to rest. Ways in pages.
enum PageMotion {
  /// Critically damped; about that of a paging scroll view, of which no numbers are published.
  static let turn = Animation.spring(duration: 0.35, bounce: 0).bySystem
  /// How far ahead a velocity is taken to carry, in seconds.
  static let foresight = 0.25

  /// The page that a finger lets go of goes to: the nearest to where it would get, and one further
  /// than before at most.
  static func aim(place: Double, from page: Int, velocity: Double, last: Int) -> Int {
    let wish = place + velocity * foresight
    guard wish.isFinite else { return min(max(page, 0), last) }
    let nearest = Int(min(max(wish, -1), Double(last) + 1).rounded())
    return min(max(min(max(nearest, page - 1), page + 1), 0), last)
  }

  /// Before the first page and behind the last one pages give way only a little.
  static func banded(_ place: Double, last: Double) -> Double {
    let end = min(max(place, 0), last)
    let shown = RubberBand.presented(abs(place - end), length: 1)
    return end + (place < end ? -shown : shown)
  }

  static func unbanded(_ place: Double, last: Double) -> Double {
    let end = min(max(place, 0), last)
    let dragged = RubberBand.dragged(abs(place - end), length: 1)
    return end + (place < end ? -dragged : dragged)
  }
}
