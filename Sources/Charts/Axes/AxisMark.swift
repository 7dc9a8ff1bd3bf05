import SwiftUI
import SwiftUICore

/// A type that describes what an axis shows at a value. It is not drawn, which the chart says.
public protocol AxisMark {}

extension Never: AxisMark {}
extension Optional: AxisMark where Wrapped: AxisMark {}
extension BuilderConditional: AxisMark where TrueContent: AxisMark, FalseContent: AxisMark {}

/// Several marks of an axis, or none.
package struct AxisMarkContents: AxisMark {
  package init() {}
}

/// A mark of an axis of any type.
public struct AnyAxisMark: AxisMark {
  /// Creates a mark of one of any type.
  nonisolated public init(_ content: any AxisMark) {}
  /// Creates a mark of one of any type.
  nonisolated public init(erasing content: some AxisMark) {}
}

extension AxisMark {
  /// Sets the font.
  public func font(_ font: Font?) -> some AxisMark { self }
  /// Sets the style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark { self }
  /// Moves the mark.
  public func offset(_ offset: CGSize) -> some AxisMark { self }
  /// Moves the mark.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark { self }
}

/// A result builder that makes the marks at a value from the statements of a closure.
@resultBuilder
public struct AxisMarkBuilder {
  /// No marks.
  public static func buildBlock() -> some AxisMark { AxisMarkContents() }
  /// An expression as it is.
  public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }
  /// One mark.
  public static func buildBlock<T: AxisMark>(_ content: T) -> T { content }
  /// Several marks.
  public static func buildBlock<each T: AxisMark>(_ content: repeat each T) -> some AxisMark {
    AxisMarkContents()
  }
  /// A mark that may be absent.
  public static func buildIf<T: AxisMark>(_ content: T?) -> T? { content }
  /// One of two.
  public static func buildEither<T1: AxisMark, T2: AxisMark>(
    first: T1
  ) -> BuilderConditional<T1, T2> {
    BuilderConditional()
  }
  /// One of two.
  public static func buildEither<T1: AxisMark, T2: AxisMark>(
    second: T2
  ) -> BuilderConditional<T1, T2> {
    BuilderConditional()
  }
  /// A mark that not all systems have.
  public static func buildLimitedAvailability<Content: AxisMark>(
    _ content: Content
  ) -> AnyAxisMark {
    AnyAxisMark(erasing: content)
  }
}
