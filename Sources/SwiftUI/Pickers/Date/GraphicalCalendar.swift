import Foundation
import SwiftUICore

/// A month: its name with arrows to those beside it, the days of the week, and a day in each place.
struct GraphicalCalendar: View {
  let model: DatePickerModel
  /// The month that is shown, where it is not that of the selection.
  @State private var turned: Date?
  @State private var isForward = true
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  private var month: Date { turned ?? model.month(of: model.date) }

  private func turn(_ count: Int) {
    isForward = count > 0
    withAnimation(.easeInOut(duration: 0.3)) { turned = model.month(month, movedBy: count) }
  }

  private var transition: AnyTransition {
    if reduceMotion { return .opacity }
    return .push(from: isForward ? .trailing : .leading)
  }

  var body: some View {
    VStack(spacing: 8) {
      HStack(spacing: 0) {
        Text(verbatim: model.monthText(month))
          .font(.headline)
          .accessibilityAddTraits(.isHeader)
        Spacer(minLength: 8)
        arrow("chevron.backward", "Previous Month", -1)
        arrow("chevron.forward", "Next Month", 1)
      }
      .padding(.leading, 8)
      HStack(spacing: 0) {
        ForEach(Array(model.weekdays.enumerated()), id: \.offset) { _, name in
          Text(verbatim: name)
            .font(.system(size: 13, weight: .semibold))
            .textCase(.uppercase)
            .foregroundStyle(.tertiary)
            .lineLimit(1)
            .minimumScaleFactor(0.6)
            .frame(maxWidth: .infinity)
            .accessibilityHidden(true)
        }
      }
      ZStack(alignment: .top) {
        MonthDays(model: model, month: month) { turned = nil }
          .id(month)
          .transition(transition)
      }
      // Months have four to six weeks: what is below does not move with them.
      .frame(height: 6 * DayCell.height, alignment: .top)
      .clipped()
    }
  }

  private func arrow(_ symbol: String, _ label: String, _ count: Int) -> some View {
    Button {
      turn(count)
    } label: {
      Image(systemName: symbol)
        .font(.system(size: 20, weight: .semibold))
        .frame(width: 44, height: 44)
        .contentShape(Rectangle())
    }
    .buttonStyle(.borderless)
    .accessibilityLabel(Text(verbatim: label))
    .disabled(!model.allows(month: model.month(month, movedBy: count)))
  }
}

private struct MonthDays: View {
  let model: DatePickerModel
  let month: Date
  let didSelect: () -> Void

  var body: some View {
    VStack(spacing: 0) {
      ForEach(Array(model.weeks(of: month).enumerated()), id: \.offset) { _, week in
        HStack(spacing: 0) {
          ForEach(Array(week.enumerated()), id: \.offset) { _, day in
            if let day {
              DayCell(model: model, day: day, didSelect: didSelect)
            } else {
              Color.clear.frame(maxWidth: .infinity).frame(height: DayCell.height)
            }
          }
        }
      }
    }
  }
}

/// A day: today has the tint; the chosen one stands on a circle of it, which is full on today.
private struct DayCell: View {
  static let height: CGFloat = 44

  let model: DatePickerModel
  let day: Date
  let didSelect: () -> Void

  var body: some View {
    let isChosen = model.calendar.isDate(day, inSameDayAs: model.date)
    let isToday = model.calendar.isDate(day, inSameDayAs: .now)
    Button {
      withAnimation(.easeOut(duration: 0.15)) { model.select(day: day) }
      didSelect()
    } label: {
      Text(verbatim: "\(model.calendar.component(.day, from: day))")
        .font(.system(size: 20, weight: isChosen ? .semibold : .regular))
        .monospacedDigit()
        .foregroundStyle(
          isChosen && isToday
            ? AnyShapeStyle(.white)
            : isChosen || isToday ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary)
        )
        .frame(maxWidth: .infinity)
        .frame(height: Self.height)
        .background {
          if isChosen {
            Circle().fill(.tint).opacity(isToday ? 1 : 0.14)
              .padding(1)
              .transition(.opacity)
          }
        }
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .modifier(DimmedWhenDisabled())
    .disabled(!model.allows(day: day))
    .accessibilityLabel(Text(verbatim: model.spoken(day: day)))
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }
}
