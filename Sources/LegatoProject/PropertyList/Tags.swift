/// The tags of an XML text, with their attributes: all that workspaces and schemes are made of.
struct Tags: Sequence {
  struct Tag: Equatable {
    var name: String
    var attributes: [String: String] = [:]
    /// Whether it closes an element; one that is empty opens and closes.
    var closes = false
    var isEmpty = false
  }

  private let tags: [Tag]

  func makeIterator() -> IndexingIterator<[Tag]> { tags.makeIterator() }

  init(_ text: String) {
    var tags: [Tag] = []
    let bytes = Array(text.utf8)
    var position = 0
    func find(_ end: String) -> Int? {
      let end = Array(end.utf8)
      var index = position
      while index + end.count <= bytes.count {
        if bytes[index] == end[0], bytes[index..<(index + end.count)].elementsEqual(end) {
          return index + end.count
        }
        index += 1
      }
      return nil
    }
    while let open = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
      position = open
      let rest = bytes[open...]
      if rest.starts(with: Array("<!--".utf8)) || rest.starts(with: Array("<?".utf8))
        || rest.starts(with: Array("<!".utf8))
      {
        guard let end = find(rest.starts(with: Array("<!--".utf8)) ? "-->" : ">") else { break }
        position = end
        continue
      }
      position += 1
      var tag = Tag(name: "")
      if position < bytes.count, bytes[position] == UInt8(ascii: "/") {
        tag.closes = true
        position += 1
      }
      func word() -> String {
        let start = position
        while position < bytes.count, !" \t\r\n=/>".utf8.contains(bytes[position]) { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
      }
      func space() {
        while position < bytes.count, " \t\r\n".utf8.contains(bytes[position]) { position += 1 }
      }
      tag.name = word()
      while true {
        space()
        guard position < bytes.count else { break }
        if bytes[position] == UInt8(ascii: ">") {
          position += 1
          break
        }
        if bytes[position] == UInt8(ascii: "/") {
          tag.isEmpty = true
          position += 1
          continue
        }
        let name = word()
        space()
        guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else {
          if name.isEmpty { position += 1 }
          continue
        }
        position += 1
        space()
        guard position < bytes.count,
          let quote = [UInt8(ascii: "\""), UInt8(ascii: "'")].first(where: { $0 == bytes[position] }
          )
        else { continue }
        position += 1
        let start = position
        while position < bytes.count, bytes[position] != quote { position += 1 }
        tag.attributes[name] = Self.plain(String(decoding: bytes[start..<position], as: UTF8.self))
        position = Swift.min(position + 1, bytes.count)
      }
      tags.append(tag)
    }
    self.tags = tags
  }

  private static func plain(_ text: String) -> String {
    guard text.contains("&") else { return text }
    var result = text
    for (entity, sign) in [
      ("&quot;", "\""), ("&apos;", "'"), ("&lt;", "<"), ("&gt;", ">"), ("&#10;", "\n"),
      ("&amp;", "&"),
    ] {
      result = result.split(separator: entity, omittingEmptySubsequences: false).joined(
        separator: sign)
    }
    return result
  }
}
