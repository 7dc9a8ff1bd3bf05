extension OptionValue {
  /// The value as a whole number.
  ///
  /// - Parameter range: the numbers that are allowed; `nil` for all of them.
  public func integer(in range: ClosedRange<Int>? = nil) throws(ArgumentError) -> Int {
    guard let number = Int(text), range?.contains(number) ?? true else {
      throw isNot(
        "a whole number" + (range.map { " from \($0.lowerBound) to \($0.upperBound)" } ?? ""))
    }
    return number
  }

  /// The value as a number.
  ///
  /// - Parameters:
  ///   - range: the numbers that are allowed. NaN never is.
  ///   - unit: the unit, for messages.
  public func number(
    in range: ClosedRange<Double>, unit: String
  ) throws(ArgumentError) -> Double {
    guard let number = Double(text), range.contains(number) else {
      throw isNot("a number from \(Self.bounds(of: range)) (\(unit))")
    }
    return number
  }

  /// The value as numbers with commas between them.
  public func numbers(
    in range: ClosedRange<Double>, unit: String
  ) throws(ArgumentError) -> [Double] {
    var numbers: [Double] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let value = OptionValue(option: option, text: String(part))
      numbers.append(try value.number(in: range, unit: unit))
    }
    return numbers
  }

  /// The bounds of a range as people write them: `0.5 to 8`.
  public static func bounds(of range: ClosedRange<Double>) -> String {
    func text(_ bound: Double) -> String {
      let digits = "\(bound)"
      return digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits
    }
    return "\(text(range.lowerBound)) to \(text(range.upperBound))"
  }
}
