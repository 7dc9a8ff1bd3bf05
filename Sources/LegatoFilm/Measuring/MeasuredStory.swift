import LegatoDisplay
import SwiftUI

/// A screen of an app and what happens on it: what frames are measured with.
///
///     MeasuredStory("message received", rows: ["S2.7"], seconds: 1) {
///       let thread = ThreadModel(messages: 120)
///       return Cast(ThreadScreen(model: thread)) { script in
///         script.change(at: 0.1) { thread.receive() }
///       }
///     }
///
/// It is the same in every run: the clock is virtual, and nothing of it is random. The screen has been
/// there for a second when the story begins, so that what it does at first is not part of it.
@_spi(Host)
public struct MeasuredStory: Sendable {
  /// What it is, in a few words.
  public let name: String
  /// The rows of the specification that it plays.
  public let rows: [String]
  /// In seconds.
  public let duration: Double
  /// How much of one core it may take while it moves: 1 is all of it.
  public let allowedLoad: Double
  /// Makes a fresh screen, and what happens on it.
  let makeCast: @MainActor @Sendable () -> Cast

  /// - Parameters:
  ///   - seconds: how long it plays; 0…600, and 0 where it is not a number.
  ///   - allowedLoad: how much of one core it may take while it moves, 0…1; all of it unless given.
  ///   - makeCast: makes a fresh screen each time.
  public init(
    _ name: String, rows: [String], seconds: Double, allowedLoad: Double = 1,
    _ makeCast: @escaping @MainActor @Sendable () -> Cast
  ) {
    self.name = name
    self.rows = rows
    duration = seconds.isNaN ? 0 : min(max(seconds, 0), 600)
    self.allowedLoad = allowedLoad
    self.makeCast = makeCast
  }

  /// How long a screen has been there when its story begins, in seconds.
  static let lead = 1.0

  /// A screen with the script for it.
  @MainActor public struct Cast {
    let view: any View
    let script: StoryScript

    public init(_ view: any View, _ write: (inout StoryScript) -> Void = { _ in }) {
      self.view = view
      var script = StoryScript()
      write(&script)
      self.script = script
    }
  }
}

/// What happens in a story: what a person does, and what the app itself does, in seconds since it began.
@_spi(Host) @MainActor
public struct StoryScript {
  enum Step {
    case touch(Scenario.Event)
    case change(time: Double, () -> Void)

    var time: Double {
      switch self {
      case .touch(let event): event.time
      case .change(let time, _): time
      }
    }
  }

  private var scenario = Scenario()
  private var changes: [(time: Double, body: () -> Void)] = []

  init() {}

  /// The app changes what views depend on.
  public mutating func change(at time: Double, _ body: @escaping () -> Void) {
    changes.append((time, body))
  }

  /// A person does something, for which see ``Scenario``. Times count from the beginning of the story.
  public mutating func play(@ScenarioBuilder _ steps: () -> [any ScenarioStep]) {
    for event in Scenario(steps).events { scenario.add(event) }
  }

  /// All that happens, by time.
  var steps: [Step] {
    let all = scenario.events.map(Step.touch) + changes.map { .change(time: $0.time, $0.body) }
    // Of equal times, in the order in which they were written.
    return all.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element)
  }
}
