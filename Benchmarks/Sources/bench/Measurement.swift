import Foundation

/// Processor time that this process has used, in milliseconds.
func processorMilliseconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
}

/// Processor time that something takes, in milliseconds.
func milliseconds(_ body: () -> Void) -> Double {
  let start = processorMilliseconds()
  body()
  return processorMilliseconds() - start
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

/// Prints a line that other programs can read, as the peers' programs do: the section, what was
/// measured, for how many things, the number and its unit.
func report(_ section: String, _ name: String, _ count: Int, _ value: Double, _ unit: String) {
  print("RESULT\t\(section)\t\(name)\t\(count)\t\(String(format: "%.4f", value))\t\(unit)")
}

/// Says on standard error how far the program has come.
func note(_ text: String) {
  FileHandle.standardError.write(Data((text + "\n").utf8))
}
