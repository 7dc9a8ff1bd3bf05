import Foundation
import SwiftUICore

/// Hour and minute, and the half of the day where the locale has halves.
struct TimeWheels: View {
  let model: DatePickerModel

  private var hour: Int { model.calendar.component(.hour, from: model.date) }
  private var minute: Int { model.calendar.component(.minute, from: model.date) }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  var body: some View {
    let hasHalves = model.hasHalves
    if hasHalves {
      WheelColumn(
        count: 12, index: hour % 12, width: 50, label: "Hour", text: { $0 == 0 ? "12" : "\($0)" }
      ) { model.select(.hour, hour / 12 * 12 + $0) }
    } else {
      WheelColumn(count: 24, index: hour, width: 50, label: "Hour", text: Self.two) {
        model.select(.hour, $0)
      }
    }
    WheelColumn(count: 60, index: minute, width: 50, label: "Minute", text: Self.two) {
      model.select(.minute, $0)
    }
    if hasHalves {
      let halves = [model.calendar.amSymbol, model.calendar.pmSymbol]
      WheelColumn(
        count: 2, index: hour / 12, width: 60, label: "AM or PM", text: { halves[$0] }
      ) { model.select(.hour, hour % 12 + 12 * $0) }
    }
  }
}
