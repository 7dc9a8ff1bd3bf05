import Foundation
import SwiftUI
import SwiftUICore

/// Areas of the elements of data. They are not drawn, which the chart says.
@MainActor @preconcurrency
public struct AreaPlot<Content: ChartContent>: PrimitiveChartContent {
  /// Creates an area.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>, stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedAreaPlotContent<Data> {}

  /// Creates an area of each series.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>,
    series: PlottableProjection<Data.Element, some Plottable>,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedAreaPlotContent<Data> {}

  /// Creates an area between y values.
  nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedAreaPlotContent<Data> {}

  /// Creates an area of each series between y values.
  nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedAreaPlotContent<Data> {}

  /// Creates an area between x values.
  nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedAreaPlotContent<Data> {}

  /// Creates an area of each series between x values.
  nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, some Plottable>,
    series: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedAreaPlotContent<Data> {}
}

extension AreaPlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The type of the elements of the data.
  public typealias DataElement = Content.DataElement
}

extension AreaPlot where Content == FunctionAreaPlotContent {
  /// Creates a plot of a function, with labels.
  nonisolated public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> Double
  ) {}
  /// Creates a plot of a function, with labels.
  nonisolated public init(
    x: Text, y: Text, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) {}
  /// Creates a plot of a function, with labels.
  @_disfavoredOverload
  nonisolated public init<S1: StringProtocol, S2: StringProtocol>(
    x: S1, y: S2, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) {}
  /// Creates a plot of a function, with labels.
  nonisolated public init(
    x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey,
    domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> (yStart: Double, yEnd: Double)
  ) {}
  /// Creates a plot of a function, with labels.
  nonisolated public init(
    x: Text, yStart: Text, yEnd: Text, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> (yStart: Double, yEnd: Double)
  ) {}
  /// Creates a plot of a function, with labels.
  @_disfavoredOverload
  nonisolated public init<S1: StringProtocol, S2: StringProtocol, S3: StringProtocol>(
    x: S1, yStart: S2, yEnd: S3, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> (yStart: Double, yEnd: Double)
  ) {}
}

/// The content of plots of data.
@MainActor @preconcurrency
public struct VectorizedAreaPlotContent<Data: RandomAccessCollection>: PrimitiveChartContent,
  VectorizedChartContent
{
  /// The type of the elements of the data.
  public typealias DataElement = Data.Element
}

/// The content of plots of functions.
@MainActor @preconcurrency
public struct FunctionAreaPlotContent: PrimitiveChartContent {}
