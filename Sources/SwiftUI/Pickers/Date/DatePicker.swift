import Foundation
import SwiftUICore

/// A control for selecting an absolute date.
///
/// Days, months and hours are those of the environment's calendar and time zone, and are written as its locale
/// does.
public struct DatePicker<Label: View>: View {
  /// The components that a picker shows.
  public typealias Components = DatePickerComponents

  private let label: Label
  private let selection: Binding<Date>
  private let bounds: ClosedRange<Date>
  private let components: Components
  @Environment(\.datePickerAppearance) private var appearance
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  private init(
    _ selection: Binding<Date>, _ bounds: ClosedRange<Date>, _ components: Components, label: Label
  ) {
    self.selection = selection
    self.bounds = bounds
    self.components = components.isEmpty ? [.hourAndMinute, .date] : components
    self.label = label
  }

  /// The picker in the style of the environment.
  public var body: some View {
    let model = DatePickerModel(
      selection: selection, bounds: bounds, components: components,
      calendar: DatePickerModel.calendar(calendar, locale, timeZone), locale: locale)
    switch appearance {
    case .compact: LabelledRow(label: label, control: CompactDatePicker(model: model))
    case .graphical:
      GraphicalDatePicker(model: model)
        .background { label.frame(width: 0, height: 0).opacity(0.001) }
    case .wheel: LabelledRow(label: label, control: WheelDatePicker(model: model))
    }
  }
}

/// All the time that calendars know.
private let always = Date.distantPast...Date.distantFuture

extension DatePicker {
  /// Creates an instance that selects a `Date` with an unbounded range.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, always, displayedComponents, label: label())
  }

  /// Creates an instance that selects a `Date` in a closed range.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range, displayedComponents, label: label())
  }

  /// Creates an instance that selects a `Date` on or after some start date.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    let end = max(range.lowerBound, .distantFuture)
    self.init(selection, range.lowerBound...end, displayedComponents, label: label())
  }

  /// Creates an instance that selects a `Date` on or before some end date.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    let start = min(range.upperBound, .distantPast)
    self.init(selection, start...range.upperBound, displayedComponents, label: label())
  }
}

extension DatePicker where Label == Text {
  /// Creates an instance that selects a `Date` with an unbounded range.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Creates an instance that selects a `Date` in a closed range.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(titleKey)
    }
  }

  /// Creates an instance that selects a `Date` on or after some start date.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(titleKey)
    }
  }

  /// Creates an instance that selects a `Date` on or before some end date.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(titleKey)
    }
  }

  /// Creates an instance that selects a `Date` with an unbounded range.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }

  /// Creates an instance that selects a `Date` in a closed range.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(title)
    }
  }

  /// Creates an instance that selects a `Date` on or after some start date.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(title)
    }
  }

  /// Creates an instance that selects a `Date` on or before some end date.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(title)
    }
  }
}
