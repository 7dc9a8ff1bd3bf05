import LegatoDisplay

/// A sheet: a card that slides up over what is behind, which darkens and, under a high sheet, steps
/// back. Where the card is decides all of that, so that a finger moves it as an animation does.
@MainActor
final class SheetElement: PresentationElement {
  /// Critically damped, as the platform's; it takes over the finger's velocity.
  static let motion = Animation.spring(duration: 0.45, bounce: 0).bySystem
  /// The cross-fade for people who asked for less motion.
  static let crossFade = Animation.easeInOut(duration: 0.25).bySystem
  /// Of a card that says nothing of its corners, and of the content that steps back behind it, in points.
  var standardCornerRadius: Double {
    EnvironmentValues(storage: node.childEnvironment).systemVersion == .iOS18 ? 10 : 34
  }
  /// How far a sheet gives way beyond its highest stop, and below its lowest where it may not
  /// leave, in points.
  private static let slack = 80.0

  private var isCover = false
  private let dim: DimElement
  private var card: SheetCard!
  private var back: RecedingElement!
  private var top: AnimatedAttribute<Double>!
  private var fade: AnimatedAttribute<Double>!

  private(set) var metrics: SheetMetrics
  private var options = SheetOptions()
  private var detent: PresentationDetent?
  /// Where a finger holds it.
  private var heldTop: Double?
  private var hasCome = false
  /// It rests elsewhere from the next update on, which has the motion.
  private var isAboutToMove = false

  convenience init(_ node: PresentedNode, isCover: Bool) {
    self.init(node: node)
    self.isCover = isCover
    adopt(node.preference(SheetOptionsKey.self) ?? SheetOptions())
  }

  override init(node: Node) {
    dim = DimElement(node: node)
    metrics = SheetMetrics(coverOf: .zero, SafeArea.Sides())
    super.init(node: node)
    card = SheetCard(node: node)
    card.sheet = self
    back = RecedingElement(node: node, content: card)
    top = AnimatedAttribute(card, "offset", components: ["y"]) { [$0] }
    fade = AnimatedAttribute(card, "opacity") { [$0] }
    back.edge = { [unowned self] in shownTop }
    dim.amount = { [unowned self] in
      metrics.dim(at: shownTop, clear: clearStop) * shownOpacity
    }
    dim.addAmount { [unowned self] in top.isMoving ? top : fade }
    dim.onTap = { [weak self] in self?.dismissFromOutside() }
    setChildren([dim, back])
  }

  override func setContent(_ elements: [Element]) { card.content.setChildren(elements) }

  // MARK: What is shown

  var shownTop: Double { top.hasModel ? top.presented : metrics.hidden }
  var shownOpacity: Double { fade.hasModel ? fade.presented : 1 }

  var cornerRadius: Double {
    if isCover { return 0 }
    let radius = sanitized(options.cornerRadius ?? standardCornerRadius, "corner radius")
    return max(0, radius)
  }

  /// The system background, a little lighter than that of the window where both are dark.
  var background: DisplayColor {
    SystemColor.background.display(in: EnvironmentValues(storage: node.childEnvironment))
  }

  override var mayRecede: Bool { !isCover }
  override var receding: RecedingElement? { back }
  override var recession: Recession? {
    guard metrics.recedes, !reducesMotion else { return nil }
    let width = max(metrics.surface.width, 1)
    return Recession(
      progress: metrics.recession(at: shownTop),
      scale: max(0.5, (width - 2 * SheetMetrics.recedeInset) / width), top: metrics.insets.top,
      cornerRadius: standardCornerRadius)
  }

  override func covers(_ point: Point) -> Bool {
    Rect(card.origin.x, shownTop, card.size.width, card.size.height).contains(point)
  }

  /// How far the card stands from the edges of the surface as it is laid out, in points.
  private(set) var layoutInset = 0.0
  /// The same, as it is shown.
  var shownInset: Double { metrics.inset(at: shownTop) }

  // A background of one's own may be see-through.
  override var hidesWhatIsBehind: Bool {
    isCover && options.background == nil && !isRemoving && hasCome && heldTop == nil
      && !top.isMoving && !fade.isMoving && shownTop <= 0 && shownOpacity >= 1
      && card.origin.x <= 0 && card.size.width >= surfaceSize.width
      && card.size.height >= surfaceSize.height
  }

  /// The card moves: so does what depends on where it is.
  func cardWillRecord() {
    dim.setNeedsRecord()
    graph.presentationSurface.showRecession()
  }

  override func environmentDidChange() {
    card.environmentDidChange()
    dim.environmentDidChange()
    invalidatePlacement()
  }

  // MARK: Reach

  /// The highest stop at which what is behind can be reached.
  private var clearStop: SheetMetrics.Stop? {
    switch options.backgroundReach {
    case .automatic, .never: nil
    case .always: metrics.stops.last
    case .through(let detent): metrics.stop(detent)
    }
  }

