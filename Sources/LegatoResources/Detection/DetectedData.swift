import Foundation

/// What a text mentions: an address, a telephone number, a date.
struct DetectedData {
  enum Value {
    case link(URL)
    case phoneNumber(String)
    case date(Date)
  }

  var value: Value
  /// Where it is, in bytes.
  var range: Range<Int>

  /// What a text mentions, in its order. Nothing is a part of two.
  ///
  /// Takes time in proportion to the text.
  ///
  /// - Parameters:
  ///   - now: What `tomorrow` and dates without a year go by.
  ///   - locale: Whose order of days and months dates in numbers have.
  static func all(
    in scanner: InlineScanner, links: Bool, phoneNumbers: Bool, dates: Bool,
    now: @autoclosure () -> Date,
    calendar: Calendar, locale: Locale
  ) -> [DetectedData] {
    // Addresses are always looked for: what stands in one is neither a number nor a date.
    let addresses = LinkFinder.links(in: scanner)
    var found = links ? addresses : []
    var taken = addresses.map(\.range)
    func add(_ others: [DetectedData]) {
      found += others
      taken = merged(taken, others.map(\.range))
    }
    if dates {
      let finder = DateFinder(scanner, now: now(), calendar: calendar, locale: locale)
      add(free(finder.dates(), of: taken))
    }
    if phoneNumbers { add(free(PhoneNumberFinder.numbers(in: scanner), of: taken)) }
    return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Those of sorted data that overlap none of sorted ranges.
  private static func free(_ data: [DetectedData], of ranges: [Range<Int>]) -> [DetectedData] {
    var next = 0
    return data.filter { item in
      while next < ranges.count, ranges[next].upperBound <= item.range.lowerBound { next += 1 }
      return next == ranges.count || ranges[next].lowerBound >= item.range.upperBound
    }
  }

  private static func merged(_ left: [Range<Int>], _ right: [Range<Int>]) -> [Range<Int>] {
    right.isEmpty ? left : (left + right).sorted { $0.lowerBound < $1.lowerBound }
  }
}
