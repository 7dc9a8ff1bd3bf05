import SwiftUI
import SwiftUICore

// Symbols are not drawn, which the chart's box says.
extension ChartContent {
  /// Sets the symbol at the points of marks.
  nonisolated public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent { self }
  /// Sets the symbol at the points of marks by a value.
  nonisolated public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    self
  }
  /// Sets a view as the symbol at the points of marks.
  nonisolated public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    self
  }
  /// Sets the size of symbols.
  nonisolated public func symbolSize(_ size: CGSize) -> some ChartContent { self }
  /// Sets the area of symbols, in square points.
  nonisolated public func symbolSize(_ area: CGFloat) -> some ChartContent { self }
  /// Sets the size of symbols by a value.
  nonisolated public func symbolSize<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some ChartContent {
    self
  }
}
