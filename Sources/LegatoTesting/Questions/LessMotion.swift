import LegatoDisplay
import LegatoFilm
import SwiftUI
import SwiftUICore
import Testing

/// Is it safe for people who asked for less motion?
///
/// Plays a scenario twice, in full and under Reduce Motion, and records an issue where under Reduce
/// Motion something travels, grows, turns or blurs, where something never stops, or where other
/// things are on screen at the end than in full. Colours and opacities may change, and everything
/// may change at once.
///
///     expectSafeWithLessMotion { SaveButton() } when: { Tap("Save") }
///
/// It answers for the accessibility criterion WCAG 2.3.3 (Animation from Interactions) as far as
/// the scenario goes, and for endless motion beyond: what nobody plays is not looked at.
///
/// - Parameters:
///   - slack: how far things may travel, in points; a hundredth of it is how much they may grow
///     or turn (in radians).
///   - limit: how long to wait for everything to come to rest, in seconds.
///   - content: makes the view, once for each run: it should make its own model.
///   - steps: what a person does.
@MainActor
public func expectSafeWithLessMotion<Content: View>(
  size: CGSize = MotionHost.screen, slack: Double = 0.5, within limit: Double = 10,
  sourceLocation: SourceLocation = #_sourceLocation,
  @ViewBuilder _ content: () -> Content,
  @ScenarioBuilder when steps: () -> [any ScenarioStep] = { [] }
) throws {
  let full = try MotionHost(size: size, content: content)
  let reduced = try MotionHost(.reduceMotion(true), size: size, content: content)
  for host in [full, reduced] {
    host.play(sourceLocation: sourceLocation, steps)
    host.comeToRest(within: limit)
  }
  reduced.expectLittleMotion(slack: slack, at: sourceLocation)
  let (wanted, got) = (full.labels, reduced.labels)
  if wanted != got {
    reduced.fail(
      "\(reduced.name) ends otherwise under Reduce Motion.",
      list: [
        "in full:  \(wanted.joined(separator: ", "))", "reduced:  \(got.joined(separator: ", "))",
      ],
      "Under Reduce Motion the same should be reached, at once or by a fade.",
      at: sourceLocation)
  }
}

extension MotionHost {
  /// Properties that move things on the surface, as opposed to their colours and opacities.
  private static let travelling: Set<String> = [
    "frame", "offset", "position", "scale", "rotation", "blur", "page", "indicator", "scroll",
  ]

  func comeToRest(within limit: Double) {
    let end = now + (limit.isFinite ? max(0, limit) : 10)
    while !stage.isSettled, let next = stage.host.nextEventTime, next <= end {
      recorder.advance(to: next)
      if next <= now { recorder.noteChange() }
    }
    if !stage.isSettled { recorder.advance(to: end) }
  }

  /// What an assistive technology would tell of, in reading order.
  public var labels: [String] {
    stage.host.semantics.map { element in
      [element.label, element.value ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
    }.filter { !$0.isEmpty }
  }

  /// Records what has travelled or will never stop as issues; the host runs under Reduce Motion.
  func expectLittleMotion(slack: Double, at sourceLocation: SourceLocation) {
    let recording = recorder.soFar.recording
    var faults: [String] = []
    for track in recording.tracks {
      for motion in track.motions {
        if motion.isEndless {
          if track.property != "caret" {
            faults.append("\(track.path).\(track.name) moves without an end by \(motion.animation)")
          }
          continue
        }
        guard let base = track.name.split(separator: "#").first.map(String.init),
          Self.travelling.contains(base)
        else { continue }
        let unit = base == "scale" || base == "rotation" ? slack / 100 : slack
        if let way = recording.way(of: track, during: motion), way.length > unit {
          faults.append(
            "\(track.path).\(track.name) goes from \(Self.text(way.from)) to \(Self.text(way.to))"
              + " by \(motion.animation), \(readable(motion.start)) … \(readable(motion.end)) s")
        }
      }
    }
    let known = Set(
      recording.tracks.flatMap { track in
        track.motions.filter(\.isEndless).map { _ in "\(track.path).\(track.property)" }
      })
    faults += moving.filter { $0.isLoop && $0.property != "caret" && !known.contains($0.name) }
      .map { "\($0.name) moves without an end by \($0.animation)" }
    guard !faults.isEmpty else { return }
    fail(
      "\(name) moves under Reduce Motion:", list: faults,
      "Read \\.accessibilityReduceMotion there and use no animation, or one that only fades;"
        + " Legato's modifiers and components do so by themselves.", at: sourceLocation)
  }

  private static func text(_ numbers: [Double]) -> String {
    let texts = numbers.map { readable($0) }
    return texts.count == 1 ? texts[0] : "(" + texts.joined(separator: ", ") + ")"
  }
}

extension Recording {
  /// Where a value was when a motion began and ended, and the largest way that one of its numbers
  /// went in between; `nil` where no two samples saw it.
  fileprivate func way(
    of track: Track, during motion: Track.Motion
  ) -> (from: [Double], to: [Double], length: Double)? {
    let simultaneous = 1e-6
    let rows = times.indices.filter {
      times[$0] >= motion.start - simultaneous && times[$0] <= motion.end + simultaneous
    }
    let shown = rows.compactMap { track.shown.indices.contains($0) ? track.shown[$0] : nil }
    guard let from = shown.first, let to = shown.last, shown.count > 1 else { return nil }
    var length = 0.0
    for index in from.indices {
      let numbers = shown.compactMap { index < $0.count ? $0[index] : nil }
      if let least = numbers.min(), let most = numbers.max() { length = max(length, most - least) }
    }
    return (from, to, length)
  }
}
