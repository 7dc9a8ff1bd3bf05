import Foundation

extension ElapsedTime {
  /// The units with their names: `1 hour, 10 minutes`.
  ///
  /// - Parameter isSpelledOut: whether numbers are words: `one hour, ten minutes`.
  func text(_ width: MeasureText.Width, isSpelledOut: Bool = false, in locale: Locale) -> String {
    let measures = quantities.map { MeasureText.Measure($0.value, $0.unit.measure) }
    let spelling = isSpelledOut ? NumberFormatter() : nil
    spelling?.numberStyle = .spellOut
    spelling?.locale = locale
    let number = spelling.map { formatter in
      { (value: Double) in formatter.string(from: NSNumber(value: value)) }
    }
    let text = MeasureText.string(measures, width: width, locale: locale, number: number)
    return (isNegative ? "-" : "") + (text ?? bareText)
  }

  /// The units by their places: `1:10:30`, with days and longer units before them: `1d 1:10:30`.
  ///
  /// - Parameter isPadded: whether the first number has two digits as well.
  /// - Returns: `nil` where places alone would be ambiguous: hours and seconds without minutes, or days and hours.
  func positionalText(isPadded: Bool, in locale: Locale) -> String? {
    let clock = quantities.filter(\.unit.isOfClock)
    guard let first = clock.first, let last = clock.last else {
      return text(.narrow, in: locale)
    }
    guard last.unit.rawValue - first.unit.rawValue == clock.count - 1 else { return nil }
    let numbers = clock.enumerated().map { index, quantity in
      let digits = index > 0 || isPadded ? 2 : 1
      let style = IntegerFormatStyle<Int64>(locale: locale).grouping(.never)
      return style.precision(.integerLength(digits...)).format(Int64(quantity.value))
    }
    let time = numbers.joined(separator: Self.separator(in: locale))
    let days = calendarPart
    if days.quantities.isEmpty { return isNegative ? "-" + time : time }
    // A number alone behind days says nothing.
    guard clock.count > 1 else { return nil }
    return days.text(.narrow, in: locale) + " " + time
  }

  /// English symbols, where the library of Unicode is missing.
  private var bareText: String {
    let symbols = ["y", "mo", "w", "d", "h", "m", "s"]
    return quantities.map { "\(Int64($0.value))\(symbols[$0.unit.rawValue])" }.joined(
      separator: " ")
  }

  /// What stands between the minutes and the seconds of a time: a colon in most languages.
  private static func separator(in locale: Locale) -> String {
    let sample = Duration.zero.formatted(.time(pattern: .minuteSecond).locale(locale))
    return String(sample.filter { !$0.isNumber })
  }
}
