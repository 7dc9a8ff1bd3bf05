import LegatoDisplay
import SwiftUICore

extension Stage {
  /// Taps what a label names.
  ///
  /// - Throws: where nothing has the label, or no touch would reach it or do anything.
  @discardableResult
  package func tap(_ label: String) throws(FilmFailure) -> StageTarget {
    let target = try press(label)
    release()
    return target
  }

  /// Puts a finger down on what a label names.
  @discardableResult
  package func press(_ label: String) throws(FilmFailure) -> StageTarget {
    let target = try find(label)
    try checkReach(of: target)
    guard host.elements(at: target.point).contains(where: { $0 is any GestureHandler }) else {
      throw FilmFailure(
        "\(quoted(label)) (\(target.element.role)) takes no touches at \(readable(now)) s.")
    }
    host.touchDown(at: target.point)
    fingerStart = target.point
    return target
  }

  /// Moves the finger to an offset from where it came down, in points.
  ///
  /// - Returns: the new location; `nil` where no finger is down.
  @discardableResult
  package func move(by offset: Size) -> Point? {
    guard let start = fingerStart else { return nil }
    let place = Point(start.x + offset.width, start.y + offset.height)
    host.touchMove(to: place)
    return place
  }

  /// Lifts the finger.
  package func release() {
    host.touchUp()
    fingerStart = nil
  }

  /// Puts a finger down on what a label names, moves it at one speed within `length` seconds, and
  /// lifts it on its way.
  @discardableResult
  package func drag(_ label: String, by offset: Size, for length: Double = 0.3)
    throws(FilmFailure) -> StageTarget
  {
    var scenario = Scenario()
    scenario.addDrag(label, by: offset, at: now, for: length)
    let target = try press(label)
    for event in scenario.events where event.action == .move {
      advance(to: event.time)
      move(by: event.offset)
    }
    release()
    return target
  }

  /// Moves the pointer onto what a label names.
  @discardableResult
  package func hover(_ label: String) throws(FilmFailure) -> StageTarget {
    let target = try find(label)
    try checkReach(of: target)
    guard host.elements(at: target.point).contains(where: { $0 is any HoverHandler }) else {
      throw FilmFailure("\(quoted(label)) does not notice a pointer at \(readable(now)) s.")
    }
    host.hover(at: target.point)
    return target
  }

  /// Moves the pointer off the surface.
  package func leave() { host.hover(at: nil) }

  /// Performs an event.
  ///
  /// - Returns: the target and the point of the event.
  func perform(
    _ event: Scenario.Event
  ) throws(FilmFailure) -> (target: StageTarget?, point: Point?) {
    var target: StageTarget?
    switch event.action {
    case .tap: target = try tap(event.label)
    case .down: target = try press(event.label)
    case .hover: target = try hover(event.label)
    case .move: return (nil, move(by: event.offset))
    case .up: release()
    case .leave: leave()
    case .type: try type(event.typed)
    case .key: try pressKey(event.label)
    case .set: event.flag?.apply(to: &host.configuration)
    // Who plays the scenario asks what of it is not met.
    case .expect: break
    }
    return (target, target?.point)
  }
}
