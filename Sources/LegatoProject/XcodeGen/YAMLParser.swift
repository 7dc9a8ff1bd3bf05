/// Reads the part of YAML that project descriptions use: tables and lists in blocks and in brackets, plain and quoted
/// texts, texts in blocks (`|`, `>`), comments, anchors and `<<`. What it does not read is an error with its line.
struct YAMLParser {
  private struct Line {
    let number: Int
    let indent: Int
    var text: Substring
  }

  private static let maxDepth = 64
  /// Anchors could make a small text endless.
  private static let maxValues = 200_000

  private let path: String
  private let all: [Substring]
  private var lines: [Line] = []
  private var position = 0
  private var anchors: [String: YAML] = [:]
  private var count = 0

  init(_ text: String, path: String) {
    self.path = path
    all = text.split(omittingEmptySubsequences: false) { $0.isNewline }
  }

  /// - Throws: with the line, where the text is broken or of a kind that is not read.
  mutating func parse() throws(ProjectProblem) -> YAML {
    for (index, line) in all.enumerated() {
      let indent = line.prefix { $0 == " " }.count
      let text = line.dropFirst(indent)
      if text.hasPrefix("\t") {
        throw ProjectProblem(path, line: index + 1, "YAML is indented with spaces, not tabs")
      }
      lines.append(Line(number: index + 1, indent: indent, text: text))
    }
    skipEmpty()
    if let line = current, line.text.hasPrefix("%") || line.text == "---" { position += 1 }
    skipEmpty()
    guard let first = current else { return .null }
    let value = try block(indent: first.indent, depth: 0)
    skipEmpty()
    if let line = current, line.text != "...", line.text != "---" {
      throw problem("it is indented less or more than what it belongs to", line.number)
    }
    return value
  }

  private var current: Line? { position < lines.count ? lines[position] : nil }

  private func problem(_ message: String, _ line: Int) -> ProjectProblem {
    ProjectProblem(path, line: line, message)
  }

  private mutating func skipEmpty() {
    while let line = current,
      line.text.isEmpty || line.text.hasPrefix("#") || line.text.allSatisfy(\.isWhitespace)
    {
      position += 1
    }
  }

  private mutating func note(_ line: Int) throws(ProjectProblem) {
    count += 1
    guard count < Self.maxValues else {
      throw problem("it has more than \(Self.maxValues) values", line)
    }
  }

  // MARK: Blocks

  private mutating func block(indent: Int, depth: Int) throws(ProjectProblem) -> YAML {
    guard let first = current else { return .null }
    guard depth < Self.maxDepth else { throw problem("it is nested too deeply", first.number) }
    if first.text == "-" || first.text.starts(with: "- ") {
      return try list(indent: indent, depth: depth)
    }
    if Self.key(of: first.text) != nil { return try table(indent: indent, depth: depth) }
    position += 1
    return try value(first.text, of: first, indent: indent - 1, depth: depth)
  }

  private mutating func list(indent: Int, depth: Int) throws(ProjectProblem) -> YAML {
    var list: [YAML] = []
    while let line = current, line.indent == indent,
      line.text == "-" || line.text.starts(with: "- ")
    {
      try note(line.number)
      let rest = line.text.dropFirst().drop { $0 == " " }
      if rest.isEmpty || rest.hasPrefix("#") {
        position += 1
        skipEmpty()
        guard let next = current, next.indent > indent else {
          list.append(.null)
          continue
        }
        list.append(try block(indent: next.indent, depth: depth + 1))
      } else if rest.starts(with: "- ")
        || (Self.key(of: rest) != nil && !"[{\"'&*".contains(rest.first ?? " "))
      {
        // What stands behind the dash is a block of its own, indented as far as it stands.
        let inner = indent + line.text.count - rest.count
        lines[position] = Line(number: line.number, indent: inner, text: rest)
        list.append(try block(indent: inner, depth: depth + 1))
      } else {
        position += 1
        list.append(try value(rest, of: line, indent: indent, depth: depth))
      }
      skipEmpty()
    }
    return .list(list)
  }

