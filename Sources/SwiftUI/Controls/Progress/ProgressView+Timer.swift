import Foundation
import SwiftUICore

/// The default label of the current value of a progress view over dates: the time that has passed or
/// that is left.
public struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  /// A timer that counts as time passes.
  public var body: some View {
    Text(timerInterval: interval, countsDown: countsDown)
  }
}

/// When a progress over an interval of dates shows another value: at its start, in a thousand steps,
/// though not more than sixty in a second, and at its end. Afterwards nothing happens any more.
struct ProgressSchedule: TimelineSchedule {
  private static let steps = 1000.0
  private static let rate = 60.0

  let interval: ClosedRange<Date>

  func entries(from startDate: Date, mode: Mode) -> [Date] {
    let (start, end) = (interval.lowerBound, interval.upperBound)
    let duration = end.timeIntervalSince(start)
    guard duration > 0, duration.isFinite else { return [startDate] }
    let count = max(1, min(Self.steps, (duration * Self.rate).rounded(.down)))
    let dates = (0...Int(count)).map { step in
      step == Int(count) ? end : start.addingTimeInterval(duration * Double(step) / count)
    }
    return [startDate] + dates.filter { $0 > startDate }
  }
}

extension ProgressView {
  /// Creates a progress view for showing continuous progress as time passes, with custom labels.
  ///
  /// - Parameters:
  ///   - timerInterval: The dates over which the view progresses. A single date has no way between
  ///     its ends: it is complete as soon as it is there.
  ///   - countsDown: Whether the view empties, and does not fill, as time passes.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      timer: (timerInterval, countsDown), label: label(), currentValueLabel: currentValueLabel())
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Creates a progress view for showing continuous progress as time passes, with a custom label.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(
      timer: (timerInterval, countsDown), label: label(),
      currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
  }

  /// Creates a progress view for showing continuous progress as time passes.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView {
    self.init(
      timer: (timerInterval, countsDown), label: nil,
      currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
  }
}
