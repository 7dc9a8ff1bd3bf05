import Foundation
import SwiftUI
import SwiftUICore

/// A type of shapes that stand at the points of marks.
public protocol ChartSymbolShape: Shape {
  /// The rectangle in which the shape looks as large as others do in a unit square.
  var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape {
  /// The unit square.
  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

extension Circle: ChartSymbolShape {}

extension ChartSymbolShape where Self: InsettableShape {
  /// The outline of the shape, inside of it.
  @_disfavoredOverload
  nonisolated public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    StrokedSymbol(shape: self, style: StrokeStyle(lineWidth: lineWidth))
  }
  /// The outline of the shape, inside of it.
  @_disfavoredOverload
  nonisolated public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
    StrokedSymbol(shape: self, style: style)
  }
}

/// The outline of a shape, inside of it.
struct StrokedSymbol<S: Shape>: ChartSymbolShape {
  let shape: S
  let style: StrokeStyle

  func path(in rect: CGRect) -> Path {
    let inset = min(style.lineWidth, rect.width, rect.height) / 2
    return shape.path(in: rect.insetBy(dx: inset, dy: inset)).strokedPath(style)
  }
}

/// A symbol of any type.
public struct AnyChartSymbolShape: ChartSymbolShape {
  private let shape: any ChartSymbolShape

  /// Creates a symbol of one of any type.
  nonisolated public init(_ content: any ChartSymbolShape) { shape = content }

  /// The path of the symbol.
  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}