  override var isModal: Bool {
    guard !isCover, let clear = clearStop, let stop = rest else { return true }
    return stop.top < clear.top - 0.5
  }

  private func reachDidChange() {
    dim.blocks = isModal
    dim.onTap =
      isCover || options.isDismissDisabled
      ? nil
      : { [weak self] in
        self?.dismissFromOutside()
      }
  }

  private func dismissFromOutside() {
    guard !options.isDismissDisabled else { return }
    presented.dismiss()
  }

  // MARK: Layout

  /// The stop that the sheet rests at.
  private var rest: SheetMetrics.Stop? {
    detent.flatMap { metrics.stop($0) } ?? metrics.stops.first
  }

  /// What the card's views should keep clear of.
  var cardInsets: SafeArea.Sides {
    if metrics.isForm { return SafeArea.Sides() }
    var insets = metrics.insets
    if !isCover { insets.top = 0 }
    insets.bottom = max(0, insets.bottom - layoutInset)
    return insets
  }

  private func makeMetrics() -> SheetMetrics {
    let environment = EnvironmentValues(storage: node.environmentStorage)
    let insets = sides(graph.safeAreaInsets)
    if isCover { return SheetMetrics(coverOf: surfaceSize, insets) }
    return SheetMetrics(
      on: surfaceSize, insets, isRegular: environment.horizontalSizeClass == .regular,
      isLow: environment.verticalSizeClass == .compact, floats: environment.systemVersion != .iOS18,
      detents: options.detents.flatMap { $0.isEmpty ? nil : $0 } ?? [.large]
    ) { detent, most in
      let context = PresentationDetent.Context(maxDetentValue: most, environment: environment)
      guard let height = detent.height(in: context) else { return nil }
      if height > 0, !height.isNaN { return min(Double(height), most) }
      graph.report(
        "presentationDetents: a height of \(height) is none to rest at; the detent is left out.",
        at: node)
      return nil
    }
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    metrics = makeMetrics()
    if isRemoving {
      if top.model != metrics.hidden, !reducesMotion { top.set(metrics.hidden, Transaction()) }
    } else if !hasCome {
      come()
    } else if heldTop == nil, !isAboutToMove, let rest {
      top.set(rest.top, graph.transaction)
    }
    let layoutTop = heldTop ?? rest?.top ?? 0
    let place = isRemoving || isAboutToMove ? lastLayoutTop : layoutTop
    lastLayoutTop = place
    // By way of what steps back: what is never placed itself hides from the layout that something
    // below it has changed.
    layoutInset = metrics.inset(at: place)
    back.place(
      at: CGPoint(x: metrics.x + layoutInset, y: metrics.isForm ? metrics.highest : place),
      proposal: ProposedViewSize(
        width: max(0, metrics.width - 2 * layoutInset),
        height: max(0, metrics.height(at: place) - layoutInset)))
    let isFree = metrics.isForm || metrics.maxInset > 0
    dim.place(
      at: .zero,
      proposal: ProposedViewSize(
        width: metrics.surface.width,
        height: isFree ? metrics.surface.height : max(0, min(place, metrics.lowest))))
    reachDidChange()
    card.setNeedsRecord()
    graph.presentationSurface.recessionDidChange()
  }

  private var lastLayoutTop = 0.0

  // MARK: Coming and going

  private func come() {
    hasCome = true
    if detent == nil || metrics.stop(detent!) == nil { detent = metrics.stops.first?.detent }
    guard let rest else { return }
    if reducesMotion {
      top.set(rest.top, Transaction())
      fade.set(0, Transaction())
      fade.set(1, motion(Self.crossFade))
    } else {
      fade.set(1, Transaction())
      top.set(metrics.hidden, Transaction())
      top.set(rest.top, motion(Self.motion))
    }
  }

  override func leave(_ listener: AnimationListener) {
    heldTop = nil
    if reducesMotion {
      fade.set(0, motion(Self.crossFade, listener))
    } else {
      top.set(metrics.hidden, motion(Self.motion))
      waitUntilGone(listener)
    }
    card.setNeedsRecord()
  }

  /// The way out is over once nothing of the card is left on the surface, although its spring, with
  /// the velocity of a finger, may go on for a while.
  private func waitUntilGone(_ listener: AnimationListener) {
    guard top.isMoving else { return }
    let (start, step) = (graph.now, 1.0 / 120)
    let limit = min(top.endTime, start + 4)
    var end = start
    repeat {
      end += step
      top.sample(at: end)
    } while top.presented < metrics.hidden - 1 && end < limit
    top.sample(at: start)
    listener.retain()
    graph.schedule(at: end) { [weak self] in
      self?.top.jump()
      listener.release()
    }
  }

  override func drop() {
    card.drop()
    dim.dropOwnLayer()
    back.dropOwnLayer()
    super.drop()
  }

