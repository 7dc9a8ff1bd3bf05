import Foundation
import SwiftUICore

/// Hour and minute, and the half of the day where the locale has halves.
struct TimeWheels: View {
  let model: DatePickerModel

  private var hour: Int { model.calendar.component(.hour, from: model.date) }
  private var minute: Int { model.calendar.component(.minute, from: model.date) }

  var body: some View {
    let hasHalves = model.hasHalves
    HStack(spacing: 0) {
      if hasHalves {
        WheelColumn(
          items: ["12"] + (1...11).map(String.init), index: hour % 12, width: 50,
          label: "Hour"
        ) { model.select(.hour, hour / 12 * 12 + $0) }
      } else {
        WheelColumn(
          items: (0..<24).map { $0 < 10 ? "0\($0)" : "\($0)" }, index: hour, width: 50,
          label: "Hour"
        ) { model.select(.hour, $0) }
      }
      WheelColumn(
        items: (0..<60).map { $0 < 10 ? "0\($0)" : "\($0)" }, index: minute, width: 50,
        label: "Minute"
      ) { model.select(.minute, $0) }
      if hasHalves {
        WheelColumn(
          items: [model.calendar.amSymbol, model.calendar.pmSymbol], index: hour / 12, width: 60,
          label: "AM or PM"
        ) { model.select(.hour, hour % 12 + 12 * $0) }
      }
    }
  }
}
