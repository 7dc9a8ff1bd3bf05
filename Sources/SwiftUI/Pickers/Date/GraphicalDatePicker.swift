import Foundation
import SwiftUICore

/// A month with its days, and the time below it.
struct GraphicalDatePicker: UnnamedView {
  let model: DatePickerModel

  @MainActor var body: some View {
    VStack(spacing: 10) {
      if model.components.contains(.date) { GraphicalCalendar(model: model) }
      if model.components.contains(.hourAndMinute) {
        if model.components.contains(.date) {
          HStack {
            Text(verbatim: "Time").font(.body)
            Spacer()
            CompactDatePicker(model: model.showing(.hourAndMinute))
          }
        } else {
          Wheels { TimeWheels(model: model) }
        }
      }
    }
    .modifier(DimmedWhenDisabled())
  }
}