  // MARK: What the views say

  override func preferencesDidChange(round: Int) {
    guard round == 0 else { return }
    adopt(presented.contentNode?.preference(SheetOptionsKey.self) ?? SheetOptions())
  }

  private func adopt(_ options: SheetOptions) {
    self.options = options
    card.setBackground(options.background)
    if let wanted = options.selection?.wrappedValue, wanted != detent, !isRemoving {
      if options.detents?.contains(wanted) ?? false { detent = wanted }
    }
    let stops = (options.detents?.count ?? 1)
    card.showsGrabber =
      !isCover
      && (options.dragIndicator == .visible || (options.dragIndicator == .automatic && stops > 1))
    card.setNeedsRecord()
    guard hasCome, !isRemoving, makeMetrics() != metrics || rest?.top != top.model else {
      return reachDidChange()
    }
    guard heldTop == nil else { return }
    move()
  }

  /// Goes to where it rests now.
  private func move() {
    let animation = reducesMotion ? nil : Self.motion
    isAboutToMove = true
    graph.enqueueApart(Transaction(animation: animation)) { [weak self] in
      guard let self else { return }
      self.isAboutToMove = false
      guard !self.isRemoving else { return }
      self.heldTop = nil
      self.invalidatePlacement()
    }
  }

  func goToNextStop() {
    guard let rest, metrics.stops.count > 1,
      let index = metrics.stops.firstIndex(of: rest)
    else { return }
    choose(metrics.stops[(index + 1) % metrics.stops.count].detent)
    move()
  }

  private func choose(_ detent: PresentationDetent) {
    guard detent != self.detent else { return }
    self.detent = detent
    options.selection?.wrappedValue = detent
  }

  // MARK: Under a finger

  var canBeDragged: Bool { !isCover && !isRemoving }

  private var mayLeave: Bool { !options.isDismissDisabled }

  /// A finger takes hold; answers where the sheet would be if nothing gave way.
  func hold() -> Double {
    let shown = shownTop
    if top.isMoving { top.jump() }
    top.set(shown, Transaction())
    heldTop = shown
    return unbanded(shown)
  }

  func drag(to place: Double) {
    guard canBeDragged else { return }
    graph.enqueueApart(GestureActions.tracking) { [weak self] in
      guard let self, self.canBeDragged, self.heldTop != nil else { return }
      let shown = self.banded(place)
      self.heldTop = shown
      self.top.set(shown, self.graph.transaction)
      // Only what is higher than the lowest stop is laid out anew.
      self.invalidatePlacement()
    }
  }

  func letGo(velocity: Double) {
    guard canBeDragged, let held = heldTop else { return }
    if let stop = metrics.target(of: held, velocity: velocity, mayLeave: mayLeave) {
      choose(stop.detent)
    } else {
      presented.dismiss()
    }
    // Where the view that presents will not have it gone, it comes back.
    move()
  }

  /// The finger was taken away: the sheet returns to where it was.
  func goBack() {
    if canBeDragged, heldTop != nil { move() }
  }

  private func banded(_ place: Double) -> Double {
    if place < metrics.highest {
      return metrics.highest - RubberBand.presented(metrics.highest - place, length: Self.slack)
    }
    if place > metrics.lowest, !mayLeave {
      return metrics.lowest + RubberBand.presented(place - metrics.lowest, length: Self.slack)
    }
    return place
  }

  private func unbanded(_ shown: Double) -> Double {
    if shown < metrics.highest {
      return metrics.highest - RubberBand.dragged(metrics.highest - shown, length: Self.slack)
    }
    if shown > metrics.lowest, !mayLeave {
      return metrics.lowest + RubberBand.dragged(shown - metrics.lowest, length: Self.slack)
    }
    return shown
  }

  /// Whether the sheet takes a finger over from a content that would scroll.
  func takesOver(from scroll: ScrollElement, isDownwards: Bool) -> Bool {
    guard canBeDragged, scroll.offset.shown.y <= scroll.bounds(.vertical).lowerBound + 0.5 else {
      return false
    }
    if isDownwards { return true }
    return !options.prefersScrolling && (rest.map { $0.top > metrics.highest + 0.5 } ?? false)
  }
}

extension Element {
  /// The sheet that the element stands on, with no other barrier of its own kind between.
  final var enclosingSheet: SheetElement? {
    var above = parent
    while let current = above {
      if let card = current as? SheetCard { return card.sheet }
      above = current.parent
    }
    return nil
  }
}

extension PresentationStyle {
  /// A card that slides up from below.
  package static var sheet: PresentationStyle {
    PresentationStyle("Sheet", isElevated: true) { SheetElement($0, isCover: false) }
  }
  /// All of the surface.
  package static var cover: PresentationStyle {
    PresentationStyle("FullScreenCover", isElevated: false) { SheetElement($0, isCover: true) }
  }
}
