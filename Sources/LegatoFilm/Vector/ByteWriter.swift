import LegatoDisplay

/// Writes the parts that vector films are made of.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  mutating func append(_ other: [UInt8]) { bytes += other }

  mutating func byte(_ value: UInt8) { bytes.append(value) }

  /// A whole number from 0 on: seven bits a byte, the lowest first.
  mutating func count(_ value: Int) { unsigned(UInt64(max(value, 0))) }

  private mutating func unsigned(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// A whole number of either sign, near zero in few bytes: 0, −1, 1, −2, …
  mutating func signed(_ value: Int) {
    unsigned(UInt64(bitPattern: Int64(value << 1) ^ Int64(value >> 63)))
  }

  /// A number, exactly: quarters near zero in few bytes, others in five or nine.
  mutating func number(_ value: Double) {
    let quarters = value * 4
    if abs(quarters) < 0x1p40, quarters == quarters.rounded(), !(value == 0 && value.sign == .minus)
    {
      let whole = Int64(quarters)
      unsigned(UInt64(bitPattern: whole << 1 ^ whole >> 63) << 1)
    } else if Double(Float(value)) == value {
      byte(3)
      withUnsafeBytes(of: Float(value).bitPattern.littleEndian) { bytes += $0 }
    } else {
      byte(1)
      withUnsafeBytes(of: value.bitPattern.littleEndian) { bytes += $0 }
    }
  }

  mutating func numbers(_ values: [Double]) {
    count(values.count)
    for value in values { number(value) }
  }

  mutating func flag(_ value: Bool) { byte(value ? 1 : 0) }

  mutating func text(_ value: String) {
    let utf8 = Array(value.utf8)
    count(utf8.count)
    bytes += utf8
  }

  mutating func point(_ point: Point) {
    number(point.x)
    number(point.y)
  }

  mutating func rect(_ rect: Rect) {
    number(rect.x)
    number(rect.y)
    number(rect.width)
    number(rect.height)
  }

  /// One bit for each of the six numbers that is not the identity's, then those.
  mutating func transform(_ transform: Transform) {
    let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    let usual = [1.0, 0, 0, 1, 0, 0]
    var bits: UInt8 = 0
    for index in numbers.indices
    where numbers[index] != usual[index] || numbers[index].sign != usual[index].sign {
      bits |= 1 << UInt8(index)
    }
    byte(bits)
    for index in numbers.indices where bits >> UInt8(index) & 1 == 1 { number(numbers[index]) }
  }

  /// Three bytes where the components are bytes and the colour is opaque, four where it is not;
  /// otherwise numbers.
  mutating func color(_ color: DisplayColor) {
    let components = [color.red, color.green, color.blue, color.alpha]
    let parts = components.map { component -> UInt8? in
      let part = UInt8(exactly: (component * 255).rounded())
      return part.flatMap { Double($0) / 255 == component && component.sign == .plus ? $0 : nil }
    }
    let known = parts.compactMap { $0 }
    guard known.count == 4 else {
      byte(2)
      for component in components { number(component) }
      return
    }
    byte(known[3] == 255 ? 0 : 1)
    bytes += known[3] == 255 ? known.prefix(3) : known[...]
  }
}
