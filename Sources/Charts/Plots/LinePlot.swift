import Foundation
import SwiftUI
import SwiftUICore

/// Lines of the elements of data. They are not drawn, which the chart says.
@MainActor @preconcurrency
public struct LinePlot<Content: ChartContent>: PrimitiveChartContent {
  /// Creates a line.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedLinePlotContent<Data> {}

  /// Creates a line of each series.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>,
    series: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedLinePlotContent<Data> {}
}

extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The type of the elements of the data.
  public typealias DataElement = Content.DataElement
}

extension LinePlot where Content == FunctionLinePlotContent {
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
    x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey,
    domain: ClosedRange<Double>, function: @escaping (Double) -> (x: Double, y: Double)
  ) {}
  /// Creates a plot of a function, with labels.
  nonisolated public init(
    x: Text, y: Text, t: Text, domain: ClosedRange<Double>,
    function: @escaping (Double) -> (x: Double, y: Double)
  ) {}
  /// Creates a plot of a function, with labels.
  @_disfavoredOverload
  nonisolated public init<S1: StringProtocol, S2: StringProtocol, S3: StringProtocol>(
    x: S1, y: S2, t: S3, domain: ClosedRange<Double>,
    function: @escaping (Double) -> (x: Double, y: Double)
  ) {}
}

/// The content of plots of data.
@MainActor @preconcurrency
public struct VectorizedLinePlotContent<Data: RandomAccessCollection>: PrimitiveChartContent,
  VectorizedChartContent
{
  /// The type of the elements of the data.
  public typealias DataElement = Data.Element
}

/// The content of plots of functions.
@MainActor @preconcurrency
public struct FunctionLinePlotContent: PrimitiveChartContent {}
