/// A text with Markdown and values, in which Markdown means nothing.
package struct MarkdownTemplate {
  /// A part of the text.
  package enum Part: Hashable, Sendable {
    /// Written by the app's authors, with Markdown.
    case literal(String)
    /// A value, by what it says.
    case value(String)
  }

  /// A piece of what is shown.
  package struct Piece: Hashable, Sendable {
    package enum Content: Hashable, Sendable {
      case words(String)
      /// A value, by its number among the values.
      case value(Int)
    }

    package var content: Content
    package var style: MarkdownStyle
  }

  /// What stands for a value while the text is read: a control character, which is left out of literals.
  private static let sign: Character = "\u{1}"

  /// What is shown of a text.
  ///
  /// - Parameters:
  ///   - parts: Literals and values in their order.
  ///   - inflects: Whether the words of `^[3 bird](inflect: true)` agree with their number, by English rules.
  package static func pieces(
    of parts: [Part], _ reading: MarkdownReading, inflects: Bool
  ) -> [Piece] {
    var source = ""
    var values: [String] = []
    for part in parts {
      switch part {
      case .literal(let literal): source += literal.filter { $0 != sign }
      case .value(let value):
        source.append(sign)
        values.append(value)
      }
    }
    var parser = InlineParser(source, reading)
    var pieces: [Piece] = []
    var nextValue = 0
    for run in parser.runs() {
      var rest = run.text[...]
      while !rest.isEmpty {
        let words = rest.prefix { $0 != sign }
        if !words.isEmpty { pieces.append(Piece(content: .words(String(words)), style: run.style)) }
        rest = rest[words.endIndex...]
        guard rest.popFirst() != nil, nextValue < values.count else { continue }
        pieces.append(Piece(content: .value(nextValue), style: run.style))
        nextValue += 1
      }
    }
    return inflects ? inflected(pieces, values) : pieces
  }

  /// The pieces with nouns that agree with their numbers: in each stretch, the last words do, or the last value where
  /// there are none.
  private static func inflected(_ pieces: [Piece], _ values: [String]) -> [Piece] {
    var pieces = pieces
    var stretches: [Int: Stretch] = [:]
    for (index, piece) in pieces.enumerated() {
      guard let number = piece.style.attributes.first(where: \.isInflected)?.number else {
        continue
      }
      switch piece.content {
      case .words(let words):
        stretches[number, default: Stretch()].append(words, index, isValue: false)
      case .value(let value):
        stretches[number, default: Stretch()].append(values[value], index, isValue: true)
      }
    }
    for stretch in stretches.values {
      guard let (index, words) = stretch.noun, let isSingular = Inflection.isSingular(stretch.text)
      else { continue }
      let agreed = Inflection.agreeing(words, isSingular: isSingular)
      if agreed != words { pieces[index].content = .words(agreed) }
    }
    return pieces
  }

  /// The pieces between one pair of brackets.
  private struct Stretch {
    var text = ""
    /// The piece with the noun, and what it says.
    var noun: (index: Int, words: String)?
    private var hasWords = false

    mutating func append(_ words: String, _ index: Int, isValue: Bool) {
      text += words
      guard words.contains(where: \.isLetter), !isValue || !hasWords else { return }
      noun = (index, words)
      hasWords = !isValue
    }
  }
}
