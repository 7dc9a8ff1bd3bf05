import Foundation
import SwiftUI
import SwiftUICore

/// The marks of an axis, at each of its values.
public struct AxisMarks<Content: AxisMark>: AxisContent {
  /// Creates marks at values that the axis chooses, or that are given by a rule.
  nonisolated public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
  ) {}

  /// Creates marks at values that the axis chooses, or that are given by a rule, for each value.
  nonisolated public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {}

  /// Creates marks at values.
  nonisolated public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping () -> Content
  ) {}

  /// Creates marks at values, for each value.
  nonisolated public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {}
}

extension AxisMarks where Content == Never {
  /// Creates lines, ticks and labels at values that the axis chooses, or that are given by a rule.
  nonisolated public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {}

  /// Creates lines, ticks and labels at values.
  nonisolated public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) {}

  /// Creates lines, ticks and labels with a format, at values that the axis chooses or that are given by a rule.
  nonisolated public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {}

  /// Creates lines, ticks and labels with a format, at values.
  nonisolated public init<Format: FormatStyle, Value: Plottable>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) where Value == Format.FormatInput, Format.FormatOutput == String {}
}

/// How marks of an axis are laid out.
public struct AxisMarkPreset: Hashable, Sendable {
  private let name: String
  /// As the chart chooses.
  public static var automatic: AxisMarkPreset { AxisMarkPreset(name: "automatic") }
  /// With labels beside the plot area.
  public static var extended: AxisMarkPreset { AxisMarkPreset(name: "extended") }
  /// With labels whose ends meet those of the plot area.
  public static var aligned: AxisMarkPreset { AxisMarkPreset(name: "aligned") }
  /// With labels in the plot area.
  public static var inset: AxisMarkPreset { AxisMarkPreset(name: "inset") }
}

/// Where an axis stands.
public struct AxisMarkPosition: Hashable, Sendable {
  private let name: String
  /// As the chart chooses.
  public static var automatic: AxisMarkPosition { AxisMarkPosition(name: "automatic") }
  /// Before the plot area.
  public static var leading: AxisMarkPosition { AxisMarkPosition(name: "leading") }
  /// Behind it.
  public static var trailing: AxisMarkPosition { AxisMarkPosition(name: "trailing") }
  /// Above it.
  public static var top: AxisMarkPosition { AxisMarkPosition(name: "top") }
  /// Below it.
  public static var bottom: AxisMarkPosition { AxisMarkPosition(name: "bottom") }
}
