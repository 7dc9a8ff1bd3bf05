import Foundation
import SwiftUICore

/// The date and the time as columns that turn.
struct WheelDatePicker: UnnamedView {
  let model: DatePickerModel

  var body: some View {
    HStack(spacing: 0) {
      if model.components.contains(.date) { DateWheels(model: model) }
      if model.components.contains(.hourAndMinute) { TimeWheels(model: model) }
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
    HStack(spacing: 0) {
      ForEach(Array(model.order.enumerated()), id: \.offset) { _, component in
        switch component {
        case .month:
          let names = model.calendar.standaloneMonthSymbols
          WheelColumn(
            items: names, index: part(.month) - 1, width: 130, label: "Month"
          ) { model.select(.month, $0 + 1) }
        case .day:
          let count = model.calendar.range(of: .day, in: .month, for: model.date)?.count ?? 31
          WheelColumn(
            items: (1...count).map(String.init), index: part(.day) - 1, width: 50, label: "Day"
          ) { model.select(.day, $0 + 1) }
        default:
          let years = years
          WheelColumn(
            items: years.map(String.init), index: part(.year) - years.lowerBound, width: 80,
            label: "Year"
          ) { model.select(.year, years.lowerBound + $0) }
        }
      }
    }
  }
}
