import Foundation
import SwiftUI
import SwiftUICore

/// Rectangles of the elements of data. They are not drawn, which the chart says.
@MainActor @preconcurrency
public struct RectanglePlot<Content: ChartContent>: PrimitiveChartContent {
  /// Creates rectangles at two values.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>,
    width: MarkDimensions<Data.Element> = .automatic,
    height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data> {}

  /// Creates rectangles between two y values.
  nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>,
    width: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data> {}

  /// Creates rectangles at an x value, between two places of the plot area.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil, width: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data> {}

  /// Creates rectangles at an x value, between two places of the plot area.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    yStart: KeyPath<Data.Element, CGFloat>, yEnd: KeyPath<Data.Element, CGFloat>,
    width: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data> {}

  /// Creates rectangles between two x values.
  nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, some Plottable>,
    height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data> {}

  /// Creates rectangles at a y value, between two places of the plot area.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
    y: PlottableProjection<Data.Element, some Plottable>,
    height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data> {}

  /// Creates rectangles at a y value, between two places of the plot area.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    y: PlottableProjection<Data.Element, some Plottable>,
    height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data> {}

  /// Creates rectangles between values of both axes.
  nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRectanglePlotContent<Data> {}

  /// Creates rectangles between two x values, and two places of the plot area.
  nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) where Content == VectorizedRectanglePlotContent<Data> {}

  /// Creates rectangles between two x values, and two places of the plot area.
  nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, yStart: KeyPath<Data.Element, CGFloat>,
    yEnd: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedRectanglePlotContent<Data> {}

  /// Creates rectangles between two y values, and two places of the plot area.
  nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRectanglePlotContent<Data> {}

  /// Creates rectangles between two y values, and two places of the plot area.
  nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRectanglePlotContent<Data> {}

  /// Creates rectangles between places of the plot area.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    yStart: KeyPath<Data.Element, CGFloat>, yEnd: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedRectanglePlotContent<Data> {}
}

extension RectanglePlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The type of the elements of the data.
  public typealias DataElement = Content.DataElement
}

/// The content of plots of data.
@MainActor @preconcurrency
public struct VectorizedRectanglePlotContent<Data: RandomAccessCollection>: PrimitiveChartContent,
  VectorizedChartContent
{
  /// The type of the elements of the data.
  public typealias DataElement = Data.Element
}
