import Foundation

/// Processor time that this process has used, in milliseconds.
func processorMilliseconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
}

/// Several readings of one thing.
struct Readings {
  var values: [Double]

  var median: Double { quantile(0.5) }
  var mean: Double { values.reduce(0, +) / Double(max(1, values.count)) }

  func quantile(_ fraction: Double) -> Double {
    let sorted = values.sorted()
    guard !sorted.isEmpty else { return .nan }
    return sorted[min(sorted.count - 1, Int(Double(sorted.count) * fraction))]
  }
}

/// Prints a line that other programs can read, as the peers' programs do.
func report(_ name: String, _ value: Double, _ unit: String) {
  print("RESULT\tB3\t\(name)\t17\t\(String(format: "%.4f", value))\t\(unit)")
}
