import SwiftUI
import SwiftUICore

// Marks are no elements of the tree, as they are not drawn: the box has the chart's name as its label.
extension ChartContent {
  /// Sets the label of marks.
  nonisolated public func accessibilityLabel(_ label: Text) -> some ChartContent { self }
  /// Sets the label of marks.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
    self
  }
  /// Sets the label of marks.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
    self
  }
  /// Sets the value of marks.
  nonisolated public func accessibilityValue(_ valueDescription: Text) -> some ChartContent { self }
  /// Sets the value of marks.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
    self
  }
  /// Sets the value of marks.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
    self
  }
  /// Sets the identifier of marks.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    self
  }
  /// Hides marks from assistive technologies.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { self }
}
