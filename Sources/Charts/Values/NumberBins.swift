import Foundation

/// Bins of numbers, for histograms.
public struct NumberBins<Value: Comparable & Numeric>: Bins, Equatable {
  /// The bounds of the bins.
  public let thresholds: [Value]

  /// Creates bins between thresholds.
  nonisolated public init(thresholds: [Value]) { self.thresholds = thresholds }

  /// Which bin a number is in.
  public func index(for value: Value) -> Int { place(of: value) }
  /// The first bin.
  public var startIndex: Int { 0 }
  /// Past the last bin.
  public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }
  /// A bin.
  public subscript(position: Int) -> ChartBinRange<Value> { bin(position) }
}

extension NumberBins where Value: BinaryFloatingPoint {
  /// Creates bins of a size that cover a range.
  nonisolated public init(size: Value, range: ClosedRange<Value>) {
    let first = (range.lowerBound / size).rounded(.down)
    let last = Swift.max((range.upperBound / size).rounded(.up), first + 1)
    self.init(thresholds: stride(from: first, through: last, by: 1).map { $0 * size })
  }
  /// Creates a number of bins of equal size that cover a range.
  nonisolated public init(range: ClosedRange<Value>, count: Int) {
    let size = (range.upperBound - range.lowerBound) / Value(Swift.max(count, 1))
    self.init(
      thresholds: (0...Swift.max(count, 1)).map { range.lowerBound + Value($0) * size })
  }
  /// Creates about a number of bins of a round size that cover a range.
  nonisolated public init(
    range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0
  ) {
    let wanted = Double(range.upperBound - range.lowerBound) / Double(Swift.max(desiredCount, 1))
    let size = Swift.max(RoundSize.near(wanted), Double(minimumStride))
    self.init(size: Value(size), range: range)
  }
  /// Creates about a number of bins of a round size that cover data.
  nonisolated public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    let range = (data.min() ?? 0)...(data.max() ?? 0)
    self.init(
      range: range, desiredCount: desiredCount ?? RoundSize.count(of: data.count),
      minimumStride: minimumStride)
  }
}

extension NumberBins where Value: BinaryInteger {
  /// Creates bins of a size that cover a range.
  nonisolated public init(size: Value, range: ClosedRange<Value>) {
    let bins = NumberBins<Double>(
      size: Double(size), range: Double(range.lowerBound)...Double(range.upperBound))
    self.init(thresholds: bins.thresholds.map { Value($0) })
  }
  /// Creates a number of bins that cover a range.
  nonisolated public init(range: ClosedRange<Value>, count: Int) {
    let length = Double(range.upperBound - range.lowerBound)
    let size = Swift.max((length / Double(Swift.max(count, 1))).rounded(.up), 1)
    self.init(
      thresholds: (0...Swift.max(count, 1)).map { range.lowerBound + Value(Double($0) * size) })
  }
  /// Creates about a number of bins of a round size that cover a range.
  nonisolated public init(
    range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0
  ) {
    let wanted = Double(range.upperBound - range.lowerBound) / Double(Swift.max(desiredCount, 1))
    let size = Swift.max(RoundSize.near(wanted).rounded(.up), Double(minimumStride), 1)
    self.init(size: Value(size), range: range)
  }
  /// Creates about a number of bins of a round size that cover data.
  nonisolated public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    let range = (data.min() ?? 0)...(data.max() ?? 0)
    self.init(
      range: range, desiredCount: desiredCount ?? RoundSize.count(of: data.count),
      minimumStride: minimumStride)
  }
}

/// Sizes of bins that people read easily.
enum RoundSize {
  /// 1, 2 or 5, times a power of ten, and no smaller than what is wanted.
  static func near(_ wanted: Double) -> Double {
    guard wanted > 0, wanted.isFinite else { return 1 }
    let power = pow(10, log10(wanted).rounded(.down))
    return ([1, 2, 5].first { $0 * power >= wanted } ?? 10) * power
  }
  /// How many bins a number of values asks for.
  static func count(of values: Int) -> Int {
    max(1, Int((2 * cbrt(Double(values))).rounded(.up)))
  }
}
