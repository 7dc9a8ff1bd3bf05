import LegatoDisplay

/// How far a content is scrolled, as a value that moves: by an animation, or because it was let go.
@MainActor
final class ScrollAttribute: AnyAttribute {
  /// Where the content is, or is going with an animation. It stands beside the element, which has
  /// one value for both kinds of motion.
  private let animated: AnimatedAttribute<AnimatablePair<Double, Double>>
  let dataElement: Element
  private var glide: Glide?

  /// What the content does after it was let go.
  private struct Glide {
    var start: Double
    var x: ScrollCourse
    var y: ScrollCourse
    var event: EventQueue.ID
    var end: Double { start + max(x.end, y.end) }
  }

  init(_ element: Element, node: Node) {
    dataElement = Element(node: node)
    animated = AnimatedAttribute(dataElement, "scroll", components: ["x", "y"]) {
      [$0.first, $0.second]
    }
    animated.set(AnimatablePair(0, 0), Transaction())
    super.init(element, "scroll", components: ["x", "y"])
  }

  /// The content as it is shown now.
  var shown: Point {
    let now = element.graph.now
    if let glide {
      return Point(glide.x.value(at: now - glide.start), glide.y.value(at: now - glide.start))
    }
    animated.sampleNow()
    return Point(animated.presented.first, animated.presented.second)
  }

  /// How fast the content slides by itself, in points a second.
  var velocity: Point {
    guard let glide else { return .zero }
    let time = element.graph.now - glide.start
    return Point(glide.x.velocity(at: time), glide.y.velocity(at: time))
  }

  /// Where the content will be after some seconds, where it slides by itself.
  func glided(in seconds: Double) -> Point? {
    guard let glide else { return nil }
    let time = element.graph.now + seconds - glide.start
    return Point(glide.x.value(at: time), glide.y.value(at: time))
  }

  /// Where the content comes to rest.
  var target: Point { Point(animated.model.first, animated.model.second) }

  override var isMoving: Bool { glide != nil || animated.isMoving }
  override var presentedComponents: [Double] { [shown.x, shown.y] }
  override var modelComponents: [Double] { [target.x, target.y] }

  /// What people are told while the content slides by itself.
  var gliding: DrivenMotion? {
    glide.map {
      DrivenMotion(property: "scroll", animation: "deceleration", start: $0.start, end: $0.end)
    }
  }

  /// The content is to be at a place; with an animation in the transaction it goes there.
  func set(_ place: Point, _ transaction: Transaction) {
    if glide != nil { stop() }
    animated.set(AnimatablePair(place.x, place.y), transaction)
  }

  /// The content is another distance from its beginning than it was; whatever moves it goes on.
  func shift(by distance: Point) {
    if var glide {
      glide.x = glide.x.shifted(by: distance.x)
      glide.y = glide.y.shifted(by: distance.y)
      self.glide = glide
    }
    let place = target
    animated.set(AnimatablePair(place.x + distance.x, place.y + distance.y), Transaction())
  }

  /// The same for a content that no finger has let go: the window and what is seen in it are elsewhere at once.
  func rebase(by distance: Point) {
    animated.rebase(by: AnimatablePair(distance.x, distance.y))
  }

  /// The animation that moves the content, where one does.
  var runningAnimation: Animation? { animated.isMoving ? animated.animation : nil }

  /// The content stays where it is shown.
  func stop() {
    let place = shown
    dropGlide()
    if animated.isMoving { animated.jump() }
    animated.set(AnimatablePair(place.x, place.y), Transaction())
  }

  /// The content goes on by itself. `completion` is called when it rests.
  func letGo(_ x: ScrollCourse, _ y: ScrollCourse, completion: @escaping @MainActor () -> Void) {
    stop()
    animated.set(AnimatablePair(x.target, y.target), Transaction())
    let (graph, duration) = (element.graph, max(x.end, y.end))
    guard duration > 0 else { return completion() }
    let event = graph.schedule(at: graph.now + duration) { [weak self] in
      self?.glide = nil
      completion()
    }
    glide = Glide(start: graph.now, x: x, y: y, event: event)
  }

  private func dropGlide() {
    if let glide { element.graph.events.cancel(glide.event) }
    glide = nil
  }

  override func cancel() {
    dropGlide()
    animated.cancel()
  }
}
