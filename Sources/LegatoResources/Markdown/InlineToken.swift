/// A piece of a line of Markdown: words, or signs whose meaning depends on what follows.
struct InlineToken {
  enum Kind {
    case text
    /// A row of one sign that may open or close emphasis.
    case delimiter(sign: UInt8, opens: Bool, closes: Bool)
  }

  var kind = Kind.text
  /// Where its letters lie in the parser's output. Signs that have found their other half are taken out.
  var letters: Range<Int>
  var intent: InlinePresentationIntent = []
  /// How many signs of a delimiter there were at first.
  let length: Int

  /// How many emphases of each kind begin behind the token or end before it.
  var opened = EmphasisCount()
  var closed = EmphasisCount()
  /// The span, by number, that begins with the token, and how many spans end with it.
  var openedSpan: Int?
  var closedSpans = 0

  init(_ letters: Range<Int>, kind: Kind = .text, intent: InlinePresentationIntent = []) {
    self.letters = letters
    self.kind = kind
    self.intent = intent
    length = letters.count
  }
}

/// How many emphases of each kind there are.
struct EmphasisCount {
  var emphasized = 0
  var strong = 0
  var struck = 0

  mutating func add(_ other: EmphasisCount) {
    emphasized += other.emphasized
    strong += other.strong
    struck += other.struck
  }

  mutating func subtract(_ other: EmphasisCount) {
    emphasized -= other.emphasized
    strong -= other.strong
    struck -= other.struck
  }

  mutating func count(_ intent: InlinePresentationIntent) {
    switch intent {
    case .emphasized: emphasized += 1
    case .stronglyEmphasized: strong += 1
    default: struck += 1
    }
  }

  var intent: InlinePresentationIntent {
    var intent: InlinePresentationIntent = []
    if emphasized > 0 { intent.insert(.emphasized) }
    if strong > 0 { intent.insert(.stronglyEmphasized) }
    if struck > 0 { intent.insert(.strikethrough) }
    return intent
  }
}

/// What stands in brackets.
enum InlineSpan {
  case link(String)
  case image(String)
  case attributes(String)
}
