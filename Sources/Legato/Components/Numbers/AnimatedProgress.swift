import SwiftUI

/// Progress in words: a label at the leading edge and a value at the trailing edge, which rolls to
/// its next text.
///
///     AnimatedProgress(label: "Files", value: "3 of 7")
///
/// It draws no bar; see ``AnimatedProgressBar``, ``DownloadProgress`` and ``ToolProgressAnimation``
/// for one. At accessibility sizes of text the value stands below the label. The label is not animated. Otherwise it behaves as the text of ``AnimatedCounter``.
public struct AnimatedProgress: View {
  let label: String
  let value: String
  @Environment(\.tokenTheme) private var theme
  @Environment(\.dynamicTypeSize) private var typeSize

  /// Creates a line with a label and a value.
  ///
  /// - Parameters:
  ///   - label: The label, shown verbatim.
  ///   - value: The value, shown verbatim, such as "3 of 7" or "42 %".
  public init(label: String, value: String) {
    self.label = label
    self.value = value
  }

  /// The label at the leading edge and the value at the trailing edge, as one accessibility
  /// element.
  public var body: some View {
    let layout =
      typeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 0))
      : AnyLayout(HStackLayout(spacing: theme[.app.gap]))
    layout {
      Text(verbatim: label)
        .frame(maxWidth: .infinity, alignment: .leading)
      RollingText(text: value, number: nil)
        .foregroundStyle(ColorToken.app.secondaryText)
    }
    .accessibilityElement()
    .accessibilityLabel(label)
    .accessibilityValue(value)
  }
}
