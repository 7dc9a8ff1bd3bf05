/// A share of a whole, of whatever number it was given as: 0…1, NaN is treated as 0.
struct Fraction: Hashable, Sendable {
  let value: Double

  init(_ value: Double) {
    self.value = value.isNaN ? 0 : min(max(value, 0), 1)
  }

  /// What has been reached of what is needed; all of it where nothing is needed.
  init(_ reached: Int, of needed: Int) {
    self.init(needed > 0 ? Double(reached) / Double(needed) : 1)
  }

  /// Whole percents, rounded to the nearest: 0.29 is 29, though 0.29 × 100 is a little less.
  var percent: Int { Int((value * 100).rounded()) }
}
