import LegatoDisplay
import LegatoFilm
import SwiftUI
import SwiftUICore
import Testing

/// A view at work in a test, with a clock that moves only when told and a person in front of it.
///
///     @MainActor @Test func savingFadesIn() throws {
///       let host = try MotionHost { SaveButton() }
///       host.tap("Save")
///       #expect(host.value(of: "SaveButton/Text.opacity", at: 0.125) == 0.5)
///       host.settle()
///       host.expectStill()
///     }
///
/// Nothing sleeps: a wait of two seconds in the view's code costs nothing and is two seconds
/// exactly. The same test gives the same numbers in every run and on every machine.
///
/// What does not hold is recorded as an issue of the test at the line that asked, with what to do
/// about it and a filmstrip of what happened attached (`swift test --attachments-path FOLDER`
/// keeps it). The test goes on.
///
/// Fidelity: a host is a screen of one finger, a pointer and a keyboard. It has no system gestures,
/// no other windows, and the timing of motions is what the code says, not what a busy device makes
/// of it: whether frames are dropped on a device is not its question.
@MainActor
public final class MotionHost {
  let stage: Stage
  let recorder: LiveRecorder
  /// When a filmstrip was last attached, so that one moment is not attached twice.
  var lastAttachment: Double?

  /// A screen in points, where nobody says otherwise.
  public static let screen = CGSize(
    width: FilmOptions.screen.width, height: FilmOptions.screen.height)

  /// Creates a host and shows the view, at time 0.
  ///
  /// - Parameters:
  ///   - flags: settings of the person and of the device from the start, as `.reduceMotion(true)`.
  ///   - name: what messages and recordings call the view; its type where nobody says.
  ///   - size: the surface in points. A size that is none is replaced by ``screen``.
  ///   - scale: pixels to a point, for pictures.
  ///   - framesPerSecond: how often recordings are sampled, at least 1. It changes no value.
  ///   - content: makes the view.
  /// - Throws: where a font is missing, with the package that has it.
  public init<Content: View>(
    _ flags: HostFlag..., name: String? = nil, size: CGSize = MotionHost.screen,
    scale: Double = 2, framesPerSecond: Int = 60, @ViewBuilder content: () -> Content
  ) throws {
    var configuration = HostConfiguration()
    configuration.size = Size(size.width, size.height)
    configuration.scale = scale
    for flag in flags { flag.apply(to: &configuration) }
    stage = try Stage(configuration: configuration) { content() }
    let type = "\(Content.self)".prefix { $0 != "<" }
    recorder = LiveRecorder(
      stage, name: name ?? String(type), framesPerSecond: framesPerSecond)
  }

  // MARK: Time

  /// Seconds since the view appeared.
  public var now: Double { stage.now }

  /// Moves the clock to a time, in seconds since the view appeared; what falls due on the way
  /// happens at its own time. Time does not go back: a time that has passed is recorded as an issue.
  public func advance(to time: Double, sourceLocation: SourceLocation = #_sourceLocation) {
    guard time >= now, time.isFinite else {
      fail(
        "The clock is at \(readable(now, places: 6)) s and cannot go to \(readable(time, places: 6)) s.",
        "Ask for earlier times first, or make another host.", at: sourceLocation)
      return
    }
    recorder.advance(to: time)
  }

  /// Moves the clock on by so many seconds.
  public func advance(by seconds: Double, sourceLocation: SourceLocation = #_sourceLocation) {
    advance(to: now + seconds, sourceLocation: sourceLocation)
  }

  /// Moves the clock on until nothing moves and no code waits, and answers how long that took.
  ///
  /// - Parameters:
  ///   - includingLoops: whether motions without an end, which are left out otherwise, have to stop
  ///     as well.
  ///   - limit: how long to wait at most, in seconds. What moves then is recorded as an issue.
  @discardableResult
  public func settle(
    includingLoops: Bool = false, within limit: Double = 10,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Double {
    let start = now
    let end = start + (limit.isFinite ? max(0, limit) : 10)
    while !isSettled(includingLoops: includingLoops) {
      guard let next = stage.host.nextEventTime, next <= end else {
        recorder.advance(to: end)
        if !isSettled(includingLoops: includingLoops) {
          failToSettle(includingLoops, after: end - start, at: sourceLocation)
        }
        break
      }
      recorder.advance(to: next)
      // What is due at this very time.
      if next <= now { recorder.noteChange() }
    }
    return now - start
  }

  private func isSettled(includingLoops: Bool) -> Bool {
    includingLoops ? !stage.host.isWaiting && stage.host.motions.isEmpty : stage.isSettled
  }

  private func failToSettle(
    _ includingLoops: Bool, after seconds: Double, at sourceLocation: SourceLocation
  ) {
    var lines = stage.movingLines(includingLoops: includingLoops)
    if stage.host.isWaiting {
      let next = stage.host.nextEventTime.map { ", next at \(readable($0)) s" } ?? ""
      lines.append("code that waits: a timer, a delayed call or a gesture\(next)")
    }
    fail(
      "\(name) has not settled after \(readable(seconds)) s:", list: lines,
      includingLoops
        ? "settle() leaves motions without an end out; within: waits longer."
        : "within: waits longer. A timer that repeats never settles: use advance(by:).",
      at: sourceLocation)
  }

  // MARK: The view's surroundings

  /// What messages call the view.
  public var name: String { recorder.name }

  /// Changes a setting of the person or of the device, now.
  public func change(_ flag: HostFlag) {
    var scenario = Scenario()
    scenario.add(flag, at: now)
    for event in scenario.events { try? recorder.perform(event) }
  }

  /// Runs code that changes what the view depends on, as an app does when something happens.
  public func update(_ change: () -> Void) {
    stage.host.act(change)
    recorder.noteChange()
  }

  /// What went wrong without stopping the view, each once: what bad input was replaced by, and where.
  public var runtimeIssues: [String] {
    stage.host.issues.map { $0.path.isEmpty ? $0.message : "\($0.message) (\($0.path))" }
  }

  /// What a person has felt so far.
  public var haptics: [Haptic] {
    stage.host.feedback.map { Haptic(time: $0.time, feedback: $0.feedback, view: $0.path) }
  }
}

/// Something that a person felt.
public struct Haptic: Equatable, Sendable {
  /// Seconds since the view appeared.
  public let time: Double
  /// What was played.
  public let feedback: SensoryFeedback
  /// The path of the view that asked for it.
  public let view: String
}
