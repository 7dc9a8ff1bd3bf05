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
    guard host.elements(at: target.point).contains(where: { $0 is any PressHandler }) else {
      throw FilmFailure(
        "\(quoted(label)) (\(target.element.role)) takes no touches at \(readable(now)) s.")
    }
    host.touchDown(at: target.point)
    return target
  }

  /// Lifts the finger.
  package func release() { host.touchUp() }

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

  /// Does what an event says.
  func perform(_ event: Scenario.Event) throws(FilmFailure) -> StageTarget? {
    switch event.action {
    case .tap: return try tap(event.label)
    case .down: return try press(event.label)
    case .hover: return try hover(event.label)
    case .up: release()
    case .leave: leave()
    }
    return nil
  }
}
