import Foundation
import SwiftUI
import SwiftUICore

/// Sectors of a pie or of a donut of the elements of data. They are not drawn, which the chart says.
@MainActor @preconcurrency
public struct SectorPlot<Content: ChartContent>: PrimitiveChartContent {
  /// Creates sectors.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, angle: PlottableProjection<Data.Element, some Plottable>,
    innerRadius: MarkDimensions<Data.Element> = .automatic,
    outerRadius: MarkDimensions<Data.Element> = .automatic, angularInset: CGFloat? = nil
  ) where Content == VectorizedSectorPlotContent<Data> {}

  /// Creates sectors.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, angle: PlottableProjection<Data.Element, some Plottable>,
    innerRadius: MarkDimensions<Data.Element> = .automatic,
    outerRadius: MarkDimensions<Data.Element> = .automatic,
    angularInset: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedSectorPlotContent<Data> {}
}

extension SectorPlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The type of the elements of the data.
  public typealias DataElement = Content.DataElement
}

/// The content of plots of data.
@MainActor @preconcurrency
public struct VectorizedSectorPlotContent<Data: RandomAccessCollection>: PrimitiveChartContent,
  VectorizedChartContent
{
  /// The type of the elements of the data.
  public typealias DataElement = Data.Element
}
