import LegatoDisplay

/// Reads the parts that vector films are made of. Whatever the bytes are, it ends, and it asks for
/// no more memory than they can fill.
struct VectorReader {
  private let bytes: ArraySlice<UInt8>
  private var place: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    place = bytes.startIndex
  }

  var rest: Int { bytes.endIndex - place }
  var isAtEnd: Bool { rest == 0 }

  static func damaged(_ what: String) -> FilmFailure {
    FilmFailure("it is damaged: \(what).")
  }

  private static var ended: FilmFailure { damaged("it ends too early") }

  mutating func byte() throws(FilmFailure) -> UInt8 {
    guard place < bytes.endIndex else { throw Self.ended }
    defer { place += 1 }
    return bytes[place]
  }

  mutating func take(_ count: Int) throws(FilmFailure) -> ArraySlice<UInt8> {
    guard count >= 0, count <= rest else { throw Self.ended }
    defer { place += count }
    return bytes[place..<place + count]
  }

  private mutating func unsigned() throws(FilmFailure) -> UInt64 {
    var value: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 63, by: 7) {
      let byte = try byte()
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return value }
    }
    throw Self.damaged("a number has too many digits")
  }

  /// A whole number from 0 on.
  mutating func whole(below limit: Int = .max) throws(FilmFailure) -> Int {
    let value = Int(try unsigned())
    guard value < limit else { throw Self.damaged("\(value) is out of bounds") }
    return value
  }

  /// How many parts follow, each of at least so many bytes.
  mutating func count(of size: Int = 1) throws(FilmFailure) -> Int {
    let value = Int(try unsigned())
    guard value <= rest / size else { throw Self.ended }
    return value
  }

  mutating func signed() throws(FilmFailure) -> Int {
    let value = try unsigned()
    return Int(truncatingIfNeeded: value >> 1) ^ -Int(truncatingIfNeeded: value & 1)
  }

  mutating func number() throws(FilmFailure) -> Double {
    let value = try unsigned()
    if value & 1 == 0 {
      let quarters = Int64(truncatingIfNeeded: value >> 2) ^ -Int64(value >> 1 & 1)
      return Double(quarters) / 4
    }
    switch value {
    case 1: return Double(bitPattern: try bits(8))
    case 3: return Double(Float(bitPattern: UInt32(truncatingIfNeeded: try bits(4))))
    default: throw Self.damaged("a number is of no known kind")
    }
  }

  private mutating func bits(_ count: Int) throws(FilmFailure) -> UInt64 {
    var bits: UInt64 = 0
    for (index, byte) in try take(count).enumerated() { bits |= UInt64(byte) << (8 * UInt64(index)) }
    return bits
  }

  mutating func numbers() throws(FilmFailure) -> [Double] {
    try list { reader throws(FilmFailure) in try reader.number() }
  }

  /// A list of parts, each of at least `size` bytes.
  mutating func list<Part>(
    of size: Int = 1, _ part: (inout VectorReader) throws(FilmFailure) -> Part
  ) throws(FilmFailure) -> [Part] {
    let count = try count(of: size)
    var parts: [Part] = []
    parts.reserveCapacity(min(count, 4096))
    for _ in 0..<count { parts.append(try part(&self)) }
    return parts
  }

  mutating func flag() throws(FilmFailure) -> Bool { try byte() != 0 }

  /// Bytes that are no UTF-8 are replaced.
  mutating func text() throws(FilmFailure) -> String {
    let count = try count()
    return String(decoding: try take(count), as: UTF8.self)
  }

  mutating func choice<Choice>(of choices: [Choice]) throws(FilmFailure) -> Choice {
    choices[try whole(below: choices.count)]
  }

  mutating func point() throws(FilmFailure) -> Point {
    Point(try number(), try number())
  }

  mutating func rect() throws(FilmFailure) -> Rect {
    Rect(try number(), try number(), try number(), try number())
  }

  mutating func transform() throws(FilmFailure) -> Transform {
    let bits = try byte()
    var numbers = [1.0, 0, 0, 1, 0, 0]
    for index in numbers.indices where bits >> UInt8(index) & 1 == 1 {
      numbers[index] = try number()
    }
    return Transform(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
  }

  mutating func color() throws(FilmFailure) -> DisplayColor {
    let kind = try byte()
    switch kind {
    case 0, 1:
      let parts = try take(kind == 0 ? 3 : 4).map { Double($0) / 255 }
      return DisplayColor(parts[0], parts[1], parts[2], kind == 0 ? 1 : parts[3])
    case 2: return DisplayColor(try number(), try number(), try number(), try number())
    default: throw Self.damaged("a colour is of no known kind")
    }
  }
}
