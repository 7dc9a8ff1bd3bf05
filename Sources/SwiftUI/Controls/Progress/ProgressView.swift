import Foundation
import SwiftUICore

/// A view that shows the progress toward completion of a task.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let fraction: Double?
  /// Where the progress is that of time: between which dates, and whether it is what is left.
  private let timer: (interval: ClosedRange<Date>, countsDown: Bool)?
  private let reported: ReportedProgress?
  private let label: Label?
  private let currentValueLabel: CurrentValueLabel?
  @Environment(\.progressViewStyle) private var style

  private init(fraction: Double?, label: Label?, currentValueLabel: CurrentValueLabel?) {
    self.fraction = fraction
    timer = nil
    reported = nil
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  init(reported: ReportedProgress) {
    fraction = reported.fraction
    timer = nil
    self.reported = reported
    label = nil
    currentValueLabel = nil
  }

  init(
    timer: (interval: ClosedRange<Date>, countsDown: Bool), label: Label?,
    currentValueLabel: CurrentValueLabel?
  ) {
    fraction = nil
    self.timer = timer
    reported = nil
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  /// The progress in the style of the environment, updated as time passes where it follows dates.
  public var body: some View {
    if let timer {
      TimelineView(ProgressSchedule(interval: timer.interval)) { context in
        content(at: Self.fraction(of: timer.interval, at: context.date, timer.countsDown))
      }
    } else {
      content(at: fraction)
    }
  }

  private func content(at fraction: Double?) -> some View {
    style(
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction,
        label: shownLabel.map { ProgressViewStyleConfiguration.Label($0) },
        currentValueLabel: shownValueLabel.map {
          ProgressViewStyleConfiguration.CurrentValueLabel($0)
        })
    )
    .accessibilityValue(fraction.map { "\(Int(($0 * 100).rounded()))%" } ?? "In progress")
  }

  private var shownLabel: AnyView? {
    reported.map { AnyView(Text($0.description)) } ?? label.map { AnyView($0) }
  }

  private var shownValueLabel: AnyView? {
    reported.map { AnyView(Text($0.additionalDescription)) }
      ?? currentValueLabel.map { AnyView($0) }
  }

  private static func fraction(
    of interval: ClosedRange<Date>, at date: Date, _ countsDown: Bool
  ) -> Double {
    let duration = interval.upperBound.timeIntervalSince(interval.lowerBound)
    let gone =
      duration > 0
      ? min(max(date.timeIntervalSince(interval.lowerBound) / duration, 0), 1)
      : date < interval.lowerBound ? 0 : 1
    return countsDown ? 1 - gone : gone
  }

  /// The completed part, 0…1; `nil` where the value or the total makes no sense: then the progress
  /// is indeterminate.
  private static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
    guard let value, value >= 0, total > 0, value.isFinite, total.isFinite else { return nil }
    return min(Double(value / total), 1)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a progress view for showing indeterminate progress, without a label.
  public init() where Label == EmptyView {
    self.init(fraction: nil, label: nil, currentValueLabel: nil)
  }

  /// Creates a progress view for showing indeterminate progress that displays a custom label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: nil)
  }

  /// Creates a progress view for showing indeterminate progress that generates its label.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(fraction: nil, label: Text(titleKey), currentValueLabel: nil)
  }

  /// Creates a progress view for showing indeterminate progress that generates its label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(fraction: nil, label: Text(title), currentValueLabel: nil)
  }

  /// Creates a progress view for showing determinate progress.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(
      fraction: Self.fraction(value, total), label: nil, currentValueLabel: nil)
  }

  /// Creates a progress view for showing determinate progress, with a custom label.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(
      fraction: Self.fraction(value, total), label: label(), currentValueLabel: nil)
  }

  /// Creates a progress view for showing determinate progress that generates its label.
  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(
      fraction: Self.fraction(value, total), label: Text(titleKey), currentValueLabel: nil)
  }
}

extension ProgressView {
  /// Creates a progress view for showing determinate progress, with a custom label and a custom
  /// label for the value.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: Self.fraction(value, total), label: label(),
      currentValueLabel: currentValueLabel())
  }
}

extension ProgressView where CurrentValueLabel == EmptyView, Label == Text {
  /// Creates a progress view for showing determinate progress that generates its label.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// Creates a progress view based on a style configuration: to change the style around it.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}
