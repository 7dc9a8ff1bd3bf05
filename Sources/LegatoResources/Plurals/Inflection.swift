import Foundation

/// English words that agree with the number beside them: `3 birds` for `3 bird`.
enum Inflection {
  /// Whether a text speaks of one thing; `nil` where it has no number.
  static func isSingular(_ text: String) -> Bool? {
    guard let start = text.firstIndex(where: \.isNumber) else { return nil }
    let number = text[start...].prefix { $0.isNumber || $0 == "." || $0 == "," || $0 == "'" }
    let digits = number.drop { $0.wholeNumberValue == 0 }
    return digits.count == 1 && digits.first?.wholeNumberValue == 1
  }

  /// The words with the noun in its singular or plural. Of several words, the noun is the last one, or the one before
  /// `of`: `bottles of milk`.
  static func agreeing(_ words: String, isSingular: Bool) -> String {
    guard let range = noun(in: words) else { return words }
    let noun = String(words[range])
    let agreed = isSingular ? EnglishNoun.singular(of: noun) : EnglishNoun.plural(of: noun)
    return words.replacingCharacters(in: range, with: agreed)
  }

  private static func noun(in words: String) -> Range<String.Index>? {
    var last: Range<String.Index>?
    var index = words.startIndex
    while let start = words[index...].firstIndex(where: \.isLetter) {
      let end =
        words[start...].firstIndex { !$0.isLetter && $0 != "'" && $0 != "’" }
        ?? words.endIndex
      if last != nil, prepositions.contains(words[start..<end].lowercased()) { break }
      last = start..<end
      index = end
    }
    return last
  }

  private static let prepositions: Set<String> = [
    "of", "in", "on", "at", "for", "from", "with", "per", "to", "by",
  ]
}
