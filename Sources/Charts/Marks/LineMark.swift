import Foundation

/// A point of a line. It is not drawn, which the chart says.
@MainActor @preconcurrency
public struct LineMark: PrimitiveChartContent {
  /// Creates a point of a line.
  nonisolated public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {}

  /// Creates a point of the line of a series.
  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {}
}
