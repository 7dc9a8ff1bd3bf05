import SwiftUI
import SwiftUICore

// Marks have no place in a box, which the chart says.
extension ChartContent {
  /// Sets marks side by side by a value.
  nonisolated public func position<P: Plottable>(
    by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    self
  }
  /// Moves marks.
  nonisolated public func offset(_ value: CGSize) -> some ChartContent { self }
  /// Moves marks.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { self }
  /// Moves marks, and their ends along the y axis.
  nonisolated public func offset(
    x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent {
    self
  }
  /// Moves marks, and their ends along the x axis.
  nonisolated public func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent {
    self
  }
  /// Moves the ends of marks.
  nonisolated public func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent {
    self
  }
  /// Sets which marks are drawn above others.
  nonisolated public func zIndex(_ value: Double) -> some ChartContent { self }
}
