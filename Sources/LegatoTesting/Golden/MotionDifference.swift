import LegatoDisplay

/// Something in which a recording is not what its reference says.
struct MotionDifference: Equatable, CustomStringConvertible {
  var description: String

  /// All differences between a reference and what was recorded, values within a tolerance left out;
  /// by time where they have one, so that the first is where things began to go another way.
  ///
  /// - Parameters:
  ///   - tolerance: how far a value may be off, in its own unit.
  ///   - framesPerSecond: for the frames' numbers.
  static func between(
    _ reference: MotionText, _ recorded: MotionText, tolerance: Double, framesPerSecond: Int
  ) -> [MotionDifference] {
    // What is written is rounded, on both sides.
    let tolerance = (tolerance.isFinite ? max(0, tolerance) : 0) + 1.01e-6
    var differences: [MotionDifference] = []
    differences += lines(reference.head, recorded.head, "", tolerance)
    differences += lines(reference.events, recorded.events, "event: ", tolerance)
    let names = Set(recorded.blocks.map(\.name))
    for block in reference.blocks where !names.contains(block.name) {
      differences.append(.init(description: "\(block.name): expected to move, and does not"))
    }
    var timed: [(time: Double, MotionDifference)] = []
    for block in recorded.blocks {
      guard let expected = reference.blocks.first(where: { $0.name == block.name }) else {
        differences.append(
          .init(description: "\(block.name): moves, and was not expected to"))
        continue
      }
      differences += lines(expected.motions, block.motions, "\(block.name): motion: ", tolerance)
      timed += values(expected, block, tolerance, framesPerSecond)
    }
    return differences + timed.sorted { $0.time < $1.time }.map(\.1)
  }

  /// Values, at every time that either side has a row of.
  private static func values(
    _ expected: MotionText.Block, _ got: MotionText.Block, _ tolerance: Double, _ rate: Int
  ) -> [(time: Double, MotionDifference)] {
    var found: [(time: Double, MotionDifference)] = []
    let times = Set((expected.rows + got.rows).map(\.time)).sorted()
    for time in times {
      let wanted = expected.row(at: time)?.numbers
      let shown = got.row(at: time)?.numbers
      guard !isEqual(wanted, shown, tolerance) else { continue }
      let frame = Int((time * Double(rate)).rounded(.down))
      let place =
        "frame \(frame), \(readable(time, places: MotionText.places)) s, \(expected.name)"
      guard let wanted, let shown, wanted.count == shown.count else {
        found.append(
          (time, .init(description: "\(place): expected \(text(wanted)), got \(text(shown))")))
        continue
      }
      for (index, pair) in zip(wanted, shown).enumerated()
      where !(abs(pair.0 - pair.1) <= tolerance) {
        let part =
          expected.components.indices.contains(index) ? ".\(expected.components[index])" : ""
        found.append(
          (
            time,
            .init(
              description: "\(place)\(part): expected \(text([pair.0])), got \(text([pair.1]))"
                + " (\(signed(pair.1 - pair.0)))")
          ))
      }
    }
    return found
  }

  private static func isEqual(
    _ left: [Double]?, _ right: [Double]?, _ tolerance: Double
  ) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return left.count == right.count
      && zip(left, right).allSatisfy { abs($0 - $1) <= tolerance || $0 == $1 }
  }

  private static func text(_ numbers: [Double]?) -> String {
    guard let numbers else { return "nothing" }
    return numbers.map { readable($0, places: MotionText.places) }.joined(separator: ", ")
  }

  private static func signed(_ number: Double) -> String {
    (number > 0 ? "+" : "") + readable(number, places: MotionText.places)
  }

  /// Lines of text, the numbers in which may be a little different.
  private static func lines(
    _ expected: [String], _ got: [String], _ place: String, _ tolerance: Double
  ) -> [MotionDifference] {
    (0..<max(expected.count, got.count)).compactMap { index in
      let wanted = index < expected.count ? expected[index] : nil
      let shown = index < got.count ? got[index] : nil
      if let wanted, let shown, isAlike(wanted, shown, tolerance) { return nil }
      return .init(
        description: "\(place)expected \(wanted ?? "nothing"), got \(shown ?? "nothing")")
    }
  }

  private static func isAlike(_ left: String, _ right: String, _ tolerance: Double) -> Bool {
    if left == right { return true }
    let (left, right) = (left.split(separator: " "), right.split(separator: " "))
    return left.count == right.count
      && zip(left, right).allSatisfy { left, right in
        if left == right { return true }
        guard let left = Double(left), let right = Double(right) else { return false }
        return abs(left - right) <= tolerance
      }
  }
}