  private mutating func table(indent: Int, depth: Int) throws(ProjectProblem) -> YAML {
    var pairs: [YAML.Pair] = []
    while let line = current, line.indent == indent, line.text != "-", !line.text.starts(with: "- ")
    {
      guard let (key, rest) = Self.key(of: line.text) else {
        if line.text == "---" || line.text == "..." { break }
        throw problem("a name with a colon should stand here", line.number)
      }
      try note(line.number)
      position += 1
      let value = try value(rest, of: line, indent: indent, depth: depth)
      if key == "<<" {
        for merged in value.elements {
          pairs = merged.pairs.filter { pair in !pairs.contains { $0.key == pair.key } } + pairs
        }
      } else {
        pairs.removeAll { $0.key == key }
        pairs.append(YAML.Pair(key: key, value: value))
      }
      skipEmpty()
      if let next = current, next.indent > indent {
        throw problem("it is indented more than what it belongs to", next.number)
      }
    }
    return .table(pairs)
  }

  /// A value that begins behind a key or a dash, and may go on below.
  private mutating func value(
    _ text: Substring, of line: Line, indent: Int, depth: Int
  ) throws(ProjectProblem) -> YAML {
    var text = Self.withoutComment(text)
    var anchor: String?
    if text.hasPrefix("&") {
      anchor = String(text.dropFirst().prefix { $0 != " " })
      text = text.drop { $0 != " " }.drop { $0 == " " }
    }
    if text.hasPrefix("!") { text = text.drop { $0 != " " }.drop { $0 == " " } }
    let value: YAML
    if text.isEmpty {
      skipEmpty()
      let isList = current.map { $0.text == "-" || $0.text.starts(with: "- ") } ?? false
      if let next = current,
        next.indent > indent || (isList && next.indent == indent && !isInList(line))
      {
        value = try block(indent: next.indent, depth: depth + 1)
      } else {
        value = .null
      }
    } else if text.hasPrefix("|") || text.hasPrefix(">") {
      value = .text(textBlock(below: indent, isFolded: text.hasPrefix(">")))
    } else if text.hasPrefix("*") {
      guard let known = anchors[String(text.dropFirst())] else {
        throw problem("nothing is called \(text.dropFirst())", line.number)
      }
      count += Self.size(known)
      try note(line.number)
      value = known
    } else if "[{".contains(text.first ?? " ") {
      value = try flow(text, line)
    } else if "\"'".contains(text.first ?? " ") {
      var rest = text
      let quoted = try self.quoted(&rest, line.number)
      value = .text(quoted)
    } else {
      // A plain text may go on in lines that are indented further.
      var words = String(text)
      while let next = current, next.indent > indent, !next.text.isEmpty,
        Self.key(of: next.text) == nil,
        !next.text.starts(with: "- "), !next.text.hasPrefix("#")
      {
        words += " " + Self.withoutComment(next.text)
        position += 1
      }
      value = words == "~" || words == "null" ? .null : .text(words)
    }
    if let anchor { anchors[anchor] = value }
    return value
  }

  private func isInList(_ line: Line) -> Bool { line.text == "-" || line.text.starts(with: "- ") }

  private static func size(_ value: YAML) -> Int {
    switch value {
    case .list(let list): list.reduce(1) { $0 + size($1) }
    case .table(let pairs): pairs.reduce(1) { $0 + size($1.value) }
    default: 1
    }
  }

  private mutating func textBlock(below indent: Int, isFolded: Bool) -> String {
    var texts: [Substring] = []
    var inner: Int?
    while let line = current, line.text.isEmpty || line.indent > indent {
      if !line.text.isEmpty, inner == nil { inner = line.indent }
      texts.append(all[line.number - 1].dropFirst(min(inner ?? 0, line.indent)))
      position += 1
    }
    while texts.last?.isEmpty ?? false { texts.removeLast() }
    return texts.joined(separator: isFolded ? " " : "\n")
  }

  // MARK: Brackets and quotes

  private mutating func flow(_ text: Substring, _ line: Line) throws(ProjectProblem) -> YAML {
    // Brackets may span lines.
    var whole = String(text)
    while !Self.isClosed(whole) {
      guard let next = current else { throw problem("a bracket is not closed", line.number) }
      whole += " " + Self.withoutComment(next.text)
      position += 1
      guard whole.utf8.count < 1 << 20 else {
        throw problem("a bracket is not closed", line.number)
      }
    }
    var rest = Substring(whole)
    let value = try flowValue(&rest, line.number, depth: 0)
    guard rest.allSatisfy(\.isWhitespace) else {
      throw problem("something stands behind the closing bracket", line.number)
    }
    return value
  }

  private static func isClosed(_ text: String) -> Bool {
    var depth = 0
    var quote: Character?
    for character in text {
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if "[{".contains(character) {
        depth += 1
      } else if "]}".contains(character) {
        depth -= 1
        if depth == 0 { return true }
      }
    }
    return false
  }

