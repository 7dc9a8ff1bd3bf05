import Foundation

extension DateComponentsFormatter {
  /// The calendar to count in.
  var countingCalendar: Calendar { calendar ?? Calendar(identifier: .gregorian) }

  /// The locale to write in: that of a calendar that an app has set up, the person's otherwise.
  private var locale: Locale {
    guard let calendar else { return Locale(identifier: "en_US_POSIX") }
    guard let own = calendar.locale, !own.identifier.isEmpty,
      own.identifier != Calendar.current.locale?.identifier
    else { return .current }
    return own
  }

  private var units: [TimeUnit] {
    let named: [(NSCalendar.Unit, TimeUnit)] = [
      (.year, .year), (.month, .month), (.weekOfMonth, .week), (.weekOfYear, .week), (.day, .day),
      (.hour, .hour), (.minute, .minute), (.second, .second),
    ]
    return named.filter { allowedUnits.contains($0.0) }.map(\.1)
  }

  func text(
    from start: Date, to end: Date, units usual: [TimeUnit], _ calendar: Calendar
  ) -> String? {
    let units = units
    guard
      var time = ElapsedTime(
        from: start, to: end, units: units.isEmpty ? usual : units, calendar: calendar,
        isFractional: allowsFractionalUnits && unitsStyle != .positional,
        collapses: collapsesLargestUnit)
    else { return nil }
    let isPositional = unitsStyle == .positional
    let zeros = zeroFormattingBehavior
    if zeros.contains(.default) {
      time.dropZeros(leading: true, middle: !isPositional, trailing: !isPositional)
    } else {
      // By places, zeros between and behind other numbers say what those are.
      time.dropZeros(
        leading: zeros.contains(.dropLeading),
        middle: zeros.contains(.dropMiddle) && !isPositional,
        trailing: zeros.contains(.dropTrailing) && !isPositional)
    }
    time.limit(to: maximumUnitCount)
    return withPhrases(text(of: time))
  }

  private func text(of time: ElapsedTime) -> String {
    let locale = locale
    switch unitsStyle {
    case .positional:
      let isPadded = zeroFormattingBehavior.contains(.pad)
      return time.positionalText(isPadded: isPadded, in: locale) ?? time.text(.narrow, in: locale)
    case .abbreviated: return time.text(.narrow, in: locale)
    case .short: return time.text(.short, in: locale)
    case .full: return time.text(.wide, in: locale)
    case .spellOut: return time.text(.wide, isSpelledOut: true, in: locale)
    case .brief: return time.text(.shorter, in: locale)
    }
  }

  private func withPhrases(_ text: String) -> String {
    guard locale.language.languageCode == .english else { return text }
    let about = includesApproximationPhrase ? "About " : ""
    return about + text + (includesTimeRemainingPhrase ? " remaining" : "")
  }
}

extension DateComponents {
  /// How many of a unit there are; `nil` where the unit is not set.
  func amount(of unit: TimeUnit) -> Int? {
    unit == .week ? weekOfYear ?? weekOfMonth : value(for: unit.component)
  }
}
