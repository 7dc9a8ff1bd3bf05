import LegatoDisplay
import LegatoFilm
import SwiftUICore

/// A recording as text that people review: what was done, and for each value that changed what
/// moved it and what it showed, a line for each time at which it was another.
///
///     legato recording 1
///     view SaveButton
///     surface 393 × 852, light, left to right, text large
///
///     0.1 tap “Save”
///
///     SaveButton/Text.opacity
///       0.1 to 0.35 by easeInOut(0.25)
///       0         1
///       0.116667  0.994
///       …
struct MotionText: Equatable {
  static let version = "legato recording 1"
  /// Decimals that are written: finer than any tolerance that makes sense.
  static let places = 6

  struct Row: Equatable {
    var time: Double
    /// `nil` from when on the value did not exist.
    var numbers: [Double]?
  }

  struct Block: Equatable {
    var name: String
    /// The names of the numbers; empty where there is one.
    var components: [String] = []
    var motions: [String] = []
    var rows: [Row] = []
  }

  var head: [String] = []
  var events: [String] = []
  var blocks: [Block] = []

  // MARK: From a recording

  init(_ recording: Recording) {
    let configuration = recording.configuration
    let size = configuration.size
    var parts = [
      "\(readable(size.width)) × \(readable(size.height))", "\(configuration.colorScheme)",
      configuration.layoutDirection == .rightToLeft ? "right to left" : "left to right",
      "text \(configuration.dynamicTypeSize)",
    ]
    if configuration.system != .standard { parts.append("iOS \(configuration.system.rawValue)") }
    if configuration.reducesMotion { parts.append("Reduce Motion") }
    if configuration.savesPower { parts.append("Low Power Mode") }
    if configuration.reducesTransparency { parts.append("Reduce Transparency") }
    head = [
      Self.version, "view \(Self.oneLine(recording.view))",
      "surface " + parts.joined(separator: ", "),
    ]
    events = recording.events.filter { $0.action != .move }.map { event in
      let label = event.label.isEmpty ? "" : " “\(Self.oneLine(event.label))”"
      return "\(readable(event.time, places: Self.places)) \(event.action.rawValue)\(label)"
    }
    blocks =
      recording.tracks.filter(\.hasChanged)
      .sorted { ($0.path, $0.property, $0.number) < ($1.path, $1.property, $1.number) }
      .map { Block($0, recording.times) }
  }

  /// Text on one line, so that no label is read as a line of the form.
  static func oneLine(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 })
  }

  // MARK: As text

  var text: String {
    var lines = head
    if !events.isEmpty { lines += [""] + events }
    for block in blocks { lines += [""] + block.lines }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Reads the form; `nil` where the text does not have this form.
  init?(_ text: String) {
    let groups = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasSuffix("\r") ? $0.dropLast() : $0 }
      .split(separator: "").map { $0.map(String.init) }
    guard let head = groups.first, head.first == Self.version else { return nil }
    self.head = head
    for group in groups.dropFirst() {
      if group.dropFirst().contains(where: { $0.hasPrefix("  ") }) {
        guard let block = Block(group) else { return nil }
        blocks.append(block)
      } else {
        events += group
      }
    }
  }
}

extension MotionText.Block {
  init(_ track: Track, _ times: [Double]) {
    name = MotionText.oneLine("\(track.path).\(track.name)")
    components = track.width > 1 ? Array(track.components.prefix(track.width)) : []
    motions = track.motions.map { motion in
      let end =
        motion.isEndless
        ? "without an end" : "to \(readable(motion.end, places: MotionText.places))"
      return "\(readable(motion.start, places: MotionText.places)) \(end) by"
        + " \(MotionText.oneLine(motion.animation))" + (motion.isRetarget ? ", retargeted" : "")
    }
    for (time, numbers) in zip(times, track.shown) {
      // As it is written, so that it is that of a reference which was read.
      let time = (time * 1e6).rounded() / 1e6
      if let last = rows.last, last.numbers == numbers { continue }
      if rows.isEmpty, numbers == nil { continue }
      // Of several samples of one time, the last counts.
      if rows.last?.time == time { rows.removeLast() }
      rows.append(MotionText.Row(time: time, numbers: numbers))
    }
  }

  var lines: [String] {
    var lines = [name]
    lines += motions.map { "  \($0)" }
    let cells = rows.map { row in
      [readable(row.time, places: MotionText.places)]
        + (row.numbers?.map { readable($0, places: MotionText.places) } ?? ["gone"])
    }
    let header = components.isEmpty ? [] : [["time"] + components]
    let widths = (0...(components.isEmpty ? 0 : components.count)).map { column in
      (header + cells).map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    lines += (header + cells).map { row in
      "  "
        + row.enumerated().map { column, cell in
          let isLast = column == row.count - 1 || column >= widths.count
          return isLast
            ? cell : cell + String(repeating: " ", count: widths[column] - cell.count)
        }.joined(separator: "  ")
    }
    return lines
  }

  init?(_ lines: [String]) {
    guard let first = lines.first else { return nil }
    name = first
    for line in lines.dropFirst() {
      let words = line.split(separator: " ").map(String.init)
      guard let head = words.first else { continue }
      if head == "time" {
        components = Array(words.dropFirst())
      } else if let time = Double(head), words.count == 2, words[1] == "gone" {
        rows.append(MotionText.Row(time: time, numbers: nil))
      } else if let time = Double(head), words.count > 1,
        words.dropFirst().allSatisfy({ Double($0) != nil })
      {
        rows.append(
          MotionText.Row(time: time, numbers: words.dropFirst().compactMap { Double($0) }))
      } else if line.hasPrefix("  ") {
        motions.append(String(line.drop { $0 == " " }))
      } else {
        return nil
      }
    }
  }

  /// The row that holds at a time: the last one up to it.
  func row(at time: Double) -> MotionText.Row? { rows.last { $0.time <= time } }
}