  private mutating func flowValue(
    _ rest: inout Substring, _ line: Int, depth: Int
  ) throws(ProjectProblem) -> YAML {
    try note(line)
    guard depth < Self.maxDepth else { throw problem("it is nested too deeply", line) }
    rest = rest.drop(while: \.isWhitespace)
    switch rest.first {
    case "[":
      rest.removeFirst()
      var list: [YAML] = []
      while true {
        rest = rest.drop { $0.isWhitespace || $0 == "," }
        guard let next = rest.first else { throw problem("a [ is not closed", line) }
        if next == "]" { break }
        list.append(try flowValue(&rest, line, depth: depth + 1))
      }
      rest.removeFirst()
      return .list(list)
    case "{":
      rest.removeFirst()
      var pairs: [YAML.Pair] = []
      while true {
        rest = rest.drop { $0.isWhitespace || $0 == "," }
        guard let next = rest.first else { throw problem("a { is not closed", line) }
        if next == "}" { break }
        let key: String
        if next == "\"" || next == "'" {
          key = try quoted(&rest, line)
        } else {
          key = String(rest.prefix { !":},".contains($0) }).trimmingSpaces
          rest = rest.drop { !":},".contains($0) }
        }
        rest = rest.drop(while: \.isWhitespace)
        if rest.first == ":" {
          rest.removeFirst()
          pairs.append(YAML.Pair(key: key, value: try flowValue(&rest, line, depth: depth + 1)))
        } else {
          pairs.append(YAML.Pair(key: key, value: .null))
        }
      }
      rest.removeFirst()
      return .table(pairs)
    case "\"", "'": return .text(try quoted(&rest, line))
    default:
      let word = rest.prefix { !",]}".contains($0) }
      rest = rest.dropFirst(word.count)
      let text = String(word).trimmingSpaces
      if text.hasPrefix("*"), let known = anchors[String(text.dropFirst())] {
        count += Self.size(known)
        try note(line)
        return known
      }
      return text.isEmpty || text == "null" || text == "~" ? .null : .text(text)
    }
  }

  private func quoted(_ rest: inout Substring, _ line: Int) throws(ProjectProblem) -> String {
    let quote = rest.removeFirst()
    var result = ""
    while let character = rest.popFirst() {
      if character == quote {
        // Two single quotes are one.
        guard quote == "'", rest.first == "'" else { return result }
        rest.removeFirst()
        result.append("'")
      } else if character == "\\", quote == "\"" {
        switch rest.popFirst() {
        case "n": result.append("\n")
        case "t": result.append("\t")
        case let other?: result.append(other)
        case nil: break
        }
      } else {
        result.append(character)
      }
    }
    throw problem("a quote is not closed in its line", line)
  }

  // MARK: Keys and comments

  /// The key of a line and what stands behind its colon.
  private static func key(of text: Substring) -> (String, Substring)? {
    var rest = text
    if let quote = rest.first, quote == "\"" || quote == "'" {
      rest.removeFirst()
      guard let end = rest.firstIndex(of: quote) else { return nil }
      let key = String(rest[..<end])
      rest = rest[rest.index(after: end)...].drop { $0 == " " }
      guard rest.first == ":" else { return nil }
      return (key, rest.dropFirst().drop { $0 == " " })
    }
    if "[{#|>&*!%@`".contains(rest.first ?? "#") { return nil }
    var index = rest.startIndex
    while index < rest.endIndex {
      let next = rest.index(after: index)
      if rest[index] == ":", next == rest.endIndex || rest[next] == " " {
        return (String(rest[..<index]).trimmingSpaces, rest[next...].drop { $0 == " " })
      }
      if rest[index] == "#", index > rest.startIndex, rest[rest.index(before: index)] == " " {
        return nil
      }
      index = next
    }
    return nil
  }

  private static func withoutComment(_ text: Substring) -> Substring {
    var quote: Character?
    var previous: Character = " "
    var end = text.endIndex
    for index in text.indices {
      let character = text[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if "\"'".contains(character), " [{,:".contains(previous) {
        quote = character
      } else if character == "#", previous == " " {
        end = index
        break
      }
      previous = character
    }
    var result = text[..<end]
    while let last = result.last, last.isWhitespace { result.removeLast() }
    return result
  }
}

extension String {
  var trimmingSpaces: String {
    var text = drop(while: \.isWhitespace)
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}
