import CSymbols
import Glibc

/// The names of SF Symbols that Legato knows, and what stands for them.
///
/// SF Symbols may be shown on Apple's systems only. Here a name is shown by the nearest sign of
/// two free icon fonts that share one grid of 24 units: Material Icons, whose signs are filled,
/// and Material Design Icons, which has many of them in outline. Where neither has an outlined
/// form, the filled one is hollowed. What no sign stands for is composed: badges, strokes
/// across, letters and marks in circles. A symbol whose sign has a direction is not mirrored.
///
/// The drawings are data, `Sources/CSymbols/symbols.txt`: a line is a name and a drawing, and the
/// lines are in order. A name is found by halving, and its drawing is read when it is asked for.
public enum SymbolTable {
  /// Every name that has a symbol, in alphabetical order.
  public static let names: [String] = starts.indices.map {
    String(decoding: line($0).name, as: UTF8.self)
  }

  /// - Returns: `nil` where the name is unknown.
  static func symbol(_ name: String) -> Symbol? {
    guard let place = place(of: name) else { return nil }
    return SymbolExpression.symbol(String(decoding: line(place).drawing, as: UTF8.self)[...])
  }

  /// The place of a name among all.
  static func place(of name: String) -> Int? {
    var name = name
    return name.withUTF8 { wanted in
      var (low, high) = (0, starts.count)
      while low < high {
        let middle = (low + high) / 2
        let order = compare(line(middle).name, wanted)
        if order == 0 { return middle }
        if order < 0 { low = middle + 1 } else { high = middle }
      }
      return nil
    }
  }

  // MARK: The text

  // A constant of the program: it is there for ever and is never changed.
  nonisolated(unsafe) private static let text: UnsafeBufferPointer<UInt8> = {
    let text = csymbols_text()
    return UnsafeBufferPointer(start: text.bytes, count: text.count)
  }()

  /// Where the lines begin, but for comments.
  private static let starts: [Int] = {
    var starts: [Int] = []
    var start = 0
    while start < text.count {
      if text[start] != UInt8(ascii: "#") { starts.append(start) }
      start = end(of: UInt8(ascii: "\n"), from: start) + 1
    }
    return starts
  }()

  /// A line's two sides; the second is empty where there is no bar.
  private static func line(
    _ index: Int
  ) -> (name: UnsafeBufferPointer<UInt8>, drawing: UnsafeBufferPointer<UInt8>) {
    let start = starts[index]
    let end = end(of: UInt8(ascii: "\n"), from: start)
    let space = min(Self.end(of: UInt8(ascii: " "), from: start), end)
    // Behind the name: a space, a bar, a space.
    let drawing = min(space + 3, end)
    return (
      UnsafeBufferPointer(rebasing: text[start..<space]),
      UnsafeBufferPointer(rebasing: text[drawing..<end])
    )
  }

  /// The place of the next such byte; the end of the text where there is none.
  private static func end(of byte: UInt8, from start: Int) -> Int {
    guard start < text.count, let base = text.baseAddress,
      let found = memchr(base + start, Int32(byte), text.count - start)
    else { return text.count }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  /// Below 0 where the first comes before the second, 0 where both are the same.
  private static func compare(
    _ first: UnsafeBufferPointer<UInt8>, _ second: UnsafeBufferPointer<UInt8>
  ) -> Int {
    if let left = first.baseAddress, let right = second.baseAddress {
      let order = memcmp(left, right, min(first.count, second.count))
      if order != 0 { return Int(order) }
    }
    return first.count - second.count
  }
}
