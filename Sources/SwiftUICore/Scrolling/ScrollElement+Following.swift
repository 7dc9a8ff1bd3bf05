import LegatoDisplay

/// Which part of the content is seen, and who follows it.
extension ScrollElement {
  /// What is seen of the content, in the content's coordinates.
  var window: CGRect {
    frameWindow.extended(by: reach)
  }

  /// What is seen of the content inside of the safe area.
  var frameWindow: CGRect {
    let shown = offset.shown
    return CGRect(x: shown.x, y: shown.y, width: size.width, height: size.height)
  }

  /// How often rows are made and code is told while the content moves by itself, per second. Frames
  /// must not: all that lasts would come at other times at another frame rate.
  private static let stepsPerSecond = 120.0
  /// From how many steps on a motion takes longer ones: a motion without an end would take one after
  /// another for nobody. From then on their number grows with the logarithm of time.
  private static let shortSteps = 1200.0
  /// What is made ready beyond the ends of the window while an animation moves it: a part of the whole
  /// way, which the content does not go faster than in a short step, and some points.
  private static let margin = (part: 0.1, points: 16.0)

  /// How long the next step takes, in seconds.
  private var stepLength: Double { Self.stepLength(after: graph.now - departure.time) }

  /// How long a step takes in a motion that has gone on for a time, both in seconds.
  static func stepLength(after time: Double) -> Double {
    max(1 / stepsPerSecond, time / shortSteps)
  }

  /// What is seen of the content until the next step, in the content's coordinates.
  var preparedWindow: CGRect { preparedFrameWindow.extended(by: reach) }

  /// The same inside of the safe area.
  var preparedFrameWindow: CGRect {
    CGRect(
      x: prepared.from.x, y: prepared.from.y, width: size.width + prepared.to.x - prepared.from.x,
      height: size.height + prepared.to.y - prepared.from.y)
  }

  /// The content is elsewhere, or has begun to move: whoever follows makes ready what will be seen
  /// until the next step.
  func prepare() {
    let shown = offset.shown
    prepared = (shown, shown)
    if offset.isMoving {
      let length = stepLength
      let next = offset.glided(in: length)
      let target = offset.target
      let part = min(1, Self.margin.part * length * Self.stepsPerSecond)
      func margin(_ from: Double, _ to: Double) -> Double {
        next == nil ? abs(to - from) * part + Self.margin.points : 0
      }
      let (x, y) = (margin(departure.place.x, target.x), margin(departure.place.y, target.y))
      let end = next ?? shown
      prepared.from = Point(min(shown.x, end.x) - x, min(shown.y, end.y) - y)
      prepared.to = Point(max(shown.x, end.x) + x, max(shown.y, end.y) + y)
    }
    scheduleStep()
    windowDidChange()
    followers.forEach { $0.windowDidStep() }
    reportGeometry()
  }

  private var isFollowedInSteps: Bool {
    !setup.observers.isEmpty || setup.position != nil || followers.followInSteps
  }

  func scheduleStep() {
    cancelStep()
    guard offset.isMoving, isFollowedInSteps else { return }
    step = graph.schedule(at: graph.now + stepLength) { [weak self] in
      self?.step = nil
      self?.prepare()
    }
  }

  func cancelStep() {
    if let step { graph.events.cancel(step) }
    step = nil
  }

  /// Another part of the content is shown.
  func windowDidChange() {
    setNeedsRecord()
    followers.forEach { $0.windowDidChange() }
  }

  func reportGeometry() {
    // A lazy row that the layout has dropped takes its node with it.
    guard isMounted, hasStarted else { return }
    for observer in setup.observers { observer.geometryDidChange(of: self) }
    if phase == .interacting || phase == .decelerating { setup.position?.didScroll(self) }
  }

  /// What a person sees of the content now.
  var geometry: ScrollGeometry {
    let (shown, margins) = (offset.shown, margins)
    return ScrollGeometry(
      contentOffset: CGPoint(x: shown.x - margins.leading, y: shown.y - margins.top),
      contentSize: CGSize(
        width: contentSize.width - margins.leading - margins.trailing,
        height: contentSize.height - margins.top - margins.bottom),
      contentInsets: margins, containerSize: size)
  }

  /// How fast the content moves, in points a second; `nil` where it rests.
  var velocity: CGVector? {
    guard phase.isScrolling else { return nil }
    let velocity = offset.velocity
    return CGVector(dx: velocity.x, dy: velocity.y)
  }
}
