/// Reads property lists in the old text form, that of `project.pbxproj`:
/// `{ key = value; list = (a, "b c"); data = <0fbd>; }` with comments.
struct PropertyListParser {
  private static let maxDepth = 64

  private let bytes: [UInt8]
  private let path: String
  private var position = 0

  init(_ bytes: [UInt8], path: String) {
    self.bytes = bytes
    self.path = path
  }

  mutating func parse() throws(ProjectProblem) -> PropertyList {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    try skipSpace()
    guard position < bytes.count else { throw problem("it is empty") }
    // A .strings file is a table without braces.
    let value = try value(depth: 0)
    try skipSpace()
    guard position == bytes.count else {
      throw problem("something stands behind the end of the list")
    }
    return value
  }

  private mutating func value(depth: Int) throws(ProjectProblem) -> PropertyList {
    guard depth < Self.maxDepth else {
      throw problem("it is nested more than \(Self.maxDepth) levels deep")
    }
    guard position < bytes.count else { throw problem("it ends where a value should stand") }
    switch bytes[position] {
    case UInt8(ascii: "{"): return try table(depth: depth)
    case UInt8(ascii: "("): return try list(depth: depth)
    case UInt8(ascii: "<"):
      let start = position
      while position < bytes.count, bytes[position] != UInt8(ascii: ">") { position += 1 }
      guard position < bytes.count else { throw problem("data is not closed with >", at: start) }
      position += 1
      return .text(String(decoding: bytes[start..<position], as: UTF8.self))
    default: return .text(try string())
    }
  }

  private mutating func table(depth: Int) throws(ProjectProblem) -> PropertyList {
    let start = position
    position += 1
    var table: [String: PropertyList] = [:]
    while true {
      try skipSpace()
      guard position < bytes.count else { throw problem("a { is not closed", at: start) }
      if bytes[position] == UInt8(ascii: "}") { break }
      let key = try string()
      try skipSpace()
      try expect("=", after: key)
      try skipSpace()
      table[key] = try value(depth: depth + 1)
      try skipSpace()
      if position < bytes.count, bytes[position] == UInt8(ascii: "}") { break }
      try expect(";", after: key)
    }
    position += 1
    return .table(table)
  }

  private mutating func list(depth: Int) throws(ProjectProblem) -> PropertyList {
    let start = position
    position += 1
    var list: [PropertyList] = []
    while true {
      try skipSpace()
      guard position < bytes.count else { throw problem("a ( is not closed", at: start) }
      if bytes[position] == UInt8(ascii: ")") { break }
      list.append(try value(depth: depth + 1))
      try skipSpace()
      if position < bytes.count, bytes[position] == UInt8(ascii: ")") { break }
      try expect(",", after: "an element")
    }
    position += 1
    return .list(list)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...0xFF:
      true
    default: "_$/:.-@+%~*[]".utf8.contains(byte)
    }
  }

  private mutating func string() throws(ProjectProblem) -> String {
    let first = bytes[position]
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(first) }
    let start = position
    while position < bytes.count, Self.isPlain(bytes[position]) {
      // A comment may stand right behind a word.
      let isComment =
        bytes[position] == UInt8(ascii: "/") && position > start && position + 1 < bytes.count
        && bytes[position + 1] == UInt8(ascii: "*")
      if isComment { break }
      position += 1
    }
    guard position > start else {
      throw problem("\(Character(Unicode.Scalar(first))) stands where a word should")
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func quoted(_ quote: UInt8) throws(ProjectProblem) -> String {
    let start = position
    position += 1
    var result: [UInt8] = []
    while true {
      guard position < bytes.count else { throw problem("a text is not closed", at: start) }
      let byte = bytes[position]
      position += 1
      if byte == quote { break }
      guard byte == UInt8(ascii: "\\") else {
        result.append(byte)
        continue
      }
      guard position < bytes.count else { throw problem("a text is not closed", at: start) }
      let escaped = bytes[position]
      position += 1
      switch escaped {
      case UInt8(ascii: "n"): result.append(10)
      case UInt8(ascii: "t"): result.append(9)
      case UInt8(ascii: "r"): result.append(13)
      case UInt8(ascii: "U"), UInt8(ascii: "u"):
        let digits = String(
          decoding: bytes[position..<min(position + 4, bytes.count)], as: UTF8.self)
        guard let number = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(number) else {
          continue
        }
        position += 4
        result += Array(String(Character(scalar)).utf8)
      case UInt8(ascii: "0")...UInt8(ascii: "7"):
        var value = Int(escaped - 48)
        var count = 1
        while count < 3, position < bytes.count, (48...55).contains(bytes[position]) {
          value = value * 8 + Int(bytes[position] - 48)
          position += 1
          count += 1
        }
        result.append(UInt8(truncatingIfNeeded: value))
      default: result.append(escaped)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private mutating func skipSpace() throws(ProjectProblem) {
    while position < bytes.count {
      let byte = bytes[position]
      if byte == 32 || (9...13).contains(byte) {
        position += 1
      } else if byte == UInt8(ascii: "/"), position + 1 < bytes.count,
        bytes[position + 1] == UInt8(ascii: "/")
      {
        while position < bytes.count, bytes[position] != 10 { position += 1 }
      } else if byte == UInt8(ascii: "/"), position + 1 < bytes.count,
        bytes[position + 1] == UInt8(ascii: "*")
      {
        let start = position
        position += 2
        while position + 1 < bytes.count,
          bytes[position] != UInt8(ascii: "*") || bytes[position + 1] != UInt8(ascii: "/")
        { position += 1 }
        guard position + 1 < bytes.count else {
          throw problem("a comment is not closed", at: start)
        }
        position += 2
      } else {
        return
      }
    }
  }

  private mutating func expect(_ sign: Character, after what: String) throws(ProjectProblem) {
    guard position < bytes.count else { throw problem("it ends where \(sign) should stand") }
    guard bytes[position] == sign.asciiValue else {
      throw problem("\(sign) should stand behind \(what.prefix(80))")
    }
    position += 1
  }

  private func problem(_ message: String, at place: Int? = nil) -> ProjectProblem {
    let end = min(place ?? position, bytes.count)
    // Merges that went wrong are what breaks most project files.
    let isConflict = bytes[max(0, end - 8)..<min(bytes.count, end + 8)].split(separator: 10)
      .contains {
        $0.starts(with: Array("<<<<".utf8)) || $0.starts(with: Array("====".utf8))
          || $0.starts(with: Array(">>>>".utf8))
      }
    return ProjectProblem(
      path, line: bytes[..<end].reduce(1) { $1 == 10 ? $0 + 1 : $0 },
      isConflict ? "a merge conflict stands in it: resolve it first" : message)
  }
}
