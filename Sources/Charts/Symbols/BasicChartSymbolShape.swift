import Foundation
import SwiftUI
import SwiftUICore

/// A symbol that every chart has.
public struct BasicChartSymbolShape: ChartSymbolShape {
  fileprivate enum Kind: Sendable {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
  }
  fileprivate let kind: Kind

  /// The path of the symbol.
  nonisolated public func path(in rect: CGRect) -> Path {
    switch kind {
    case .circle: Path(ellipseIn: rect)
    case .square: Path(rect)
    case .triangle: Self.polygon(3, in: rect)
    case .diamond: Self.polygon(4, in: rect)
    case .pentagon: Self.polygon(5, in: rect)
    case .plus: Self.star(4, from: 0, in: rect)
    case .cross: Self.star(4, from: .pi / 4, in: rect)
    case .asterisk: Self.star(6, from: 0, in: rect)
    }
  }

  /// The outline of the symbol, inside of it.
  nonisolated public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    StrokedSymbol(shape: self, style: StrokeStyle(lineWidth: lineWidth))
  }

  private static func point(_ angle: Double, in rect: CGRect) -> CGPoint {
    CGPoint(
      x: rect.midX + rect.width / 2 * CGFloat(sin(angle)),
      y: rect.midY - rect.height / 2 * CGFloat(cos(angle)))
  }

  private static func polygon(_ count: Int, in rect: CGRect) -> Path {
    var path = Path()
    path.addLines((0..<count).map { point(2 * .pi * Double($0) / Double(count), in: rect) })
    path.closeSubpath()
    return path
  }

  /// Rays from the middle.
  private static func star(_ count: Int, from start: Double, in rect: CGRect) -> Path {
    var path = Path()
    for ray in 0..<count {
      path.move(to: CGPoint(x: rect.midX, y: rect.midY))
      path.addLine(to: point(start + 2 * .pi * Double(ray) / Double(count), in: rect))
    }
    return path.strokedPath(StrokeStyle(lineWidth: min(rect.width, rect.height) / 4))
  }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A circle.
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
  /// A square.
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
  /// A triangle.
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
  /// A square on a corner.
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
  /// A pentagon.
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
  /// A plus sign.
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
  /// A plus sign on its side.
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
  /// An asterisk.
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }
}
