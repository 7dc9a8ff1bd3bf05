import Foundation
import SwiftUI
import SwiftUICore

/// A type that represents an element or set of elements of a chart.
@MainActor @preconcurrency
public protocol ChartContent {}

/// Content that is not drawn.
public struct ChartContents: ChartContent {
  nonisolated init() {}
}

/// A result builder that you use to compose the contents of a chart.
@resultBuilder
public enum ChartContentBuilder {
  /// No content.
  public static func buildBlock() -> ChartContents { ChartContents() }
  /// One piece of content.
  public static func buildBlock<C: ChartContent>(_ content: C) -> C { content }
  /// Several pieces of content.
  public static func buildBlock<each C: ChartContent>(_ content: repeat each C) -> ChartContents {
    ChartContents()
  }
  /// Content that may be absent.
  public static func buildIf<C: ChartContent>(_ content: C?) -> ChartContents { ChartContents() }
  /// One of two.
  public static func buildEither<C: ChartContent>(first: C) -> ChartContents { ChartContents() }
  /// One of two.
  public static func buildEither<C: ChartContent>(second: C) -> ChartContents { ChartContents() }
}

extension ForEach: ChartContent where Content: ChartContent {
  /// Creates content for each element.
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: \.id, content: content)
  }

  /// Creates content for each element.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: id, content: content)
  }
}

/// A SwiftUI view that displays a chart: a box with its name here. Its marks are not drawn.
public struct Chart: View {
  /// Creates a chart composed of any number of data series and individual marks.
  public init<C: ChartContent>(@ChartContentBuilder content: () -> C) {}

  /// Creates a chart composed of a series of identifiable marks.
  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Data.Element: Identifiable {}

  /// Creates a chart composed of a series of marks.
  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) {}

  /// The box.
  public var body: some View { NamedBox("Chart", symbol: "chart.bar") }
}
