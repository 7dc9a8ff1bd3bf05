public import Foundation

extension AttributedString {
  /// The string with words that agree with the numbers beside them, where the attribute `inflect` asks for it:
  /// `3 birds` for `3 bird`.
  ///
  /// Nouns are changed by English rules. A rule with a morphology goes by its number, others by the number in the text;
  /// where there is neither, the text stays as it is.
  public func inflected() -> AttributedString {
    var string = self
    for (rule, range) in string.runs[\.inflect].reversed() {
      guard let rule else { continue }
      let text = String(string[range].characters)
      let isSingular: Bool? =
        switch rule {
        case .automatic: Inflection.isSingular(text)
        case .explicit(let morphology):
          morphology.number.map { $0 == .singular } ?? Inflection.isSingular(text)
        }
      guard let isSingular else { continue }
      let agreed = Inflection.agreeing(text, isSingular: isSingular)
      guard agreed != text else { continue }
      string.replaceEnd(of: range, text, with: agreed)
    }
    return string
  }

  /// Replaces what differs in two texts, so that the attributes of all before and behind it stay.
  private mutating func replaceEnd(
    of range: Range<Index>, _ text: String, with agreed: String
  ) {
    let same = text.commonPrefix(with: agreed).count
    let behind = zip(text.reversed(), agreed.reversed()).prefix { $0 == $1 }.count
    let kept = min(behind, min(text.count, agreed.count) - same)
    let start = characters.index(range.lowerBound, offsetBy: same)
    let end = characters.index(range.upperBound, offsetBy: -kept)
    let words = String(agreed.dropFirst(same).dropLast(kept))
    // What is inserted stands in the stretch of the letter before it.
    let model = start > range.lowerBound ? characters.index(before: start) : start
    let attributes = runs[model].attributes
    replaceSubrange(start..<end, with: AttributedString(words, attributes: attributes))
  }
}
