import Foundation
import SwiftUI
import SwiftUICore

/// A type of what a scale maps its values to: places, styles, symbols or sizes.
public protocol ScaleRange {
  /// The type of what a value is mapped to.
  associatedtype VisualValue
}

/// A type of places in a plot area that a scale maps its values to.
public protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {}

extension Array: ScaleRange {
  /// A value is mapped to an element.
  public typealias VisualValue = Element
}
extension ClosedRange: ScaleRange where Bound == CGFloat {
  /// A value is mapped to a number of points.
  public typealias VisualValue = CGFloat
}
extension ClosedRange: PositionScaleRange where Bound == CGFloat {}
extension Gradient: ScaleRange {
  /// A value is mapped to a color.
  public typealias VisualValue = Color
}

/// The length of the plot area, with room at its ends.
public struct PlotDimensionScaleRange: PositionScaleRange {
  /// A value is mapped to a number of points.
  public typealias VisualValue = CGFloat
  fileprivate var startPadding: CGFloat = 0
  fileprivate var endPadding: CGFloat = 0
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// The length of the plot area.
  public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange() }
  /// The length of the plot area, with room at both ends.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(startPadding: padding, endPadding: padding)
  }
  /// The length of the plot area, with room at its ends.
  public static func plotDimension(
    startPadding: CGFloat = 0, endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(startPadding: startPadding, endPadding: endPadding)
  }
}
