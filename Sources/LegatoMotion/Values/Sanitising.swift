// Bad numbers are turned into documented ones here, once, where a value is made. What is
// computed from it afterwards needs no checks of its own.
extension Double {
  /// This number, or `fallback` where it is NaN.
  func replacingNaN(with fallback: Double) -> Double {
    isNaN ? fallback : self
  }

  /// This number, or 0 where it is NaN or infinite.
  var finiteOrZero: Double {
    isFinite ? self : 0
  }

  /// This number moved into `range`. NaN must have been replaced before.
  func clamped(to range: ClosedRange<Double>) -> Double {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }

  /// The shortest text that reads back as this number; whole numbers without `.0`.
  var shortText: String {
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
