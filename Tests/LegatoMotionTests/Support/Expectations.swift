import Testing

/// Records an issue unless two numbers are equal, or differ by at most `tolerance`.
func expectClose(
  _ actual: Double, _ expected: Double, within tolerance: Double = 0.0005, _ label: String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let isClose = actual == expected || abs(actual - expected) <= tolerance
  #expect(
    isClose, "\(label): \(actual) is not \(expected) within \(tolerance)",
    sourceLocation: sourceLocation)
}

/// Compares a function with a table of (argument, value).
func expectTable(
  _ arguments: [Double], _ values: [Double], within tolerance: Double = 0.0005,
  _ label: String = "", sourceLocation: SourceLocation = #_sourceLocation,
  function: (Double) -> Double
) {
  #expect(arguments.count == values.count, sourceLocation: sourceLocation)
  for (argument, value) in zip(arguments, values) {
    expectClose(
      function(argument), value, within: tolerance, "\(label) at \(argument)",
      sourceLocation: sourceLocation)
  }
}

/// Numbers that a caller should not pass, and the ends of what they may.
let badNumbers: [Double] = [
  .nan, .signalingNaN, .infinity, -.infinity, 0, -0.0, -1, .leastNonzeroMagnitude,
  -.leastNonzeroMagnitude, 1e308, -1e308, 1e-9,
  1e9, -1e9,
]
