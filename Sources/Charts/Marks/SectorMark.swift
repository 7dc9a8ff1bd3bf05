import Foundation

/// A sector of a pie or of a donut. It is not drawn, which the chart says.
@MainActor @preconcurrency
public struct SectorMark: PrimitiveChartContent {
  /// Creates a sector.
  nonisolated public init<A: Plottable>(
    angle: PlottableValue<A>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {}
}
