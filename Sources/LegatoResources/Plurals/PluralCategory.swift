/// The forms that languages have for numbers of things, as CLDR names them.
package enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  case zero, one, two, few, many, other
}

/// What CLDR's rules ask of a number.
package struct PluralOperands: Hashable, Sendable {
  /// The absolute value.
  var n: Double
  /// Its whole digits.
  var i: Int
  /// How many digits are shown after the point, zeros at the end among them.
  var v: Int
  /// The digits after the point as a number, zeros at the end among them.
  var f: Int
  /// The digits after the point as a number, without zeros at the end.
  var t: Int

  /// A whole number.
  package init(_ value: Int) {
    i = value == .min ? .max : abs(value)
    n = Double(i)
    (v, f, t) = (0, 0, 0)
  }

  /// A number as it is shown. Infinity and NaN are read as 0.
  ///
  /// - Parameter fractionDigits: how many digits are shown after the point, 0…6.
  package init(_ value: Double, fractionDigits: Int) {
    let digits = min(max(fractionDigits, 0), 6)
    let value = value.isFinite && abs(value) < 1e15 ? abs(value) : 0
    var power = 1
    for _ in 0..<digits { power *= 10 }
    // Numbers up to 1e15 with six digits more do not fit: the whole part is taken off first.
    var whole = Int(value.rounded(.down))
    var rest = Int(((value - Double(whole)) * Double(power)).rounded())
    if rest >= power {
      whole += 1
      rest = 0
    }
    i = whole
    v = digits
    f = rest
    var short = rest
    while short != 0, short % 10 == 0 { short /= 10 }
    t = short
    n = digits == 0 ? Double(whole) : value
  }
}
