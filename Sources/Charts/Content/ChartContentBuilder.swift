/// A result builder that makes content of a chart from the statements of a closure.
@resultBuilder
public struct ChartContentBuilder {
  /// No content.
  public static func buildBlock() -> some ChartContent { ChartContents() }
  /// An expression as it is.
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content {
    content
  }
  /// One piece of content.
  public static func buildBlock<C: ChartContent>(_ content: C) -> C { content }
  /// Several pieces of content.
  public static func buildBlock<each C: ChartContent>(
    _ content: repeat each C
  ) -> some ChartContent {
    ChartContents()
  }
  /// Content that may be absent.
  public static func buildIf<T: ChartContent>(_ content: T?) -> T? { content }
  /// One of two.
  public static func buildEither<T1: ChartContent, T2: ChartContent>(
    first: T1
  ) -> BuilderConditional<T1, T2> {
    BuilderConditional()
  }
  /// One of two.
  public static func buildEither<T1: ChartContent, T2: ChartContent>(
    second: T2
  ) -> BuilderConditional<T1, T2> {
    BuilderConditional()
  }
  /// Content that not all systems have.
  public static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent {
    AnyChartContent(erasing: content)
  }
}
