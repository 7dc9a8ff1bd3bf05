/// What the first bytes of an image file say: its kind, and how many pixels it claims to have.
///
/// It is asked before anything is decoded, so that a few bytes that promise a huge image cost
/// nothing.
enum ImageHeader: Equatable {
  case pixels(width: Int, height: Int)
  /// An SVG drawing.
  case drawing
  /// A PDF file.
  case page

  init?(_ bytes: [UInt8]) {
    if let size = Self.png(bytes) ?? Self.jpeg(bytes) ?? Self.webP(bytes) {
      self = .pixels(width: size.0, height: size.1)
    } else if Self.isPage(bytes) {
      self = .page
    } else if Self.isDrawing(bytes) {
      self = .drawing
    } else {
      return nil
    }
  }

  /// PNG, third revision, 5.2 and 11.2.1: the signature, then the header chunk.
  private static func png(_ bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    else { return nil }
    func number(_ at: Int) -> Int { bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
    return (number(16), number(20))
  }

  /// Whether a file of pixels is there up to its end. What decodes it takes less for all of it.
  static func isComplete(_ bytes: [UInt8]) -> Bool {
    if png(bytes) != nil {
      // Chunk after chunk: a length, a type, that many bytes and a checksum, up to the last one.
      var at = 8
      while at + 12 <= bytes.count {
        if bytes[at + 4..<at + 8].elementsEqual("IEND".utf8) { return true }
        at += 12 + bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
      }
      return false
    }
    if bytes.starts(with: Array("RIFF".utf8)) {
      return bytes[4..<8].reversed().reduce(0) { $0 << 8 | Int($1) } + 8 <= bytes.count
    }
    // A JPEG file ends with a marker, which cameras write more behind.
    return bytes.indices.dropLast().reversed().contains {
      bytes[$0] == 0xFF && bytes[$0 + 1] == 0xD9
    }
  }

  /// ITU T.81, B.1 and B.2.2: segments, one after the other, up to the frame header.
  private static func jpeg(_ bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.starts(with: [0xFF, 0xD8, 0xFF]) else { return nil }
    var at = 2
    while at + 9 <= bytes.count, bytes[at] == 0xFF {
      let marker = bytes[at + 1]
      if marker == 0xFF {
        at += 1
        continue
      }
      let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if isFrame {
        return (
          Int(bytes[at + 7]) << 8 | Int(bytes[at + 8]), Int(bytes[at + 5]) << 8 | Int(bytes[at + 6])
        )
      }
      // Markers without a length of their own.
      let isBare = marker == 0x01 || (0xD0...0xD8).contains(marker)
      at += isBare ? 2 : 2 + max(Int(bytes[at + 2]) << 8 | Int(bytes[at + 3]), 2)
    }
    return nil
  }

  /// WebP container specification: `RIFF`, a size, `WEBP` and one of three first chunks.
  private static func webP(_ bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.count >= 30, bytes.starts(with: Array("RIFF".utf8)),
      bytes[8..<12].elementsEqual("WEBP".utf8)
    else { return nil }
    func number(_ at: Int, _ count: Int) -> Int {
      bytes[at..<at + count].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    if bytes[12..<16].elementsEqual("VP8X".utf8) { return (number(24, 3) + 1, number(27, 3) + 1) }
    if bytes[12..<16].elementsEqual("VP8L".utf8) {
      let packed = number(21, 4)
      return (packed & 0x3FFF + 1, packed >> 14 & 0x3FFF + 1)
    }
    guard bytes[12..<16].elementsEqual("VP8 ".utf8) else { return nil }
    return (number(26, 2) & 0x3FFF, number(28, 2) & 0x3FFF)
  }

  /// ISO 32000-1, 7.5.2: the header is the file's first line.
  static func isPage(_ bytes: [UInt8]) -> Bool { bytes.starts(with: Array("%PDF-".utf8)) }

  /// Markup whose first element is `svg`, behind declarations and comments.
  private static func isDrawing(_ bytes: [UInt8]) -> Bool {
    var rest = bytes.prefix(64 << 10)[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    func skip(past end: String) -> Bool {
      let end = Array(end.utf8)
      var at = rest.startIndex
      while at + end.count <= rest.endIndex {
        if rest[at..<at + end.count].elementsEqual(end) {
          rest = rest[(at + end.count)...]
          return true
        }
        at += 1
      }
      return false
    }
    while true {
      rest = rest.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
      if rest.starts(with: Array("<svg".utf8)) { return true }
      let known: Bool
      if rest.starts(with: Array("<!--".utf8)) {
        known = skip(past: "-->")
      } else if rest.starts(with: Array("<?".utf8)) || rest.starts(with: Array("<!".utf8)) {
        known = skip(past: ">")
      } else {
        return false
      }
      guard known else { return false }
    }
  }
}
