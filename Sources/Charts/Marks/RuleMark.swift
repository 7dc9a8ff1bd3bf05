import Foundation

/// A straight line along an axis. It is not drawn, which the chart says.
@MainActor @preconcurrency
public struct RuleMark: PrimitiveChartContent {
  /// Creates a vertical rule between two y values.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {}

  /// Creates a vertical rule at an x value.
  nonisolated public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {}

  /// Creates a vertical rule at a place of the plot area.
  nonisolated public init<Y: Plottable>(
    x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {}

  /// Creates a horizontal rule between two x values.
  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {}

  /// Creates a horizontal rule at a y value.
  nonisolated public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>
  ) {}

  /// Creates a horizontal rule at a place of the plot area.
  nonisolated public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil
  ) {}
}
