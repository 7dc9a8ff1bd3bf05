/// The outer shape of a source, looked at before it is parsed.
///
/// SwiftParser goes down a level for each bracket, and down twice for some, and it tries again what
/// may be a generic argument: text that is all brackets would take it for ever, or to the end of its
/// stack. No source that people write is near these bounds.
enum SourceShape {
  /// How deep brackets may be nested: SwiftParser itself reads no deeper.
  static let deepest = 256
  /// How long a line may be, in UTF-8 code units.
  static let maxLineLength = 1 << 15
  /// How many `<` may be open that could begin generic arguments.
  static let maxAngles = 2000

  /// Whether a source is within the bounds. Brackets in strings and comments of one line do not
  /// count.
  static func isUsual(_ source: String) -> Bool {
    var source = source
    return source.withUTF8 { bytes in
      var depth = 0
      var angles = 0
      var line = 0
      var isString = false
      var isComment = false
      var last: UInt8 = 0
      for byte in bytes {
        line += 1
        if line > maxLineLength { return false }
        switch byte {
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
          (line, isString, isComment) = (0, false, false)
        case UInt8(ascii: "\"") where !isComment && last != UInt8(ascii: "\\"): isString.toggle()
        case _ where isString || isComment: break
        case UInt8(ascii: "/") where last == byte: isComment = true
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
          depth += 1
          if depth > deepest { return false }
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
        case UInt8(ascii: "<") where last != UInt8(ascii: " "):
          angles += 1
          if angles > maxAngles { return false }
        case UInt8(ascii: ">") where last != UInt8(ascii: "-"): angles = max(0, angles - 1)
        default: break
        }
        last = byte
      }
      return true
    }
  }
}
