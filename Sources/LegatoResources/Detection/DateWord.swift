/// A word, a number or a sign of a text.
struct DateWord {
  /// In small letters.
  let text: String
  let range: Range<Int>
  /// Its value where it is a number of at most four digits.
  let number: Int?

  static func words(in scanner: InlineScanner) -> [DateWord] {
    var words: [DateWord] = []
    var index = 0
    while index < scanner.end {
      let byte = scanner.bytes[index]
      if byte.isMarkdownSpace {
        index += 1
        continue
      }
      let end =
        byte.isDigit
        ? scanner.end(from: index, while: \.isDigit)
        : byte.isLetter || byte >= 0x80
          ? scanner.end(from: index) { $0.isLetter || $0 >= 0x80 } : index + 1
      let isNumber = byte.isDigit && end - index <= 4
      // No word that means something is long.
      let text = end - index > 12 ? "" : scanner.string(index..<end).lowercased()
      words.append(
        DateWord(text: text, range: index..<end, number: isNumber ? Int(text) : nil))
      index = end
    }
    return words
  }
}
