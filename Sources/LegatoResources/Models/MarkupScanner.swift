/// Reads the tags of an XML file, one after the other, whatever the file holds.
///
/// It goes through the bytes once and keeps no tree. What is no tag is text; a tag that is not closed ends the file.
package struct MarkupScanner {
  package enum Event: Hashable, Sendable {
    case start(String, [String: String])
    case end(String)
    /// A text between two tags, without blanks around it.
    case text(String)
  }

  /// The attributes of a tag that are read.
  private static let attributeLimit = 256

  private let bytes: [UInt8]
  private var place = 0
  private var pending: Event?

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  package init(_ text: String) { self.init(Array(text.utf8)) }

  /// The next tag or text; `nil` at the end.
  package mutating func next() -> Event? {
    if let event = pending {
      pending = nil
      return event
    }
    while place < bytes.count {
      guard bytes[place] == UInt8(ascii: "<") else {
        let start = place
        while place < bytes.count, bytes[place] != UInt8(ascii: "<") { place += 1 }
        let text = Self.trimmed(bytes[start..<place])
        if !text.isEmpty { return .text(Self.decoded(text)) }
        continue
      }
      if skip("<!--", to: "-->") || skip("<![CDATA[", to: "]]>") || skip("<?", to: "?>")
        || skip("<!", to: ">")
      {
        continue
      }
      return tag()
    }
    return nil
  }

  private func has(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard place + count <= bytes.count else { return false }
    return (0..<count).allSatisfy { bytes[place + $0] == text.utf8Start[$0] }
  }

  private mutating func skip(_ start: StaticString, to end: StaticString) -> Bool {
    guard has(start) else { return false }
    place += start.utf8CodeUnitCount
    while place < bytes.count, !has(end) { place += 1 }
    place = min(bytes.count, place + end.utf8CodeUnitCount)
    return true
  }

  private mutating func tag() -> Event? {
    place += 1
    let isEnd = place < bytes.count && bytes[place] == UInt8(ascii: "/")
    if isEnd { place += 1 }
    let name = word()
    var attributes: [String: String] = [:]
    while place < bytes.count, bytes[place] != UInt8(ascii: ">") {
      let start = place
      if bytes[place] == UInt8(ascii: "/") || Self.isBlank(bytes[place]) {
        if bytes[place] == UInt8(ascii: "/"), place + 1 < bytes.count,
          bytes[place + 1] == UInt8(ascii: ">"), !isEnd
        {
          pending = .end(name)
        }
        place += 1
        continue
      }
      let key = word()
      skipBlanks()
      if place < bytes.count, bytes[place] == UInt8(ascii: "=") {
        place += 1
        skipBlanks()
        let value = value()
        if attributes.count < Self.attributeLimit, !key.isEmpty, attributes[key] == nil {
          attributes[key] = value
        }
      }
      if place == start { place += 1 }
    }
    guard place < bytes.count else {
      pending = nil
      return nil
    }
    place += 1
    return isEnd ? .end(name) : .start(name, attributes)
  }

  private mutating func word() -> String {
    let start = place
    while place < bytes.count, !Self.isBlank(bytes[place]), !"=/>\"'<".utf8.contains(bytes[place]) {
      place += 1
    }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func value() -> String {
    guard place < bytes.count else { return "" }
    let quote = bytes[place]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return word() }
    place += 1
    let start = place
    while place < bytes.count, bytes[place] != quote { place += 1 }
    let text = bytes[start..<place]
    if place < bytes.count { place += 1 }
    return Self.decoded(text)
  }

  private mutating func skipBlanks() {
    while place < bytes.count, Self.isBlank(bytes[place]) { place += 1 }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = text.drop(while: isBlank)
    while let last = text.last, isBlank(last) { text.removeLast() }
    return text
  }

  private static let entities: [String: Character] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
  ]

  /// The text with its references to characters replaced; those that mean none stay as they are.
  private static func decoded(_ text: ArraySlice<UInt8>) -> String {
    let plain = String(decoding: text, as: UTF8.self)
    guard text.contains(UInt8(ascii: "&")) else { return plain }
    var result = ""
    var rest = plain[...]
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      let name = rest.dropFirst().prefix(10).prefix { $0 != ";" }
      if rest.dropFirst(name.count + 1).first == ";", let character = character(String(name)) {
        result.append(character)
        rest = rest.dropFirst(name.count + 2)
      } else {
        result.append("&")
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }

  private static func character(_ name: String) -> Character? {
    if let known = entities[name] { return known }
    guard name.hasPrefix("#") else { return nil }
    let isHex = name.hasPrefix("#x")
    return UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10)
      .flatMap(Unicode.Scalar.init).map(Character.init)
  }
}
