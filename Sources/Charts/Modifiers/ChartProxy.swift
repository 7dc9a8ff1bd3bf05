import Foundation
import SwiftUI
import SwiftUICore

/// What is known of a chart: the frame of its box. It has no scales, so that no value has a place.
public struct ChartProxy {
  private let frame: Anchor<CGRect>
  private let size: CGSize

  init(frame: Anchor<CGRect>, size: CGSize) { (self.frame, self.size) = (frame, size) }

  /// The size of the box.
  public var plotSize: CGSize { size }
  /// The size of the box.
  public var plotAreaSize: CGSize { size }
  /// The frame of the box.
  public var plotFrame: Anchor<CGRect>? { frame }
  /// The frame of the box.
  public var plotContainerFrame: Anchor<CGRect>? { frame }
  /// The frame of the box.
  public var plotAreaFrame: Anchor<CGRect> { frame }
}

// Of what follows a box knows nothing, as the chart says.
extension ChartProxy {
  /// The place of an x value: none.
  public func position<P: Plottable>(forX value: P) -> CGFloat? { nil }
  /// The place of a y value: none.
  public func position<P: Plottable>(forY value: P) -> CGFloat? { nil }
  /// The place of two values: none.
  public func position<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGPoint? { nil }
  /// The room of an x value: none.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? { nil }
  /// The room of a y value: none.
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? { nil }
  /// The room of two values: none.
  public func positionRange<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGRect? { nil }
  /// The values at a place: none.
  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint, as: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    nil
  }
  /// The x value at a place: none.
  public func value<P: Plottable>(atX position: CGFloat, as: P.Type = P.self) -> P? { nil }
  /// The y value at a place: none.
  public func value<P: Plottable>(atY position: CGFloat, as: P.Type = P.self) -> P? { nil }
  /// The value of a sector at an angle: none.
  public func value<P: Plottable>(atAngle angle: Angle, as: P.Type = P.self) -> P? { nil }
  /// The angle of a place about the middle of the box.
  public func angle(at position: CGPoint) -> Angle {
    .radians(atan2(Double(position.x - size.width / 2), Double(size.height / 2 - position.y)))
  }

  /// Selects the x value at a place: none is there.
  public func selectXValue(at xPosition: CGFloat) {}
  /// Selects the y value at a place: none is there.
  public func selectYValue(at yPosition: CGFloat) {}
  /// Selects the x values between two places: none are there.
  public func selectXRange(from: CGFloat, to: CGFloat) {}
  /// Selects the y values between two places: none are there.
  public func selectYRange(from: CGFloat, to: CGFloat) {}
  /// Selects the value of the sector at an angle: none is there.
  public func selectAngleValue(at angle: Angle) {}

  /// The values of the x axis: none.
  public func xDomain<P: Plottable>(dataType: P.Type) -> [P] { [] }
  /// The values of the y axis: none.
  public func yDomain<P: Plottable>(dataType: P.Type) -> [P] { [] }
  /// The values that have styles: none.
  public func foregroundStyleDomain<P: Plottable>(dataType: P.Type) -> [P] { [] }
  /// The values that have line styles: none.
  public func lineStyleDomain<P: Plottable>(dataType: P.Type) -> [P] { [] }
  /// The values that have symbols: none.
  public func symbolDomain<P: Plottable>(dataType: P.Type) -> [P] { [] }
  /// The values that have sizes of symbols: none.
  public func symbolSizeDomain<P: Plottable>(dataType: P.Type) -> [P] { [] }
  /// The style of a value: none.
  public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? { nil }
  /// The line style of a value: none.
  public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? { nil }
  /// The symbol of a value: none.
  public func symbol<P: Plottable>(for value: P) -> AnyChartSymbolShape? { nil }
  /// The size of a value's symbol: none.
  public func symbolSize<P: Plottable>(for value: P) -> CGFloat? { nil }
}
