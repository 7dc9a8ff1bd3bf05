import SwiftUI
import SwiftUICore

/// A type that describes a part of an axis of a chart. Axes are not drawn, which the chart says.
public protocol AxisContent {}

extension Never: AxisContent {}
extension Optional: AxisContent where Wrapped: AxisContent {}
extension BuilderConditional: AxisContent
where TrueContent: AxisContent, FalseContent: AxisContent {}

/// Several parts of an axis, or none.
package struct AxisContents: AxisContent {
  package init() {}
}

/// A part of an axis of any type.
public struct AnyAxisContent: AxisContent {
  /// Creates a part of an axis of one of any type.
  nonisolated public init(_ content: any AxisContent) {}
  /// Creates a part of an axis of one of any type.
  nonisolated public init(erasing content: some AxisContent) {}
}

extension AxisContent {
  /// Draws a part of an axis into a layer of its own.
  public func compositingLayer() -> some AxisContent { self }
  /// Draws a part of an axis into a layer of its own, which a closure styles.
  public func compositingLayer<V: View>(
    @ViewBuilder style: (PlaceholderContentView<Self>) -> V
  ) -> some AxisContent {
    self
  }
}

/// A result builder that makes an axis from the statements of a closure.
@resultBuilder
public struct AxisContentBuilder {
  /// No content.
  public static func buildBlock() -> some AxisContent { AxisContents() }
  /// An expression as it is.
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content {
    content
  }
  /// One piece of content.
  public static func buildBlock<T: AxisContent>(_ content: T) -> T { content }
  /// Several pieces of content.
  public static func buildBlock<each T: AxisContent>(
    _ content: repeat each T
  ) -> some AxisContent {
    AxisContents()
  }
  /// Content that may be absent.
  public static func buildIf<T: AxisContent>(_ content: T?) -> T? { content }
  /// One of two.
  public static func buildEither<T1: AxisContent, T2: AxisContent>(
    first: T1
  ) -> BuilderConditional<T1, T2> {
    BuilderConditional()
  }
  /// One of two.
  public static func buildEither<T1: AxisContent, T2: AxisContent>(
    second: T2
  ) -> BuilderConditional<T1, T2> {
    BuilderConditional()
  }
  /// Content that not all systems have.
  public static func buildLimitedAvailability<Content: AxisContent>(
    _ content: Content
  ) -> AnyAxisContent {
    AnyAxisContent(erasing: content)
  }
}
