import SwiftUI
import SwiftUICore

/// A type that describes what stands on a map: a marker, an annotation, a shape, or several.
@MainActor @preconcurrency
public protocol MapContent {
  /// The type of the content that this content is made of.
  associatedtype Body: MapContent
  /// What this content is made of.
  @MapContentBuilder @MainActor @preconcurrency var body: Body { get }
}

/// Content of the module: it is made of no other.
package protocol PrimitiveMapContent: MapContent where Body == Never {}

extension PrimitiveMapContent {
  /// Stops the program: nothing of a map is drawn, and there is no body to call.
  public var body: Never {
    preconditionFailure("Content of a map is not drawn and has no body to call.")
  }
}

extension Never: MapContent {}

extension Optional: MapContent where Wrapped: MapContent {
  /// An optional is made of nothing that can be asked for.
  public typealias Body = Never
  /// Stops the program: nothing of a map is drawn, and there is no body to call.
  public var body: Never {
    preconditionFailure("Content of a map is not drawn and has no body to call.")
  }
}

/// No content.
@MainActor @preconcurrency
public struct EmptyMapContent: PrimitiveMapContent {
  /// Creates no content.
  nonisolated public init() {}
}

/// Several pieces of content.
@MainActor @preconcurrency
public struct TupleMapContent<each Content: MapContent>: PrimitiveMapContent {
  nonisolated init() {}
}

/// Content of any type.
@MainActor @preconcurrency
public struct AnyMapContent: PrimitiveMapContent {
  /// Creates content of content of any type.
  nonisolated public init<Content: MapContent>(_ base: Content) {}
}

/// What a condition in a builder makes: one of two.
@MainActor @preconcurrency
public struct _ConditionalMapContent<TrueContent: MapContent, FalseContent: MapContent>:
  PrimitiveMapContent
{
  nonisolated init() {}
}

/// A type of content that is made of data.
@MainActor @preconcurrency
public protocol DynamicMapContent: MapContent {
  /// The type of the data.
  associatedtype Data: Collection
  /// The data.
  var data: Data { get }
}

/// A result builder that makes content of a map from the statements of a closure.
@resultBuilder
public struct MapContentBuilder {
  /// No content.
  public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }
  /// An expression as it is.
  public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }
  /// One piece of content.
  public static func buildBlock<C: MapContent>(_ content: C) -> C { content }
  /// Several pieces of content.
  public static func buildBlock<each Content: MapContent>(
    _ content: repeat each Content
  ) -> TupleMapContent<repeat each Content> {
    TupleMapContent()
  }
  /// Content that may be absent.
  public static func buildIf<Content: MapContent>(_ content: Content?) -> Content? { content }
  /// One of two.
  public static func buildEither<TrueContent: MapContent, FalseContent: MapContent>(
    first: TrueContent
  ) -> _ConditionalMapContent<TrueContent, FalseContent> {
    _ConditionalMapContent()
  }
  /// One of two.
  public static func buildEither<TrueContent: MapContent, FalseContent: MapContent>(
    second: FalseContent
  ) -> _ConditionalMapContent<TrueContent, FalseContent> {
    _ConditionalMapContent()
  }
  /// Content that not all systems have.
  public static func buildLimitedAvailability(_ content: any MapContent) -> some MapContent {
    AnyMapContent(content)
  }
}
