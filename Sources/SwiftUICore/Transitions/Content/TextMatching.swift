/// Which characters of a text stand for which of the text before.
enum TextMatching {
  enum Step: Equatable {
    /// An old and a new character at one place of the text, the same or not.
    case paired(Int, Int)
    case removed(Int)
    case inserted(Int)
  }

  /// Pairs the characters of two texts, in reading order.
  ///
  /// Texts of the same build, as "9 of 10" and "10 of 10", are paired stretch by stretch: numbers
  /// by the worth of their digits, so from the trailing side, or from the decimal point; words by
  /// what they have in common at both ends. Other texts are paired as one word.
  static func steps(from old: [String], to new: [String]) -> [Step] {
    let (left, right) = (stretches(old), stretches(new))
    guard left.map(\.isNumber) == right.map(\.isNumber) else {
      return words(old, old.indices, new, new.indices)
    }
    return zip(left, right).flatMap { left, right in
      left.isNumber
        ? numbers(old, left.range, new, right.range) : words(old, left.range, new, right.range)
    }
  }

  private struct Stretch {
    var isNumber: Bool
    var range: Range<Int>
  }

  private static let separators: Set<String> = [".", ",", "'", "’", "\u{A0}", "\u{202F}", "٬", "٫"]

  private static func isDigit(_ text: String) -> Bool { text.first?.isNumber ?? false }

  /// Numbers, with the separators inside, and what is between them.
  private static func stretches(_ text: [String]) -> [Stretch] {
    var result: [Stretch] = []
    var index = 0
    while index < text.count {
      let start = index
      let isNumber = isDigit(text[index])
      while index < text.count {
        let continues =
          isDigit(text[index])
          || (isNumber && separators.contains(text[index]) && index + 1 < text.count
            && isDigit(text[index + 1]))
        guard continues == isNumber else { break }
        index += 1
      }
      result.append(Stretch(isNumber: isNumber, range: start..<index))
    }
    return result
  }

  /// Equal ends are paired, then what is left between them, from its start.
  private static func words(
    _ old: [String], _ left: Range<Int>, _ new: [String], _ right: Range<Int>
  ) -> [Step] {
    let maxLength = min(left.count, right.count)
    var prefix = 0
    while prefix < maxLength, old[left.lowerBound + prefix] == new[right.lowerBound + prefix] {
      prefix += 1
    }
    var suffix = 0
    while suffix < maxLength - prefix,
      old[left.upperBound - 1 - suffix] == new[right.upperBound - 1 - suffix]
    {
      suffix += 1
    }
    return leading(
      left.lowerBound..<(left.upperBound - suffix), right.lowerBound..<(right.upperBound - suffix))
      + leading(
        (left.upperBound - suffix)..<left.upperBound,
        (right.upperBound - suffix)..<right.upperBound)
  }

  private static func numbers(
    _ old: [String], _ left: Range<Int>, _ new: [String], _ right: Range<Int>
  ) -> [Step] {
    let (a, b) = (point(old, left), point(new, right))
    guard a != nil || b != nil else { return trailing(left, right) }
    let (endA, endB) = (a ?? left.upperBound, b ?? right.upperBound)
    return trailing(left.lowerBound..<endA, right.lowerBound..<endB)
      + leading(endA..<left.upperBound, endB..<right.upperBound)
  }

  /// Where the fraction begins: at the only point or comma, unless it may set thousands apart.
  private static func point(_ text: [String], _ range: Range<Int>) -> Int? {
    let marks = range.filter { separators.contains(text[$0]) }
    guard let last = marks.last, ".,٫".contains(text[last]) else { return nil }
    if marks.count > 1, marks.dropLast().contains(where: { text[$0] == text[last] }) { return nil }
    return marks.count == 1 && text[last] == "," && range.upperBound - last == 4 ? nil : last
  }

  private static func trailing(_ left: Range<Int>, _ right: Range<Int>) -> [Step] {
    let common = min(left.count, right.count)
    let (a, b) = (left.upperBound - common, right.upperBound - common)
    return (left.lowerBound..<a).map(Step.removed) + (right.lowerBound..<b).map(Step.inserted)
      + (0..<common).map { .paired(a + $0, b + $0) }
  }

  private static func leading(_ left: Range<Int>, _ right: Range<Int>) -> [Step] {
    let common = min(left.count, right.count)
    let (a, b) = (left.lowerBound, right.lowerBound)
    return (0..<common).map { .paired(a + $0, b + $0) }
      + left.dropFirst(common).map(Step.removed) + right.dropFirst(common).map(Step.inserted)
  }
}
