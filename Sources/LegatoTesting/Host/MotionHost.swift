import LegatoDisplay
import LegatoFilm
import SwiftUI
import SwiftUICore
import Testing

/// A view running in a test, with a clock that the test advances and simulated input.
///
///     @MainActor @Test func savingFadesIn() throws {
///       let host = try MotionHost { SaveButton() }
///       host.tap("Save")
///       #expect(host.value(of: "SaveButton/Text.opacity", at: 0.125) == 0.5)
///       host.settle()
///       host.expectStill()
///     }
///
/// Nothing sleeps: a wait of two seconds in the view's code takes no time and is two seconds
/// exactly. A test gives the same numbers in every run and on every machine.
///
/// A failed expectation is recorded as an issue of the test at the line of the call, with advice
/// and with a filmstrip as an attachment (`swift test --attachments-path FOLDER` keeps it). The
/// test continues.
///
/// Fidelity: a host is a screen with one finger, a pointer and a keyboard. It has no system
/// gestures and no other windows, and motions run at their nominal timing: it does not simulate
/// dropped frames.
@MainActor
public final class MotionHost {
  let stage: Stage
  let recorder: LiveRecorder
  /// When a filmstrip was last attached, so that one moment is not attached twice.
  var lastAttachment: Double?

  /// The default size of the surface, in points.
  public static let screen = CGSize(
    width: FilmOptions.screen.width, height: FilmOptions.screen.height)

  /// Creates a host and shows the view, at time 0.
  ///
  /// - Parameters:
  ///   - flags: Settings of the user and of the device from the start, such as
  ///     `.reduceMotion(true)`.
  ///   - language: The person's language, such as `de` or `ar`: it chooses texts, formats and the
  ///     direction of the layout. Keys without a text are reported as issues of the view. By default the
  ///     language in which the app is written.
  ///   - resources: The folders with the main bundle's resources: catalogues, `*.lproj`, images.
  ///   - name: The name of the view in messages and recordings; its type by default.
  ///   - size: The size of the surface in points; ``screen`` by default. An invalid size is
  ///     replaced by ``screen``.
  ///   - scale: Pixels per point, for pictures; 2 by default.
  ///   - framesPerSecond: The sampling rate of recordings, at least 1; 60 by default. It does not
  ///     change values.
  ///   - content: Creates the view.
  /// - Throws: An error if a font is missing, which names the package that contains it.
  public init<Content: View>(
    _ flags: HostFlag..., language: String? = nil, resources: [String] = [], name: String? = nil,
    size: CGSize = MotionHost.screen,
    scale: Double = 2, framesPerSecond: Int = 60, @ViewBuilder content: () -> Content
  ) throws {
    var configuration = HostConfiguration()
    configuration.size = Size(size.width, size.height)
    configuration.scale = scale
    configuration.resourceFolders = resources
    if let language { configuration.setLanguage(language) }
    for flag in flags { flag.apply(to: &configuration) }
    stage = try Stage(configuration: configuration) { content() }
    let type = "\(Content.self)".prefix { $0 != "<" }
    recorder = LiveRecorder(
      stage, name: name ?? String(type), framesPerSecond: framesPerSecond)
  }

  // MARK: Time

  /// Seconds since the view appeared.
  public var now: Double { stage.now }

  /// Advances the clock to a time, in seconds since the view appeared; events in between happen at
  /// their own times. A time in the past, infinity and NaN are recorded as an issue.
  public func advance(to time: Double, sourceLocation: SourceLocation = #_sourceLocation) {
    guard time >= now, time.isFinite else {
      fail(
        "The clock is at \(readable(now, places: 6)) s and cannot go to \(readable(time, places: 6)) s.",
        "Ask for earlier times first, or make another host.", at: sourceLocation)
      return
    }
    recorder.advance(to: time)
  }

  /// Advances the clock by a number of seconds; a negative, infinite or NaN number is recorded as
  /// an issue.
  public func advance(by seconds: Double, sourceLocation: SourceLocation = #_sourceLocation) {
    advance(to: now + seconds, sourceLocation: sourceLocation)
  }

  /// Advances the clock until no value is animated and no code waits.
  ///
  /// - Parameters:
  ///   - includingLoops: Whether loops, which are ignored otherwise, have to end as well; `false`
  ///     by default.
  ///   - limit: The max time to advance, in seconds; 10 by default, also for infinity and NaN. If
  ///     it is reached, the moving values are recorded as an issue.
  ///   - Returns: The elapsed time, in seconds.
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

  /// The name of the view in messages and recordings.
  public var name: String { recorder.name }

  /// Changes a setting of the user or of the device at the current time.
  public func change(_ flag: HostFlag) {
    var scenario = Scenario()
    scenario.add(flag, at: now)
    for event in scenario.events { try? recorder.perform(event) }
  }

  /// Runs code that changes the view's data, as an app does for an event.
  public func update(_ change: () -> Void) {
    stage.host.act(change)
    recorder.noteChange()
  }

  /// The faults that the view has continued after, each once: which invalid input was replaced, by
  /// what, and where.
  public var runtimeIssues: [String] {
    stage.host.issues.map { $0.path.isEmpty ? $0.message : "\($0.message) (\($0.path))" }
  }

  /// The haptics that have been played so far.
  public var haptics: [Haptic] {
    stage.host.feedback.map { Haptic(time: $0.time, feedback: $0.feedback, view: $0.path) }
  }
}

/// A haptic that has been played.
public struct Haptic: Equatable, Sendable {
  /// Seconds since the view appeared.
  public let time: Double
  /// The feedback.
  public let feedback: SensoryFeedback
  /// The path of the view that requested it.
  public let view: String
}
