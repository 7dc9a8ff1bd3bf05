import Foundation
import SwiftUI

/// What a plot takes of each element of its data, with a label. It is not plotted: a chart is a box here.
public struct PlottableProjection<DataElement, DataValue: Plottable> {
  private init(_: Void) {}

  /// A property of the elements.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection {
    .init(())
  }
  /// A property of the elements.
  public static func value(
    _ label: Text, _ value: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection {
    .init(())
  }
  /// A property of the elements.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ value: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection {
    .init(())
  }
  /// The same value for all elements.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: DataValue
  ) -> PlottableProjection {
    .init(())
  }
  /// The same value for all elements.
  public static func value(_ label: Text, _ value: DataValue) -> PlottableProjection { .init(()) }
  /// The same value for all elements.
  @_disfavoredOverload
  public static func value(_ label: some StringProtocol, _ value: DataValue) -> PlottableProjection
  {
    .init(())
  }
}

extension PlottableProjection where DataValue: Comparable {
  /// A range between two properties of the elements.
  public static func value(
    _ labelKey: LocalizedStringKey, _ start: KeyPath<DataElement, DataValue>,
    _ end: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection {
    .init(())
  }
  /// A range between two properties of the elements.
  public static func value(
    _ label: Text, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection {
    .init(())
  }
  /// A range between two properties of the elements.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ start: KeyPath<DataElement, DataValue>,
    _ end: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection {
    .init(())
  }
  /// The same range for all elements.
  public static func value(
    _ labelKey: LocalizedStringKey, _ start: DataValue, _ end: DataValue
  ) -> PlottableProjection {
    .init(())
  }
  /// The same range for all elements.
  public static func value(
    _ label: Text, _ start: DataValue, _ end: DataValue
  ) -> PlottableProjection {
    .init(())
  }
  /// The same range for all elements.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ start: DataValue, _ end: DataValue
  ) -> PlottableProjection {
    .init(())
  }
}

extension PlottableProjection where DataValue == Date {
  /// A date of the elements, which stands for a unit of the calendar.
  public static func value(
    _ labelKey: LocalizedStringKey, _ date: KeyPath<DataElement, DataValue>,
    unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableProjection {
    .init(())
  }
  /// A date of the elements, which stands for a unit of the calendar.
  public static func value(
    _ label: Text, _ date: KeyPath<DataElement, DataValue>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableProjection {
    .init(())
  }
  /// A date of the elements, which stands for a unit of the calendar.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ date: KeyPath<DataElement, DataValue>,
    unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableProjection {
    .init(())
  }
  /// The same date for all elements, which stands for a unit of the calendar.
  public static func value(
    _ labelKey: LocalizedStringKey, _ date: DataValue, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableProjection {
    .init(())
  }
  /// The same date for all elements, which stands for a unit of the calendar.
  public static func value(
    _ label: Text, _ date: DataValue, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableProjection {
    .init(())
  }
  /// The same date for all elements, which stands for a unit of the calendar.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ date: DataValue, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableProjection {
    .init(())
  }
}
