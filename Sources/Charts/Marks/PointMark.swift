import Foundation

/// A point. It is not drawn, which the chart says.
@MainActor @preconcurrency
public struct PointMark: PrimitiveChartContent {
  /// Creates a point at two values.
  nonisolated public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {}

  /// Creates a point at an x value, and a place of the plot area.
  nonisolated public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {}

  /// Creates a point at a y value, and a place of the plot area.
  nonisolated public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {}
}
