import Foundation
import SwiftUI
import SwiftUICore

/// A view that displays a chart: a box with its name here, with what `chartOverlay` and `chartBackground` put on it.
@MainActor @preconcurrency
public struct Chart<Content: ChartContent>: View {
  /// Creates a chart of marks.
  nonisolated public init(@ChartContentBuilder content: () -> Content) {}

  /// Creates a chart of a mark for each identifiable element.
  nonisolated public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {}

  /// Creates a chart of a mark for each element, identified by a key path.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {}

  /// The box, as `chartPlotStyle` has it.
  public var body: some View { ChartBox() }
}

private struct ChartBox: View {
  @Environment(\.chartPlotStyle) private var plotStyle

  var body: some View {
    Group {
      if let plotStyle {
        plotStyle(ChartPlotContent())
      } else {
        ChartPlotContent()
      }
    }
    .reportsFault(
      "Chart: marks, axes, legends and scales are not drawn, nothing is selected, and it does not scroll."
    )
  }
}

/// A view that represents a chart's plot area: the box.
@MainActor @preconcurrency
public struct ChartPlotContent: View {
  nonisolated init() {}

  /// The box.
  public var body: some View { NamedBox("Chart", symbol: "chart.bar") }
}

/// A view that represents a chart's axis: it is empty here.
@MainActor @preconcurrency
public struct ChartAxisContent: View {
  nonisolated init() {}

  /// Nothing.
  public var body: some View { EmptyView() }
}
