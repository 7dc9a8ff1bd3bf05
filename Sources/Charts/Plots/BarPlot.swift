import Foundation
import SwiftUI
import SwiftUICore

/// Bars of the elements of data. They are not drawn, which the chart says.
@MainActor @preconcurrency
public struct BarPlot<Content: ChartContent>: PrimitiveChartContent {
  /// Creates bars at two values.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>,
    width: MarkDimensions<Data.Element> = .automatic,
    height: MarkDimensions<Data.Element> = .automatic, stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedBarPlotContent<Data> {}

  /// Creates bars between two y values.
  nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>,
    width: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedBarPlotContent<Data> {}

  /// Creates bars at an x value, between two places of the plot area.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil, width: MarkDimensions<Data.Element> = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedBarPlotContent<Data> {}

  /// Creates bars at an x value, between two places of the plot area.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    yStart: KeyPath<Data.Element, CGFloat>, yEnd: KeyPath<Data.Element, CGFloat>,
    width: MarkDimensions<Data.Element> = .automatic, stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedBarPlotContent<Data> {}

  /// Creates bars between two x values.
  nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, some Plottable>,
    height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedBarPlotContent<Data> {}

  /// Creates bars at a y value, between two places of the plot area.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
    y: PlottableProjection<Data.Element, some Plottable>,
    height: MarkDimensions<Data.Element> = .automatic, stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedBarPlotContent<Data> {}

  /// Creates bars at a y value, between two places of the plot area.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    y: PlottableProjection<Data.Element, some Plottable>,
    height: MarkDimensions<Data.Element> = .automatic, stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedBarPlotContent<Data> {}

  /// Creates bars between two x values, and two places of the plot area.
  nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) where Content == VectorizedBarPlotContent<Data> {}

  /// Creates bars between two x values, and two places of the plot area.
  nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, yStart: KeyPath<Data.Element, CGFloat>,
    yEnd: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedBarPlotContent<Data> {}

  /// Creates bars between two y values, and two places of the plot area.
  nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedBarPlotContent<Data> {}

  /// Creates bars between two y values, and two places of the plot area.
  nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedBarPlotContent<Data> {}
}

extension BarPlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The type of the elements of the data.
  public typealias DataElement = Content.DataElement
}

/// The content of plots of data.
@MainActor @preconcurrency
public struct VectorizedBarPlotContent<Data: RandomAccessCollection>: PrimitiveChartContent,
  VectorizedChartContent
{
  /// The type of the elements of the data.
  public typealias DataElement = Data.Element
}
