import Foundation
import SwiftUI

/// A value of a mark, with a label. It is not plotted: a chart is a box here.
public struct PlottableValue<Value: Plottable> {
  private init(_: Void) {}

  /// A value with a label.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue(())
  }
  /// A value with a label.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue { PlottableValue(()) }
  /// A value with a label.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
    PlottableValue(())
  }
}

extension PlottableValue where Value: Comparable {
  /// A range with a label.
  public static func value(
    _ labelKey: LocalizedStringKey, _ range: Range<Value>
  ) -> PlottableValue {
    PlottableValue(())
  }
  /// A range with a label.
  public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue {
    PlottableValue(())
  }
  /// A range with a label.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ range: Range<Value>
  ) -> PlottableValue {
    PlottableValue(())
  }
  /// A bin with a label.
  public static func value(
    _ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>
  ) -> PlottableValue {
    PlottableValue(())
  }
  /// A bin with a label.
  public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> PlottableValue {
    PlottableValue(())
  }
  /// A bin with a label.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ range: ChartBinRange<Value>
  ) -> PlottableValue {
    PlottableValue(())
  }
}

extension PlottableValue where Value == Date {
  /// A date with a label, which stands for a unit of the calendar.
  public static func value(
    _ labelKey: LocalizedStringKey, _ date: Date, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableValue {
    PlottableValue(())
  }
  /// A date with a label, which stands for a unit of the calendar.
  public static func value(
    _ label: Text, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue {
    PlottableValue(())
  }
  /// A date with a label, which stands for a unit of the calendar.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue {
    PlottableValue(())
  }
}
