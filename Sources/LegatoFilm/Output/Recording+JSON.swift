import LegatoDisplay
import SwiftUICore

extension Recording {
  /// The version of the JSON form. It grows when a reader of the old form would misread the new.
  package static let jsonVersion = 1

  /// The recording as JSON; `Documentation/film-format.md` says what is where.
  ///
  /// - Parameters:
  ///   - allValues: whether values that never change are written, too.
  ///   - costs: what the frames took; the times are those of one machine, and differ each time.
  package func json(allValues: Bool = false, costs: FilmCosts? = nil) -> String {
    var members: [String: JSONText] = [
      "format": .string("legato film"),
      "version": .number(Double(Self.jsonVersion)),
      "view": .string(view),
      "configuration": configuration.json,
      "framesPerSecond": .number(Double(framesPerSecond)),
      "duration": .number(duration),
      "isSettled": .bool(isSettled),
      "content": contentBounds.json,
      "events": .array(events.map(\.json)),
      "feedback": .array(
        feedback.map {
          .object([
            "time": .number($0.time), "feedback": .string($0.feedback.name),
            "path": .string($0.path),
          ])
        }),
      "issues": .array(
        issues.map { .object(["path": .string($0.path), "message": .string($0.message)]) }),
      "times": .numbers(times),
      "frames": .object([
        "bodies": .numbers(frames.map { Double($0.bodies) }),
        "layouts": .numbers(frames.map { Double($0.layouts) }),
        "layersRecorded": .numbers(frames.map { Double($0.layersRecorded) }),
        "animatorsTicked": .numbers(frames.map { Double($0.animatorsTicked) }),
      ]),
      "values": .array(written(allValues: allValues).map(\.json)),
    ]
    members["costs"] = costs?.json
    return JSONText.object(members).text
  }

  /// The tracks that go into a file: those that changed, in the order of their paths.
  func written(allValues: Bool) -> [Track] {
    tracks.filter { allValues || $0.hasChanged }
      .sorted { ($0.path, $0.property, $0.number) < ($1.path, $1.property, $1.number) }
  }
}

extension Recording.Event {
  fileprivate var json: JSONText {
    var members: [String: JSONText] = [
      "time": .number(time), "action": .string(action.rawValue), "label": .string(label),
    ]
    if let point { members["point"] = .numbers([point.x, point.y]) }
    return .object(members)
  }
}

extension Track {
  fileprivate var json: JSONText {
    let names = components.isEmpty && width == 1 ? ["value"] : componentNames
    return .object([
      "path": .string(path),
      "property": .string(name),
      "components": .array(names.map { .string($0) }),
      "model": .array(
        models.map { .object(["time": .number($0.time), "value": .numbers($0.components)]) }),
      "motions": .array(
        motions.map { motion in
          .object([
            "animation": .string(motion.animation),
            "start": .number(motion.start),
            "end": .number(motion.end),
            "isRetarget": .bool(motion.isRetarget),
            "isSystem": .bool(motion.isSystem),
          ])
        }),
      "shown": .object(
        Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, .array(column($0))) })),
    ])
  }

  private func column(_ index: Int) -> [JSONText] {
    shown.map { value in
      value.flatMap { index < $0.count ? .number($0[index]) : nil } ?? .null
    }
  }

  /// A name for each component: its number where it has none.
  var componentNames: [String] {
    (0..<width).map { $0 < components.count ? components[$0] : "\($0)" }
  }
}

extension Rect {
  fileprivate var json: JSONText { .numbers([x, y, width, height]) }
}

extension HostConfiguration {
  fileprivate var json: JSONText {
    .object([
      "size": .numbers([size.width, size.height]),
      "scale": .number(scale),
      "colorScheme": .string("\(colorScheme)"),
      "layoutDirection": .string("\(layoutDirection)"),
      "dynamicTypeSize": .string("\(dynamicTypeSize)"),
      "system": .number(Double(system.rawValue)),
      "reduceMotion": .bool(reducesMotion),
      "lowPower": .bool(savesPower),
    ])
  }
}
