import Foundation
import SwiftUI
import SwiftUICore

/// A behavior by which a chart comes to rest at values. It has no effect: a box does not scroll.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
  /// Creates a behavior that rests at the multiples of a number.
  nonisolated public init<T: Plottable & Numeric>(
    unit: T, majorAlignment: MajorValueAlignment<T>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {}
  /// Creates a behavior that rests at dates with components.
  nonisolated public init(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {}
  /// Creates a behavior for both axes.
  nonisolated public init<X: Plottable & Numeric, Y: Plottable & Numeric>(
    xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {}
  /// Creates a behavior for both axes.
  nonisolated public init<Y: Plottable & Numeric>(
    xMatching xComponents: DateComponents, yUnit: Y,
    xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {}
  /// Creates a behavior for both axes.
  nonisolated public init<X: Plottable & Numeric>(
    xUnit: X, yMatching yComponents: DateComponents,
    xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {}
  /// Creates a behavior for both axes.
  nonisolated public init(
    xMatching xComponents: DateComponents, yMatching yComponents: DateComponents,
    xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {}
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  /// Rests at the multiples of a number.
  public static func valueAligned<P: Plottable & Numeric>(
    unit: P, majorAlignment: MajorValueAlignment<P>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    .init(unit: unit, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
  }
  /// Rests at dates with components.
  public static func valueAligned(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    .init(matching: components, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
  }
  /// Rests at the multiples of numbers of both axes.
  public static func valueAligned<X: Plottable & Numeric, Y: Plottable & Numeric>(
    xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    .init(
      xUnit: xUnit, yUnit: yUnit, xMajorAlignment: xMajorAlignment,
      yMajorAlignment: yMajorAlignment, limitBehavior: limitBehavior)
  }
  /// Rests at dates of the x axis, and multiples of a number of the y axis.
  public static func valueAligned<Y: Plottable & Numeric>(
    xMatching xComponents: DateComponents, yUnit: Y,
    xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    .init(
      xMatching: xComponents, yUnit: yUnit, xMajorAlignment: xMajorAlignment,
      yMajorAlignment: yMajorAlignment, limitBehavior: limitBehavior)
  }
  /// Rests at multiples of a number of the x axis, and dates of the y axis.
  public static func valueAligned<X: Plottable & Numeric>(
    xUnit: X, yMatching yComponents: DateComponents,
    xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    .init(
      xUnit: xUnit, yMatching: yComponents, xMajorAlignment: xMajorAlignment,
      yMajorAlignment: yMajorAlignment, limitBehavior: limitBehavior)
  }
  /// Rests at dates of both axes.
  public static func valueAligned(
    xMatching xComponents: DateComponents, yMatching yComponents: DateComponents,
    xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    .init(
      xMatching: xComponents, yMatching: yComponents, xMajorAlignment: xMajorAlignment,
      yMajorAlignment: yMajorAlignment, limitBehavior: limitBehavior)
  }
}
