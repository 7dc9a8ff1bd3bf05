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
  private var contentSize = CGSize.zero
  private var followers: [WeakFollower] = []
  private var isDragged = false
  /// The offsets that lazy containers have rows for: those from now until the next step.
  private var prepared = (from: Point.zero, to: Point.zero)
  /// Where the content set out from when it began to move by itself.
  private var departure = Point.zero
  private var step: Int?
  /// Called when the offset begins to move by itself.
  var onMotion: () -> Void = {}

  private struct WeakFollower { weak var follower: (any ScrollFollower)? }

  override init(node: Node) {
    stack = StackElement(.vertical, node: node)
    super.init(node: node)
    frame = FrameAttribute(self)
    offset = ScrollAttribute(self, node: node)
    indicators = Axis.allCases.map { ScrollIndicator($0, node: node) }
    setChildren([stack] + indicators)
  }

  override var valueHolders: [Element] { [offset.holder] }

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
    guard axes != self.axes else { return }
    self.axes = axes
    invalidateLayout()
  }

  // MARK: Layout

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let content = stack.sizeThatFits(inner(proposal))
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
    contentSize = stack.sizeThatFits(inner)
    keepInBounds()
    stack.place(at: contentOrigin, proposal: inner)
    for indicator in indicators { indicator.place(at: .zero, proposal: .unspecified) }
  }

  /// Where the content starts: along an axis that it does not fill it leads, across the only axis it
  /// is centred, and where there are two axes it is centred in both.
  private var contentOrigin: CGPoint {
    let isFree = axes == [.horizontal, .vertical]
    func start(_ axis: Axis) -> CGFloat {
      let room = size[axis] - contentSize[axis]
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
    return axis == .horizontal && isRightToLeft ? -most...0 : 0...most
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

  // MARK: The window

  /// What is seen of the content, in the content's coordinates.
  var window: CGRect {
    let shown = offset.shown
    return CGRect(x: shown.x, y: shown.y, width: size.width, height: size.height)
  }

  /// Takes part in what the window moves over.
  func addFollower(_ follower: any ScrollFollower) {
    followers.removeAll { $0.follower == nil }
    guard !followers.contains(where: { $0.follower === follower }) else { return }
    followers.append(WeakFollower(follower: follower))
    if step == nil { scheduleStep() }
  }

  /// How often rows are made while the content moves by itself, per second. Frames must not: rows
  /// would come and go at other times at another frame rate.
  private static let stepsPerSecond = 120.0
  /// What is made ready beyond the ends of the window while an animation moves it: a part of the whole
  /// way, which the content does not go faster than in a step, and some points.
  private static let margin = (part: 0.1, points: 16.0)

  /// What is seen of the content until the next step, in the content's coordinates.
  var preparedWindow: CGRect {
    CGRect(
      x: prepared.from.x, y: prepared.from.y, width: size.width + prepared.to.x - prepared.from.x,
      height: size.height + prepared.to.y - prepared.from.y)
  }

  /// The content is elsewhere, or has begun to move: whoever follows makes ready what will be seen
  /// until the next step.
  private func prepare() {
    let shown = offset.shown
    prepared = (shown, shown)
    if offset.isMoving {
      let next = offset.glided(in: 1 / Self.stepsPerSecond)
      let target = offset.target
      func margin(_ from: Double, _ to: Double) -> Double {
        next == nil ? abs(to - from) * Self.margin.part + Self.margin.points : 0
      }
      let (x, y) = (margin(departure.x, target.x), margin(departure.y, target.y))
      let end = next ?? shown
      prepared.from = Point(min(shown.x, end.x) - x, min(shown.y, end.y) - y)
      prepared.to = Point(max(shown.x, end.x) + x, max(shown.y, end.y) + y)
    }
    scheduleStep()
    windowDidChange()
  }

  private func scheduleStep() {
    cancelStep()
    guard offset.isMoving, followers.contains(where: { $0.follower is LazyElement }) else { return }
    step = graph.schedule(at: graph.now + 1 / Self.stepsPerSecond) { [weak self] in
      self?.step = nil
      self?.prepare()
    }
  }

  func cancelStep() {
    if let step { graph.events.cancel(step) }
    step = nil
  }

  /// Another part of the content is seen.
  func windowDidChange() {
    setNeedsRecord()
    for entry in followers { entry.follower?.windowDidChange() }
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
    place.x = coordinate(rect.minX, rect.maxX, size.width, place.x, anchor.map { Double($0.x) })
    place.y = coordinate(rect.minY, rect.maxY, size.height, place.y, anchor.map { Double($0.y) })
    scroll(to: clamped(place), transaction)
  }

  func scroll(to place: Point, _ transaction: Transaction) {
    departure = offset.shown
    offset.set(place, transaction)
    if offset.isMoving { onMotion() }
    prepare()
  }

  /// A finger holds the content; answers where it would be if the band did not give way.
  func hold() -> Point {
    offset.stop()
    isDragged = true
    prepare()
    for indicator in indicators { indicator.appear() }
    let shown = offset.shown
    return Point(
      unbanded(shown.x, .horizontal), unbanded(shown.y, .vertical))
  }

  /// A finger has dragged the content to a place, which may be beyond its ends.
  func drag(to place: Point) {
    offset.set(
      Point(banded(place.x, .horizontal), banded(place.y, .vertical)), Transaction())
    prepare()
  }

  /// The finger lets go, with a velocity of the content in points a second.
  func letGo(velocity: Point) {
    isDragged = false
    let shown = offset.shown
    let grid = 1 / graph.displayList.scale
    func course(_ position: Double, _ velocity: Double, _ axis: Axis) -> ScrollCourse {
      ScrollCourse(
        position: position, velocity: axes.contains(axis.set) ? velocity : 0, bounds: bounds(axis),
        grid: grid)
    }
    offset.letGo(course(shown.x, velocity.x, .horizontal), course(shown.y, velocity.y, .vertical)) {
      [weak self] in self?.didComeToRest()
    }
    if offset.isMoving { onMotion() }
    prepare()
  }

  private func didComeToRest() {
    for indicator in indicators { indicator.disappear() }
    prepare()
  }

  private func banded(_ place: Double, _ axis: Axis) -> Double {
    guard axes.contains(axis.set) else { return 0 }
    let range = bounds(axis)
    let end = min(max(place, range.lowerBound), range.upperBound)
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
    for indicator in indicators { indicator.follow(window, in: contentSize, from: contentOrigin) }
  }

  override func record(into layer: inout Layer) {
    let (frame, shown) = (frame.shown, offset.shown)
    layer.transform = childTransform
    layer.clip = Layer.Clip(.rect(Rect(shown.x, shown.y, frame.width, frame.height)))
  }

  /// Touches are the window's where it is, whatever the content has there, and nowhere else.
  override func contentShapeContains(_ point: Point) -> Bool? { frame.shown.contains(point) }

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

/// Something in a scrolled content that has to know which part of it is seen.
@MainActor
protocol ScrollFollower: AnyObject {
  func windowDidChange()
}

extension Element {
  /// The scrolled content that the element is in, and where the origin of the coordinates that the
  /// element is placed in is there.
  final var enclosingScroll: (scroll: ScrollElement, origin: CGPoint)? {
    var origin = CGPoint.zero
    var above = parent
    while let current = above {
      if let scroll = current as? ScrollElement { return (scroll, origin) }
      if current.isBarrier {
        origin.x += current.barrierOrigin.x
        origin.y += current.barrierOrigin.y
      }
      above = current.parent
    }
    return nil
  }
}

extension Axis {
  var set: Axis.Set { self == .horizontal ? .horizontal : .vertical }
}
