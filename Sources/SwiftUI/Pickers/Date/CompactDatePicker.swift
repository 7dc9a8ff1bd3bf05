import SwiftUICore

/// The date and the time as buttons, which open a calendar and a wheel beside them.
struct CompactDatePicker: UnnamedView {
  let model: DatePickerModel
  @State private var shown: DatePickerPart?

  private func isShown(_ part: DatePickerPart) -> Binding<Bool> {
    Binding(get: { shown == part }, set: { if !$0, shown == part { shown = nil } })
  }

  @MainActor var body: some View {
    HStack(spacing: 6) {
      if model.components.contains(.date) {
        DateButton(text: model.dayText, isOpen: shown == .day) { shown = .day }
          .popover(isPresented: isShown(.day)) {
            GraphicalCalendar(model: model)
              .frame(width: 320)
              .padding(12)
              .presentationCompactAdaptation(.popover)
          }
      }
      if model.components.contains(.hourAndMinute) {
        DateButton(text: model.timeText, isOpen: shown == .time, isTime: true) { shown = .time }
          .popover(isPresented: isShown(.time)) {
            Wheels { TimeWheels(model: model) }
              .padding(.horizontal, 12)
              .presentationCompactAdaptation(.popover)
          }
      }
    }
    .modifier(DimmedWhenDisabled())
  }
}

private enum DatePickerPart { case day, time }

/// 35 points high, on the fill of fields, on 26 a capsule whose digits of a time are of one width; its letters have the
/// tint while its popover is open.
private struct DateButton: View {
  let text: String
  let isOpen: Bool
  var isTime = false
  let action: @MainActor () -> Void
  @Environment(\.systemLook.bar.isGlass) private var isGlass

  var body: some View {
    Button(action: { action() }) {
      Text(verbatim: text)
        .font(isTime && isGlass ? .body.monospacedDigit() : .body)
        .lineLimit(1)
        .foregroundStyle(isOpen ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
        .padding(.horizontal, isGlass ? 13 : 12)
        .frame(minHeight: 35)
        .background(
          Color(.system(.tertiaryFill)),
          in: isGlass ? AnyShape(Capsule()) : AnyShape(RoundedRectangle(cornerRadius: 8)))
    }
    .buttonStyle(.plain)
  }
}
