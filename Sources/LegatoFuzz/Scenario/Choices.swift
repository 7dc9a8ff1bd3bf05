import LegatoMotion

/// Random choices. Every function uses the generator in the same way on every platform.
extension SeededGenerator {
  /// A whole number from 0 up to, but never, `count`.
  mutating func below(_ count: Int) -> Int { min(Int(unit() * Double(count)), count - 1) }

  /// `true` with the probability `probability`.
  mutating func chance(_ probability: Double) -> Bool { unit() < probability }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

  /// A number with few digits, so that failures can be read.
  mutating func round(from low: Double, to high: Double) -> Double {
    (number(from: low, to: high) * 4).rounded() / 4
  }

  /// A number that no view is meant to be given.
  mutating func hostile() -> Double {
    pick([
      .nan, .infinity, -.infinity, 1e308, -1e308, .leastNonzeroMagnitude, -1, -1e9, 1e9, 1e-12, 0,
      -0.0,
    ])
  }
}
