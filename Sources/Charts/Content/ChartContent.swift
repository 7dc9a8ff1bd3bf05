import SwiftUI
import SwiftUICore

/// A type that describes a part of a chart: a mark, or several.
@MainActor @preconcurrency
public protocol ChartContent {
  /// The type of the content that this content is made of.
  associatedtype Body: ChartContent
  /// What this content is made of.
  @ChartContentBuilder @MainActor @preconcurrency var body: Body { get }
}

/// Content of the module: it is made of no other.
package protocol PrimitiveChartContent: ChartContent where Body == Never {}

extension PrimitiveChartContent {
  /// Stops the program: marks are not drawn, and have no body to call.
  public var body: Never {
    preconditionFailure("Content of a chart is not drawn and has no body to call.")
  }
}

extension Never: ChartContent {}

extension Optional: ChartContent where Wrapped: ChartContent {
  /// An optional is made of nothing that can be asked for.
  public typealias Body = Never
  /// Stops the program: marks are not drawn, and have no body to call.
  public var body: Never {
    preconditionFailure("Content of a chart is not drawn and has no body to call.")
  }
}

/// Several pieces of content, or none.
package struct ChartContents: PrimitiveChartContent {
  nonisolated package init() {}
}

/// Content of any type.
@MainActor @preconcurrency
public struct AnyChartContent: PrimitiveChartContent {
  /// Creates content of content of any type.
  nonisolated public init(_ content: any ChartContent) {}
  /// Creates content of content of any type.
  nonisolated public init(erasing content: some ChartContent) {}
}

/// Content that groups marks, so that modifiers apply to all of them.
@MainActor @preconcurrency
public struct Plot<Content: ChartContent>: PrimitiveChartContent {
  /// Creates a group of marks.
  nonisolated public init(@ChartContentBuilder content: () -> Content) {}
}

/// What a condition in a builder makes: one of two.
public struct BuilderConditional<TrueContent, FalseContent> {
  nonisolated init() {}
}

extension BuilderConditional: ChartContent
where TrueContent: ChartContent, FalseContent: ChartContent {
  /// A choice is made of nothing that can be asked for.
  public typealias Body = Never
  /// Stops the program: marks are not drawn, and have no body to call.
  public var body: Never {
    preconditionFailure("Content of a chart is not drawn and has no body to call.")
  }
}
