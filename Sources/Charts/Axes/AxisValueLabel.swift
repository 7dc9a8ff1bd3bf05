import Foundation
import SwiftUI
import SwiftUICore

/// A label at a value of an axis.
public struct AxisValueLabel<Content: View>: AxisMark {
  /// Creates a label of views.
  nonisolated public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {}
}

extension AxisValueLabel where Content == Never {
  /// Creates a label of the value.
  nonisolated public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {}

  /// Creates a label of the value in a format.
  nonisolated public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {}
}

extension AxisValueLabel where Content == Text {
  /// Creates a label with a text.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {}

  /// Creates a label with a text.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {}
}

/// What happens to labels of an axis that would lie on each other.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  private let name: String
  private var priority = 0.0
  private var minimumSpacing: CGFloat?
  private init(_ name: String) { self.name = name }

  /// As the chart chooses.
  public static var automatic: AxisValueLabelCollisionResolution { .init("automatic") }
  /// Some are left out.
  public static var greedy: AxisValueLabelCollisionResolution { .init("greedy") }
  /// Those of a lower priority are left out, so that there is some room between the others.
  public static func greedy(
    priority: Double = 0, minimumSpacing: CGFloat? = nil
  ) -> AxisValueLabelCollisionResolution {
    var result = greedy
    (result.priority, result.minimumSpacing) = (priority, minimumSpacing)
    return result
  }
  /// They are truncated.
  public static var truncate: AxisValueLabelCollisionResolution { .init("truncate") }
  /// Nothing.
  public static var disabled: AxisValueLabelCollisionResolution { .init("disabled") }
}

/// How the text of a label of an axis runs.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  private let name: String
  /// As the chart chooses.
  public static var automatic: AxisValueLabelOrientation { .init(name: "automatic") }
  /// From side to side.
  public static var horizontal: AxisValueLabelOrientation { .init(name: "horizontal") }
  /// From top to bottom.
  public static var vertical: AxisValueLabelOrientation { .init(name: "vertical") }
  /// From bottom to top.
  public static var verticalReversed: AxisValueLabelOrientation { .init(name: "verticalReversed") }
}
