import Foundation

/// Measures as text, written by the library of Unicode inside of Foundation: `1 hour, 2 minutes`.
///
/// Foundation does not export that library's functions for measures, so they are looked up by name in the
/// running program. Where they are missing, every function returns `nil` and callers write units by their symbols.
enum MeasureText {
  /// How much of a unit's name is written, numbered as the library does.
  enum Width: UInt32, Sendable {
    /// `5 hours, 37 minutes`
    case wide = 0
    /// `5 hr, 37 min`
    case short = 1
    /// `5h 37m`
    case narrow = 2
    /// `5hr 37min`
    case shorter = 4
  }

  /// A value with its unit, laid out as the library reads it.
  struct Measure {
    var value: Double
    var unit: MeasureUnit

    init(_ value: Double, _ unit: MeasureUnit) { (self.value, self.unit) = (value, unit) }
  }

  /// The largest number of measures that the library takes at once.
  static let maxCount = 8

  /// A list of measures: `1 hour, 2 minutes`.
  ///
  /// - Parameters:
  ///   - measures: 1 to ``maxCount`` measures; the rest is left out.
  ///   - number: replaces the library's text of a measure's number; `nil` keeps it.
  /// - Returns: `nil` for no measures, and where the library cannot write them.
  static func string(
    _ measures: [Measure], width: Width, locale: Locale, number: ((Double) -> String?)? = nil
  ) -> String? {
    guard let library = Library.shared, !measures.isEmpty else { return nil }
    let measures = Array(measures.prefix(maxCount))
    var status: Int32 = 0
    let format = library.open(locale.identifier, width.rawValue, nil, &status)
    guard status <= 0, let format else { return nil }
    defer { library.close(format) }
    guard let fields = library.openFields(&status), status <= 0 else { return nil }
    defer { library.closeFields(fields) }
    let letters = measures.withUnsafeBytes { bytes in
      text { buffer, capacity, status in
        library.formatMultiple(
          format, bytes.baseAddress!, Int32(measures.count), buffer, capacity, fields, status)
      }
    }
    guard let letters else { return nil }
    guard let number else { return String(decoding: letters, as: UTF16.self) }
    return replacing(numbers(fields, library), of: measures, in: letters, with: number)
  }

  /// The name of a unit alone: `kilometers`, `km`; `nil` where the library has none.
  static func name(of unit: MeasureUnit, width: Width, locale: Locale) -> String? {
    guard let library = Library.shared else { return nil }
    var status: Int32 = 0
    guard let format = library.open(locale.identifier, width.rawValue, nil, &status), status <= 0
    else { return nil }
    defer { library.close(format) }
    let letters = text { library.unitName(format, unit.rawValue, $0, $1, $2) }
    return letters.map { String(decoding: $0, as: UTF16.self) }
  }

  /// The units in which people of a region measure something of a category (`length`, `mass`, …), the largest first.
  ///
  /// - Parameter usage: what is measured (`person`, `road`); `nil` for anything.
  static func units(of category: String, usage: String?, in locale: Locale) -> [MeasureUnit] {
    guard let library = Library.shared else { return [] }
    var units = [UInt32](repeating: 0, count: maxCount)
    var status: Int32 = 0
    let count = library.units(
      locale.identifier, category, usage ?? "default", &units, Int32(units.count), &status)
    guard status <= 0, count > 0, count <= maxCount else { return [] }
    return units.prefix(Int(count)).map(MeasureUnit.init)
  }

  private typealias Filler = (UnsafeMutablePointer<UInt16>, Int32, UnsafeMutablePointer<Int32>) ->
    Int32

  /// What a function of the library writes into a buffer, which grows once where it is too small.
  private static func text(_ fill: Filler) -> [UInt16]? {
    var capacity = 256
    for _ in 0..<2 {
      var status: Int32 = 0
      var length = 0
      let letters = [UInt16](unsafeUninitializedCapacity: capacity) { buffer, count in
        length = Int(fill(buffer.baseAddress!, Int32(capacity), &status))
        count = min(max(length, 0), capacity)
      }
      if status <= 0, length <= capacity { return letters }
      guard length > capacity else { return nil }
      capacity = length
    }
    return nil
  }

  /// Where the numbers of measures are, by the raw values of their units.
  private static func numbers(
    _ fields: OpaquePointer, _ library: Library
  ) -> [(unit: UInt32, range: Range<Int>)] {
    let numeric: Int32 = 1 << 30
    var found: [(UInt32, Range<Int>)] = []
    var (start, end): (Int32, Int32) = (0, 0)
    while case let field = library.nextField(fields, &start, &end), field >= 0 {
      guard field & numeric != 0, start <= end else { continue }
      found.append((UInt32(field & ~numeric), Int(start)..<Int(end)))
    }
    return found
  }

  private static func replacing(
    _ numbers: [(unit: UInt32, range: Range<Int>)], of measures: [Measure], in letters: [UInt16],
    with number: (Double) -> String?
  ) -> String {
    var letters = letters
    for (unit, range) in numbers.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      guard let measure = measures.first(where: { $0.unit.rawValue == unit }),
        range.upperBound <= letters.count, let text = number(measure.value)
      else { continue }
      letters.replaceSubrange(range, with: Array(text.utf16))
    }
    return String(decoding: letters, as: UTF16.self)
  }
}
