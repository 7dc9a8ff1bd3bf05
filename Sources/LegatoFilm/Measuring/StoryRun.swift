import LegatoDisplay
import SwiftUICore

/// A story as it is played once, frame by frame.
@MainActor
final class StoryRun {
  private let stage: MeasuringStage
  private let name: String
  private var steps: ArraySlice<StoryScript.Step>
  /// Where the touches of the next frame come down.
  private var aims: [Point] = []
  /// Whether something was done for the frame made last.
  private(set) var hadInput = false

  /// Builds the screen and draws it.
  init(_ story: MeasuredStory, scale: Double) throws {
    let cast = story.makeCast()
    stage = try MeasuringStage(any: cast.view, width: 390, height: 844, scale: scale)
    name = story.name
    steps = cast.script.steps[...]
    _ = stage.frame(at: 0)
  }

  /// Plays the time in which the screen is there before the story begins.
  func open(framesPerSecond: Int) {
    let count = Int(MeasuredStory.lead * Double(framesPerSecond))
    for frame in 1...max(count, 1) { _ = stage.frame(at: Double(frame) / Double(framesPerSecond)) }
  }

  /// Finds what is touched up to a time where the last frame shows it, as a person does. To look
  /// for it is no part of a frame.
  func aim(until time: Double) throws {
    aims = []
    for case .touch(let event) in steps.prefix(while: { $0.time <= time })
    where event.action == .tap || event.action == .down {
      do {
        aims.append(try stage.stage.find(event.label).point)
      } catch {
        throw FilmFailure("The story “\(name)” at \(time) s: \(error)")
      }
    }
  }

  /// Does what has fallen due up to a time, makes the frame of it and draws it.
  func frame(at time: Double) throws -> FrameCounters {
    hadInput = false
    while let step = steps.first, step.time <= time {
      steps.removeFirst()
      hadInput = true
      stage.advance(to: step.time + MeasuredStory.lead)
      switch step {
      case .change(_, let body): stage.stage.host.act(body)
      case .touch(let event): try perform(event)
      }
    }
    return stage.frame(at: time + MeasuredStory.lead)
  }

  private func perform(_ event: Scenario.Event) throws {
    switch event.action {
    case .tap, .down:
      let point = aims.removeFirst()
      stage.stage.fingerStart = point
      stage.stage.host.touchDown(at: point)
      if event.action == .tap { stage.stage.release() }
    default: _ = try stage.stage.perform(event)
    }
  }

  /// All that is shown of values that can move.
  var values: [[Double]] { stage.stage.host.values.map(\.shown) }

  /// How many values move, and whether anything waits or is to be drawn: what is left when it ends.
  var leftovers: (motions: Int, isWaiting: Bool, needsFrame: Bool) {
    let host = stage.stage.host
    return (host.motions.count, host.isWaiting, host.needsFrame)
  }
}
