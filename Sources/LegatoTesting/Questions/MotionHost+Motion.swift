import LegatoDisplay
import LegatoFilm
import SwiftUICore
import Testing

// What is still moving, and why?
extension MotionHost {
  /// The values that are animated now, by path and property.
  public var moving: [MovingValue] { stage.host.motions.map(MovingValue.init) }

  /// Whether no value is animated now.
  ///
  /// - Parameter includingLoops: Whether loops, which are ignored otherwise, are included; `false`
  ///   by default.
  public func isStill(includingLoops: Bool = false) -> Bool {
    moving.allSatisfy { $0.isLoop && !includingLoops }
  }

  /// Records the values that are animated now as an issue, each with its animation and its end.
  ///
  /// - Parameter includingLoops: Whether loops, which are ignored otherwise, are included; `false`
  ///   by default.
  public func expectStill(
    includingLoops: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let lines = stage.movingLines(includingLoops: includingLoops)
    guard !lines.isEmpty else { return }
    fail(
      "Nothing should move at \(readable(now, places: 6)) s, and there moves:", list: lines,
      "settle() waits for it; what should not move has an animation that it should not have.",
      at: sourceLocation)
  }

  /// Records an issue if a value is not animated now.
  public func expectMoving(
    _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    do {
      let value = try stage.value(named: name)
      guard !value.sample.isMoving else { return }
      fail(
        "\(value.name) rests at \(readable(value.shown, places: 6)) at"
          + " \(readable(now, places: 6)) s, and should move.",
        "Nothing animates its change: is there an animation for the value that changed, and did"
          + " it change?", at: sourceLocation)
    } catch {
      fail(error.message, at: sourceLocation)
    }
  }

  /// Records an issue for each fault that the view has continued after: see ``runtimeIssues``.
  public func expectNoRuntimeIssues(sourceLocation: SourceLocation = #_sourceLocation) {
    guard !runtimeIssues.isEmpty else { return }
    fail("\(name) has runtime issues:", list: runtimeIssues, nil, at: sourceLocation)
  }
}
