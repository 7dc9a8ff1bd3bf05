import Foundation
import SwiftUICore

/// The date and the time as columns that turn.
struct WheelDatePicker: UnnamedView {
  let model: DatePickerModel

  @MainActor var body: some View {
    Wheels {
      if model.components == .date {
        DateWheels(model: model)
      } else {
        // Beside the time there is no room for three columns: days are one.
        if model.components.contains(.date) { DayWheel(model: model) }
        TimeWheels(model: model)
      }
    }
    .modifier(DimmedWhenDisabled())
  }
}

/// Day, month and year, in the order of the locale.
private struct DateWheels: View {
  let model: DatePickerModel

  private func part(_ component: Calendar.Component) -> Int {
    model.calendar.component(component, from: model.date)
  }

  /// The years that can be chosen, at most a hundred on each side.
  private var years: ClosedRange<Int> {
    let year = part(.year)
    let first = model.calendar.component(.year, from: model.bounds.lowerBound)
    let last = model.calendar.component(.year, from: model.bounds.upperBound)
    return min(max(first, year - 100), year)...max(min(last, year + 100), year)
  }

  var body: some View {
    Group {
      ForEach(Array(model.order.enumerated()), id: \.offset) { _, component in
        switch component {
        case .month:
          let names = model.calendar.standaloneMonthSymbols
          WheelColumn(
            count: names.count, index: part(.month) - 1, width: 130, label: "Month",
            text: { names[$0] }
          ) { model.select(.month, $0 + 1) }
        case .day:
          let count = model.calendar.range(of: .day, in: .month, for: model.date)?.count ?? 31
          WheelColumn(
            count: count, index: part(.day) - 1, width: 50, label: "Day", text: { "\($0 + 1)" }
          ) { model.select(.day, $0 + 1) }
        default:
          let years = years
          WheelColumn(
            count: years.count, index: part(.year) - years.lowerBound, width: 80, label: "Year",
            text: { "\(years.lowerBound + $0)" }
          ) { model.select(.year, years.lowerBound + $0) }
        }
      }
    }
  }
}

/// All days that can be chosen as one column, `Mon, Jun 3`. They are counted from one day on, so that a row keeps
/// its number while the wheel turns.
private struct DayWheel: View {
  let model: DatePickerModel

  var body: some View {
    let first = model.number(of: model.bounds.lowerBound)
    let last = max(model.number(of: model.bounds.upperBound), first)
    let chosen = model.number(of: model.date)
    WheelColumn(
      count: last - first + 1, index: chosen - first, width: 150, label: "Date",
      text: { model.shortText(dayFromNow: first + $0 - chosen) }
    ) { model.select(daysOn: first + $0 - chosen) }
  }
}
