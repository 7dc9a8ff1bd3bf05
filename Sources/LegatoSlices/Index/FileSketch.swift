/// The names that a file may declare for others, found without parsing it: those at its outermost level, and those in
/// its extensions. There may be too many, never too few.
struct FileSketch: Sendable {
  /// What is declared outside of types, or in extensions.
  private(set) var names: Set<String> = []
  /// What is declared as a type outside of types.
  private(set) var types: Set<String> = []
  /// The labels of initialisers and subscripts in extensions.
  private(set) var labels: Set<String> = []
  /// The first names of the types that are extended.
  private(set) var extended: Set<String> = []
  /// Those of them whose extensions may matter without any name of theirs being mentioned: they declare a conformance,
  /// or an initialiser or subscript without labels.
  private(set) var conforming: Set<String> = []
  /// Whether the text could not be followed: the file has to be parsed to know.
  private(set) var isUncertain = false

  init(_ text: String) {
    var text = text
    let sketch = text.withUTF8 { bytes in
      var scanner = SketchScanner(bytes)
      scanner.scan()
      return scanner
    }
    names = sketch.names
    types = sketch.types
    labels = sketch.labels
    extended = sketch.extended
    conforming = sketch.conforming
    isUncertain = sketch.isUncertain
  }
}

private struct SketchScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  /// For each open brace, whether it is an extension's.
  private var braces: [Bool] = []
  private var opensExtension = false

  var names: Set<String> = []
  var types: Set<String> = []
  var labels: Set<String> = []
  var extended: Set<String> = []
  var conforming: Set<String> = []
  /// The type that the outermost braces extend.
  private var current = ""
  var isUncertain = false

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private static let typeWords: Set<String> = ["struct", "class", "enum", "actor", "protocol"]

  private var isAtLevel: Bool { braces.isEmpty || (braces.count == 1 && braces[0]) }

  mutating func scan() {
    while position < bytes.count, !isUncertain {
      let byte = bytes[position]
      if Self.isWordStart(byte) || byte == UInt8(ascii: "`") {
        word()
      } else if !skipText() {
        if byte == UInt8(ascii: "{") {
          braces.append(opensExtension)
          opensExtension = false
        } else if byte == UInt8(ascii: "}") {
          guard braces.popLast() != nil else {
            isUncertain = true
            return
          }
        }
        position += 1
      }
    }
    if !braces.isEmpty { isUncertain = true }
  }

  // MARK: Words

  private static func isWordStart(_ byte: UInt8) -> Bool {
    (97...122).contains(byte) || (65...90).contains(byte) || byte == 95 || byte >= 0x80
  }

  private static func isWordPart(_ byte: UInt8) -> Bool {
    isWordStart(byte) || (48...57).contains(byte)
  }

  private mutating func readWord() -> String {
    if position < bytes.count, bytes[position] == UInt8(ascii: "`") { position += 1 }
    let start = position
    while position < bytes.count, Self.isWordPart(bytes[position]) { position += 1 }
    let word = String(
      decoding: UnsafeBufferPointer(rebasing: bytes[start..<position]), as: UTF8.self)
    if position < bytes.count, bytes[position] == UInt8(ascii: "`") { position += 1 }
    return word
  }

  private mutating func skipSpace() {
    while position < bytes.count {
      let byte = bytes[position]
      if byte == 32 || (9...13).contains(byte) {
        position += 1
      } else if byte == UInt8(ascii: "/"), !skipText() {
        return
      } else if byte != UInt8(ascii: "/") {
        return
      }
    }
  }

  private mutating func word() {
    let isMember = position > 0 && bytes[position - 1] == UInt8(ascii: ".")
    let isAtLevel = isAtLevel
    let start = position
    let word = readWord()
    guard isAtLevel, !isMember else { return }
    guard position > start else {
      position += 1
      return
    }
    switch word {
    case "import":
      while position < bytes.count, bytes[position] != 10 { position += 1 }
    case "extension":
      skipSpace()
      var name = readWord()
      while position < bytes.count, bytes[position] == UInt8(ascii: "."),
        ["SwiftUI", "Foundation", "Swift"].contains(name)
      {
        position += 1
        name = readWord()
      }
      if braces.isEmpty {
        extended.insert(name)
        current = name
        opensExtension = true
        var place = position
        while place < bytes.count, bytes[place] != UInt8(ascii: "{") {
          if bytes[place] == UInt8(ascii: ":") { conforming.insert(name) }
          place += 1
        }
      }
    case "struct", "class", "enum", "actor", "protocol", "typealias", "macro", "precedencegroup",
      "associatedtype":
      skipSpace()
      let place = position
      let name = readWord()
      // `class func`, and words that are names themselves.
      if ["func", "var", "let", "subscript", "override", "final", "static"].contains(name) {
        position = place
        return
      }
      guard !name.isEmpty else { return }
      names.insert(name)
      if braces.isEmpty, Self.typeWords.contains(word) { types.insert(name) }
    case "func", "operator":
      skipSpace()
      if position < bytes.count,
        Self.isWordStart(bytes[position]) || bytes[position] == UInt8(ascii: "`")
      {
        names.insert(readWord())
      } else {
        let start = position
        while position < bytes.count, !" \t\r\n({".utf8.contains(bytes[position]) { position += 1 }
        // What is generic has its parameters behind its signs.
        var end = position
        if end > start, bytes[end - 1] == UInt8(ascii: ">"),
          let open = bytes[start..<end].dropFirst().firstIndex(of: UInt8(ascii: "<")),
          bytes[open..<end].contains(where: Self.isWordStart)
        {
          end = open
        }
        names.insert(
          String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self))
      }
    case "var", "let":
      skipSpace()
      guard position < bytes.count else { return }
      if bytes[position] == UInt8(ascii: "(") {
        for name in namesInParentheses() { names.insert(name) }
        return
      }
      names.insert(readWord())
      // Further ones behind commas, in the same line.
      var line = position
      var depth = 0
      while line < bytes.count, bytes[line] != 10, bytes[line] != UInt8(ascii: "{"),
        bytes[line] != UInt8(ascii: "\"")
      {
        if bytes[line] == UInt8(ascii: "(") || bytes[line] == UInt8(ascii: "[") { depth += 1 }
        if bytes[line] == UInt8(ascii: ")") || bytes[line] == UInt8(ascii: "]") { depth -= 1 }
        if depth == 0, bytes[line] == UInt8(ascii: ",") {
          let known = position
          position = line + 1
          skipSpace()
          names.insert(readWord())
          position = known
        }
        line += 1
      }
    case "init", "subscript":
      names.insert(word)
      while position < bytes.count, bytes[position] != UInt8(ascii: "("), bytes[position] != 10 {
        position += 1
      }
      guard position < bytes.count, bytes[position] == UInt8(ascii: "(") else { return }
      let start = position
      let found = namesInParentheses()
      labels.formUnion(found)
      // A closure may be given without its label.
      let hasClosure = bytes[start..<position].contains(UInt8(ascii: ">"))
      if word == "subscript" || found.isEmpty || found.contains("_") || hasClosure {
        conforming.insert(current)
      }
    default: break
    }
  }

  private mutating func namesInParentheses() -> [String] {
    var found: [String] = []
    var depth = 0
    while position < bytes.count {
      let byte = bytes[position]
      if Self.isWordStart(byte) || byte == UInt8(ascii: "`") {
        let start = position
        let name = readWord()
        if position == start { position += 1 }
        found.append(name)
        continue
      }
      if skipText() { continue }
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") { return found }
      position += 1
      if depth == 0 { return found }
    }
    return found
  }

  // MARK: Comments and texts

  /// Goes behind a comment or a text that begins here; says whether there was one.
  private mutating func skipText() -> Bool {
    let byte = bytes[position]
    func next(_ offset: Int) -> UInt8 {
      position + offset < bytes.count ? bytes[position + offset] : 0
    }
    switch byte {
    case UInt8(ascii: "/"):
      if next(1) == UInt8(ascii: "/") {
        while position < bytes.count, bytes[position] != 10 { position += 1 }
        return true
      }
      if next(1) == UInt8(ascii: "*") {
        var depth = 0
        repeat {
          if next(0) == UInt8(ascii: "/"), next(1) == UInt8(ascii: "*") {
            depth += 1
            position += 2
          } else if next(0) == UInt8(ascii: "*"), next(1) == UInt8(ascii: "/") {
            depth -= 1
            position += 2
          } else {
            position += 1
          }
        } while depth > 0 && position < bytes.count
        if depth > 0 { isUncertain = true }
        return true
      }
      // What may be a regular expression may hold anything.
      if next(1) != 32, position > 0, " (,=:[{".utf8.contains(bytes[position - 1]) {
        var end = position + 1
        while end < bytes.count, bytes[end] != 10, bytes[end] != UInt8(ascii: "/") { end += 1 }
        if end < bytes.count, bytes[end] == UInt8(ascii: "/"),
          bytes[position..<end].contains(where: { "{}\"(".utf8.contains($0) })
        {
          isUncertain = true
          return true
        }
      }
      return false
    case UInt8(ascii: "\""):
      skipString(hashes: 0)
      return true
    case UInt8(ascii: "#"):
      var hashes = 0
      while next(hashes) == UInt8(ascii: "#") { hashes += 1 }
      guard next(hashes) == UInt8(ascii: "\"") else {
        if next(hashes) == UInt8(ascii: "/") { isUncertain = true }
        return false
      }
      position += hashes
      skipString(hashes: hashes)
      return true
    default: return false
    }
  }

  private mutating func skipString(hashes: Int) {
    func isQuote(_ place: Int) -> Bool { place < bytes.count && bytes[place] == UInt8(ascii: "\"") }
    let isLong = isQuote(position + 1) && isQuote(position + 2)
    position += isLong ? 3 : 1
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\\") {
        var place = position + 1
        while place - position - 1 < hashes, place < bytes.count, bytes[place] == UInt8(ascii: "#")
        { place += 1 }
        guard place - position - 1 == hashes, place < bytes.count else {
          position += 1
          continue
        }
        position = place + 1
        if bytes[place] == UInt8(ascii: "(") { skipInterpolation() }
      } else if byte == UInt8(ascii: "\""),
        !isLong || (isQuote(position + 1) && isQuote(position + 2))
      {
        let end = position + (isLong ? 3 : 1)
        var count = 0
        while count < hashes, end + count < bytes.count, bytes[end + count] == UInt8(ascii: "#") {
          count += 1
        }
        if count == hashes {
          position = end + count
          return
        }
        position += 1
      } else if byte == 10, !isLong {
        isUncertain = true
        return
      } else {
        position += 1
      }
    }
    isUncertain = true
  }

  private mutating func skipInterpolation() {
    var depth = 1
    while position < bytes.count, depth > 0, !isUncertain {
      if skipText() { continue }
      if bytes[position] == UInt8(ascii: "(") { depth += 1 }
      if bytes[position] == UInt8(ascii: ")") { depth -= 1 }
      position += 1
    }
  }
}
