import Foundation

/// A rule for the values at which an axis has marks. None are computed: axes are not drawn.
public struct AxisMarkValues: Sendable {
  private init(_: Void) {}

  /// Values that the chart chooses.
  public static var automatic: AxisMarkValues { AxisMarkValues(()) }
  /// Values that the chart chooses, of about a number.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(())
  }
  /// Values that the chart chooses, with a distance at least.
  public static func automatic<P: BinaryFloatingPoint>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(())
  }
  /// Values with a distance.
  public static func stride<P: BinaryFloatingPoint>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(())
  }
  /// Dates with a distance in units of the calendar.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(())
  }
}

/// A value of an axis, as the closure of its marks gets it.
public struct AxisValue: Sendable {
  /// Which value of the axis it is.
  public let index: Int
  /// How many values the axis has.
  public let count: Int

  /// The value as one of a type: none here, as axes have no values.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { nil }
}
