import LegatoDisplay

/// Which font a character is set in.
enum FaceChoice: UInt8 {
  /// That of its span.
  case own
  /// The one for other scripts.
  case fallback
  /// The one for Chinese and Japanese.
  case ideographs
  case emoji
}

/// Finds the fonts for characters that the font of their span does not have, and for emoji.
struct FaceChooser {
  let library: FontLibrary

  func face(_ choice: FaceChoice, for font: FontDescriptor) -> Int {
    switch choice {
    case .own: library.number(for: font)
    case .fallback:
      library.number(
        family: FontCatalogue.Family.fallback,
        weight: font.weight.isFinite ? Int(min(max(font.weight, 100), 900)) : 400, isItalic: false)
    case .ideographs:
      library.number(family: FontCatalogue.Family.ideographs, weight: 400, isItalic: false)
    case .emoji:
      library.number(family: FontCatalogue.Family.emoji, weight: 400, isItalic: false)
    }
  }

  /// A choice for each scalar; `nil` where all are set in the fonts of their spans. What a reader
  /// sees as one character is set in one font.
  func choices(_ paragraph: TextParagraph, spans: [TextSpan]) -> [FaceChoice]? {
    let scalars = paragraph.scalars
    guard scalars.contains(where: { $0 >= 0x80 }) else { return nil }
    var choices = Array(repeating: FaceChoice.own, count: scalars.count)
    var isPlain = true
    var start = 0
    while start < scalars.count {
      var end = start + 1
      while end < scalars.count, !paragraph.breaks.isCharacter(end) { end += 1 }
      let span = spans[paragraph.spans[start]]
      if span.symbol == nil, end - start > 1 || scalars[start] >= 0x80 {
        let choice = choice(scalars[start..<end], span.font)
        if choice != .own {
          isPlain = false
          for index in start..<end { choices[index] = choice }
        }
      }
      start = end
    }
    return isPlain ? nil : choices
  }

  private func choice(_ character: ArraySlice<UInt32>, _ font: FontDescriptor) -> FaceChoice {
    let needed = character.filter { !Self.isInvisible($0) }
    guard let first = needed.first else { return .own }
    func has(_ choice: FaceChoice, _ scalar: UInt32) -> Bool {
      library.face(face(choice, for: font)).glyph(scalar) != 0
    }
    if Self.isPicture(character), has(.emoji, first) { return .emoji }
    for choice in [FaceChoice.own, .fallback, .ideographs]
    where needed.allSatisfy({ has(choice, $0) }) {
      return choice
    }
    return [.emoji, .fallback, .ideographs].first { has($0, first) } ?? .own
  }

  /// Whether the scalar shows nothing by itself, so that no font needs to have it.
  private static func isInvisible(_ scalar: UInt32) -> Bool {
    guard let scalar = Unicode.Scalar(scalar) else { return true }
    return scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.isWhitespace
  }

  /// Whether the character is to be shown as a picture: where it asks for that, or is one by nature
  /// and does not ask for the opposite.
  private static func isPicture(_ character: ArraySlice<UInt32>) -> Bool {
    if character.contains(0xFE0F) { return true }
    guard let first = character.first.flatMap(Unicode.Scalar.init), !character.contains(0xFE0E)
    else { return false }
    return first.properties.isEmojiPresentation
  }
}
