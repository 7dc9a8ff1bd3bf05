import Foundation
import SwiftUI
import SwiftUICore

/// Points of the elements of data. They are not drawn, which the chart says.
@MainActor @preconcurrency
public struct PointPlot<Content: ChartContent>: PrimitiveChartContent {
  /// Creates points at two values.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedPointPlotContent<Data> {}

  /// Creates points at an x value, and a place of the plot area.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, y: CGFloat? = nil
  ) where Content == VectorizedPointPlotContent<Data> {}

  /// Creates points at an x value, and a place of the plot area.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedPointPlotContent<Data> {}

  /// Creates points at a y value, and a place of the plot area.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, x: CGFloat? = nil, y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedPointPlotContent<Data> {}

  /// Creates points at a y value, and a place of the plot area.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, x: KeyPath<Data.Element, CGFloat>,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedPointPlotContent<Data> {}
}

extension PointPlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The type of the elements of the data.
  public typealias DataElement = Content.DataElement
}

/// The content of plots of data.
@MainActor @preconcurrency
public struct VectorizedPointPlotContent<Data: RandomAccessCollection>: PrimitiveChartContent,
  VectorizedChartContent
{
  /// The type of the elements of the data.
  public typealias DataElement = Data.Element
}
