/// A text under edit: its characters as a reader sees them, and what of it is selected.
///
/// Places are numbers of characters before them, `0...count`. The selection lies between the anchor
/// and the head, which is where the caret is; where both are equal nothing is selected.
struct EditedText: Equatable {
  private(set) var string: String
  private(set) var characters: [Character]
  private(set) var anchor: Int
  private(set) var head: Int

  /// How far a key goes.
  enum Step { case character, word, line, document }

  init(_ string: String) {
    self.string = string
    characters = Array(string)
    anchor = characters.count
    head = anchor
  }

  static func == (left: Self, right: Self) -> Bool {
    left.anchor == right.anchor && left.head == right.head && left.string == right.string
  }

  var count: Int { characters.count }
  var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }
  var selectedText: String { String(characters[selection]) }

  /// For each place the number of Unicode scalars before it.
  var scalarStarts: [Int] {
    var starts: [Int] = []
    starts.reserveCapacity(count + 1)
    var total = 0
    for character in characters {
      starts.append(total)
      total += character.unicodeScalars.count
    }
    starts.append(total)
    return starts
  }

  // MARK: Changing the text

  /// Takes over another text. A caret at the end stays there; another one stays where it was.
  mutating func replaceAll(_ string: String) {
    let wasAtEnd = head == count && anchor == count
    self.string = string
    characters = Array(string)
    head = wasAtEnd ? count : min(head, count)
    anchor = wasAtEnd ? count : min(anchor, count)
  }

  /// Puts a text in the place of a range; the caret stands behind it.
  mutating func replace(_ range: Range<Int>, with text: String) {
    let before = String(characters[..<range.lowerBound]) + text
    string = before + String(characters[range.upperBound...])
    // What is inserted may join with its neighbours: an accent belongs to the letter before it.
    characters = Array(string)
    head = min(before.count, count)
    anchor = head
  }

  mutating func insert(_ text: String) { replace(selection, with: text) }

  /// Removes what is selected, else what is between the caret and where a step leads.
  mutating func delete(_ step: Step, forward: Bool) {
    guard selection.isEmpty else { return replace(selection, with: "") }
    let end = place(step, forward: forward)
    replace(min(head, end)..<max(head, end), with: "")
  }

  // MARK: Moving the caret

  /// Moves the caret; with `selects` the anchor stays.
  mutating func move(to place: Int, selects: Bool = false) {
    head = min(max(place, 0), count)
    if !selects { anchor = head }
  }

  mutating func select(_ range: Range<Int>) {
    anchor = min(max(range.lowerBound, 0), count)
    head = min(max(range.upperBound, 0), count)
  }

  mutating func selectAll() { select(0..<count) }

  /// Selects the word around a place: letters and digits that belong together, else the blanks or
  /// the sign that is there.
  mutating func selectWord(at place: Int) {
    guard count > 0 else { return }
    var index = min(max(place, 0), count - 1)
    // Behind a word's last letter is still at the word.
    if Kind(characters[index]) != .word, index > 0, Kind(characters[index - 1]) == .word {
      index -= 1
    }
    let kind = Kind(characters[index])
    var (start, end) = (index, index + 1)
    if kind != .sign {
      while start > 0, Kind(characters[start - 1]) == kind { start -= 1 }
      while end < count, Kind(characters[end]) == kind { end += 1 }
    }
    select(start..<end)
  }

  private enum Kind {
    case word, blank, sign
    init(_ character: Character) {
      if character.isLetter || character.isNumber || character == "_" || character == "'" {
        self = .word
      } else {
        self = character.isWhitespace ? .blank : .sign
      }
    }
  }

  /// Where a step from the caret leads, in the order of the text. A line ends at line breaks.
  func place(_ step: Step, forward: Bool) -> Int {
    var place = head
    switch step {
    case .character: place += forward ? 1 : -1
    case .document: place = forward ? count : 0
    case .line:
      if forward {
        while place < count, !characters[place].isNewline { place += 1 }
      } else {
        while place > 0, !characters[place - 1].isNewline { place -= 1 }
      }
    case .word:
      if forward {
        while place < count, Kind(characters[place]) != .word { place += 1 }
        while place < count, Kind(characters[place]) == .word { place += 1 }
      } else {
        while place > 0, Kind(characters[place - 1]) != .word { place -= 1 }
        while place > 0, Kind(characters[place - 1]) == .word { place -= 1 }
      }
    }
    return min(max(place, 0), count)
  }
}
