import Foundation

/// A bin of values: from one bound up to the other, which belongs to it in the last bin.
public struct ChartBinRange<Bound: Comparable>: RangeExpression {
  /// The lower bound.
  public let lowerBound: Bound
  /// The upper bound.
  public let upperBound: Bound
  let isClosed: Bool

  /// Whether the bin has a value.
  public func contains(_ element: Bound) -> Bool {
    lowerBound <= element && (isClosed ? element <= upperBound : element < upperBound)
  }
  /// The range of indices of a collection.
  public func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
    lowerBound..<(isClosed ? collection.index(after: upperBound) : upperBound)
  }
}

extension ChartBinRange: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}

/// Bins between thresholds, as a collection.
protocol Bins: RandomAccessCollection where Index == Int, Element == ChartBinRange<Bound> {
  associatedtype Bound: Comparable
  var thresholds: [Bound] { get }
}

extension Bins {
  func bin(_ position: Int) -> ChartBinRange<Bound> {
    ChartBinRange(
      lowerBound: thresholds[position], upperBound: thresholds[position + 1],
      isClosed: position + 2 == thresholds.count)
  }
  /// The bin that a value is in; the first or the last one for values outside of all.
  func place(of value: Bound) -> Int {
    let above = thresholds.firstIndex { $0 > value } ?? thresholds.count
    return Swift.min(Swift.max(above - 1, 0), Swift.max(thresholds.count - 2, 0))
  }
}
