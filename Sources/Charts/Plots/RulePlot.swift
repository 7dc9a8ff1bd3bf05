import Foundation
import SwiftUI
import SwiftUICore

/// Straight lines along an axis of the elements of data. They are not drawn, which the chart says.
@MainActor @preconcurrency
public struct RulePlot<Content: ChartContent>: PrimitiveChartContent {
  /// Creates vertical rules between two y values.
  nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data> {}

  /// Creates vertical rules at an x value.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) where Content == VectorizedRulePlotContent<Data> {}

  /// Creates vertical rules at an x value.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    yStart: KeyPath<Data.Element, CGFloat>, yEnd: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedRulePlotContent<Data> {}

  /// Creates vertical rules at a place of the plot area.
  nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: CGFloat? = nil, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data> {}

  /// Creates vertical rules at a place of the plot area.
  nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: KeyPath<Data.Element, CGFloat>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data> {}

  /// Creates horizontal rules between two x values.
  nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedRulePlotContent<Data> {}

  /// Creates horizontal rules at a y value.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedRulePlotContent<Data> {}

  /// Creates horizontal rules at a y value.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedRulePlotContent<Data> {}

  /// Creates horizontal rules at a place of the plot area.
  nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, y: CGFloat? = nil
  ) where Content == VectorizedRulePlotContent<Data> {}

  /// Creates horizontal rules at a place of the plot area.
  nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, y: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedRulePlotContent<Data> {}
}

extension RulePlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The type of the elements of the data.
  public typealias DataElement = Content.DataElement
}

/// The content of plots of data.
@MainActor @preconcurrency
public struct VectorizedRulePlotContent<Data: RandomAccessCollection>: PrimitiveChartContent,
  VectorizedChartContent
{
  /// The type of the elements of the data.
  public typealias DataElement = Data.Element
}
