import SwiftUI

/// Progress in words: a label and a value in one line, at its two ends; the value rolls to the next one.
///
///     AnimatedProgress(label: "Files", value: "3 of 7")
///
/// It is text, and draws no bar. For one see ``AnimatedProgressBar``, ``DownloadProgress`` and
/// ``ToolProgressAnimation``. The label never moves. Otherwise as the text of ``AnimatedCounter``.
public struct AnimatedProgress: View {
  let label: String
  let value: String
  @Environment(\.tokenTheme) private var theme

  /// Creates a line with a label and a value.
  ///
  /// - Parameters:
  ///   - label: What is told.
  ///   - value: Such as "3 of 7" or "42 %".
  public init(label: String, value: String) {
    self.label = label
    self.value = value
  }

  /// The label at the leading edge and the value at the trailing edge, as one accessibility
  /// element.
  public var body: some View {
    HStack(spacing: theme[.app.gap]) {
      Text(verbatim: label)
      Spacer(minLength: 0)
      RollingText(text: value, number: nil)
        .foregroundStyle(ColorToken.app.secondaryText)
    }
    .accessibilityElement()
    .accessibilityLabel(label)
    .accessibilityValue(value)
  }
}
