/// Reads how a symbol is drawn, as `symbols.txt` has it: `badge(O:folder,S:plus)`.
///
/// `O:name` and `F:name` are signs of Material Design Icons and Material Icons, which `O:U+F02A` names
/// by their code points. `T:text` is text and `S:name` another symbol. Every other word is a form of
/// `Symbol` with its parts in brackets; Documentation/Symbols.md lists them.
struct SymbolExpression {
  private var rest: Substring.UTF8View

  /// - Returns: `nil` where the text is none.
  static func symbol(_ text: Substring) -> Symbol? {
    var reader = SymbolExpression(rest: text.utf8)
    guard let symbol = reader.symbol(), reader.rest.isEmpty else { return nil }
    return symbol
  }

  private mutating func symbol() -> Symbol? {
    let word = word()
    if skip(":") { return sign(word) }
    guard skip("(") else { return nil }
    switch word {
    case "box":
      return closed(
        numbers(4).map { .box(width: $0[0], height: $0[1], radius: $0[2], line: $0[3]) })
    case "dashed":
      return closed(numbers(3).map { .dashes(width: $0[0], height: $0[1], radius: $0[2]) })
    case "ring":
      return closed(
        numbers(2).map { .box(width: $0[0], height: $0[0], radius: $0[0] / 2, line: $0[1]) })
    case "line":
      return closed(numbers().flatMap { $0.count >= 5 && $0.count % 2 == 1 ? $0 : nil })
        .map { .line(width: $0[0], Array($0.dropFirst())) }
    case "area":
      return closed(numbers().flatMap { $0.count >= 6 && $0.count % 2 == 0 ? $0 : nil })
        .map { .area($0) }
    default: return composed(word)
    }
  }

  private mutating func sign(_ kind: Substring) -> Symbol? {
    // A sign of text may be anything but what ends it.
    let name = String(kind == "T" ? until(",", ")") : word())
    switch kind {
    case "O" where name.hasPrefix("U+"): return Self.codePoint(name).map { .outlined($0) }
    case "F" where name.hasPrefix("U+"): return Self.codePoint(name).map { .filled($0) }
    case "O": return .sign(name, isFilled: false)
    case "F": return .sign(name, isFilled: true)
    case "T": return name.isEmpty ? nil : .text(name)
    case "S": return .named(name)
    default: return nil
    }
  }

  private static func codePoint(_ name: String) -> UInt32? { UInt32(name.dropFirst(2), radix: 16) }

  private mutating func composed(_ word: Substring) -> Symbol? {
    guard let first = symbol() else { return nil }
    switch word {
    case "mirror": return closed(.mirrored(first))
    case "flip": return closed(.flipped(first))
    case "hollow": return closed(.hollow(first))
    case "slash": return closed(.slashed(first))
    case "dotted": return closed(.dotted(first))
    case "turn": return closed(further(1).map { .turned(first, $0[0]) })
    case "small": return closed(further(1).map { .placed(first, scale: $0[0], x: 0, y: 0) })
    case "at": return closed(further(3).map { .placed(first, scale: $0[0], x: $0[1], y: $0[2]) })
    case "sized":
      return closed(further(2).map { .sized(first, width: $0[0], height: $0[1]) })
    case "badge": return closed(second().map { .badged(first, $0) })
    case "in": return closed(second().map { .enclosed(first, $0) })
    case "cut": return closed(second().map { .cut(first, $0) })
    case "pile": return closed(second().map { .pile(first, $0) })
    case "row": return all(first).map { .row($0) }
    case "over": return all(first).map { .over($0) }
    case "half":
      guard let filled = second(), skip(","), let half = Symbol.Half(rawValue: String(self.word()))
      else { return nil }
      return closed(.half(first, filled, half))
    default: return nil
    }
  }

  private mutating func second() -> Symbol? { skip(",") ? symbol() : nil }

  private mutating func all(_ first: Symbol) -> [Symbol]? {
    var symbols = [first]
    while skip(",") {
      guard let next = symbol() else { return nil }
      symbols.append(next)
    }
    return closed(symbols)
  }

  private mutating func numbers(_ count: Int) -> [Double]? {
    var numbers: [Double] = []
    while numbers.count < count {
      guard numbers.isEmpty || skip(","), let number = Double(word()) else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  private mutating func numbers() -> [Double]? {
    var numbers: [Double] = []
    repeat {
      guard let number = Double(word()) else { return nil }
      numbers.append(number)
    } while skip(",")
    return numbers
  }

  private mutating func further(_ count: Int) -> [Double]? { skip(",") ? numbers(count) : nil }

  private mutating func closed<Value>(_ value: Value?) -> Value? { skip(")") ? value : nil }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func word() -> Substring { until(":", "(", ")", ",") }

  /// What stands before the next of some characters, without the spaces before it.
  private mutating func until(_ ends: Unicode.Scalar...) -> Substring {
    rest = rest.drop { $0 == UInt8(ascii: " ") }
    let word = rest.prefix { byte in !ends.contains { UInt8(ascii: $0) == byte } }
    rest = rest[word.endIndex...]
    return Substring(word)
  }
}
