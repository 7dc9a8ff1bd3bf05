public import Foundation

/// Kinds of what a text mentions, as bits.
public typealias NSTextCheckingTypes = UInt64

/// Finds what a text mentions: addresses of the web and of mail, telephone numbers, and dates in English.
///
/// On iOS it is a kind of `NSRegularExpression`, which cannot be inherited from here. Postal addresses and flights are
/// not found.
open class NSDataDetector: NSObject, @unchecked Sendable {
  /// The kinds that are looked for.
  public let checkingTypes: NSTextCheckingTypes

  // The library's constants are marked as ones that nothing returns.
  static let date = NSTextCheckingResult.CheckingType(rawValue: 1 << 4)
  static let link = NSTextCheckingResult.CheckingType(rawValue: 1 << 6)
  static let phoneNumber = NSTextCheckingResult.CheckingType(rawValue: 1 << 11)

  /// Creates a detector.
  ///
  /// - Parameter checkingTypes: The raw values of `NSTextCheckingResult.CheckingType`, combined.
  /// - Throws: An error where no kind is asked for.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    guard checkingTypes != 0 else { throw CocoaError(.formatting) }
    self.checkingTypes = checkingTypes
  }

  /// What a part of a text mentions, in its order.
  ///
  /// - Parameter range: In units of UTF-16; what lies outside of the text is left out.
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    let units = Array(string.utf16)
    let start = min(max(0, range.location), units.count)
    let length = min(max(0, range.length), units.count - start)
    let scanner = InlineScanner(
      String(decoding: units[start..<start + length], as: UTF16.self).utf8)
    func has(_ type: NSTextCheckingResult.CheckingType) -> Bool {
      checkingTypes & type.rawValue != 0
    }
    let found = DetectedData.all(
      in: scanner, links: has(Self.link), phoneNumbers: has(Self.phoneNumber),
      dates: has(Self.date), now: Date(), calendar: .current, locale: .current)
    return results(found, in: scanner, from: start)
  }

  /// The first that a part of a text mentions.
  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? {
    matches(in: string, options: options, range: range).first
  }

  /// How much a part of a text mentions.
  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int {
    matches(in: string, options: options, range: range).count
  }

  /// Where the first is that a part of a text mentions; at `NSNotFound` where there is none.
  open func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range
      ?? NSRange(location: NSNotFound, length: 0)
  }

  /// Calls a closure with each that a part of a text mentions, until it sets its last parameter to `true`.
  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    var stop: ObjCBool = false
    for match in matches(in: string, options: options, range: range) {
      block(match, [], &stop)
      if stop.boolValue { return }
    }
  }

  /// The data as results, whose ranges count units of UTF-16.
  private func results(
    _ found: [DetectedData], in scanner: InlineScanner, from start: Int
  ) -> [NSTextCheckingResult] {
    var (byte, unit) = (0, start)
    func units(_ range: Range<Int>) -> Int {
      // Four bytes are two units; of the others the first byte alone is one.
      scanner.bytes[range].reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1) }
    }
    return found.map { data in
      unit += units(byte..<data.range.lowerBound)
      byte = data.range.lowerBound
      return DataCheckingResult(
        data.value, NSRange(location: unit, length: units(data.range)))
    }
  }
}
