import Foundation
import SwiftUI

/// A type that can serve as data for the labeled, plottable values that you draw in a chart.
public protocol Plottable {}
extension String: Plottable {}
extension Int: Plottable {}
extension Double: Plottable {}
extension Float: Plottable {}
extension Date: Plottable {}
extension Decimal: Plottable {}

/// Labeled data that you plot in a chart using marks.
public struct PlottableValue<Value: Plottable>: Sendable {
  /// A value with a label.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue()
  }
  /// A value with a label.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
    PlottableValue()
  }
  /// A date with a label, by a unit of the calendar.
  public static func value(
    _ labelKey: LocalizedStringKey, _ date: Date, unit: Calendar.Component
  ) -> PlottableValue where Value == Date {
    PlottableValue()
  }
}

/// The size of a mark.
public struct MarkDimension: Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// A number of points.
  public init(integerLiteral value: Int) {}
  /// A number of points.
  public init(floatLiteral value: Double) {}
  private init() {}
  /// As the chart chooses.
  public static let automatic = MarkDimension()
  /// A part of the room of a value.
  public static func ratio(_ ratio: CGFloat) -> MarkDimension { MarkDimension() }
  /// A number of points.
  public static func fixed(_ points: CGFloat) -> MarkDimension { MarkDimension() }
  /// All of the room but a number of points.
  public static func inset(_ inset: CGFloat) -> MarkDimension { MarkDimension() }
}

/// Chart content that represents data using bars.
public struct BarMark: ChartContent {
  /// Creates a bar.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {}
  /// Creates a bar of a chart with one axis.
  nonisolated public init<X: Plottable>(x: PlottableValue<X>) {}
}

/// Chart content that represents data using a sequence of connected line segments.
public struct LineMark: ChartContent {
  /// Creates a point of a line.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>
  ) {}
  /// Creates a point of a line of a series.
  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {}
}

/// Chart content that represents data using points.
public struct PointMark: ChartContent {
  /// Creates a point.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>
  ) {}
}

/// Chart content that represents data using the area of one or more regions.
public struct AreaMark: ChartContent {
  /// Creates a point of the outline of an area.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>
  ) {}
  /// Creates a stretch of an area between two values.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {}
}

/// Chart content that represents data using a single horizontal or vertical rule.
public struct RuleMark: ChartContent {
  /// Creates a vertical rule.
  nonisolated public init<X: Plottable>(x: PlottableValue<X>) {}
  /// Creates a horizontal rule.
  nonisolated public init<Y: Plottable>(y: PlottableValue<Y>) {}
}

/// Chart content that represents data using rectangles.
public struct RectangleMark: ChartContent {
  /// Creates a rectangle.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {}
}

/// A sector of a pie or donut chart.
public struct SectorMark: ChartContent {
  /// Creates a sector.
  nonisolated public init<A: Plottable>(
    angle: PlottableValue<A>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {}
}
