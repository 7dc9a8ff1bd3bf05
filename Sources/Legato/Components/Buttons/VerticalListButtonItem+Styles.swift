import SwiftUI

extension VerticalListButtonItem {
  /// Everything that the state decides.
  public struct Styles: Hashable, Sendable {
    public var background: ColorToken
    /// Points.
    public var borderWidth: CGFloat
    public var borderColor: ColorToken
    public var labelColor: ColorToken
    public var iconColor: ColorToken
    public var checkmarkVisible: Bool
  }

  /// The looks of a state, with and without an error.
  public static func styles(for state: VisualState, error: Bool = false) -> Styles {
    let colors = ColorToken.select
    var styles = base(for: state)
    guard error else { return styles }
    styles.labelColor = colors.errorText
    styles.iconColor = colors.errorText
    // Where several can be chosen, none of them is the wrong one: ground and border stay.
    guard state != .checked, state != .unchecked else { return styles }
    styles.background = colors.errorBackground
    styles.borderColor = colors.errorText
    styles.borderWidth = MetricToken.listButton.emphasisedBorder.value
    return styles
  }

  private static func base(for state: VisualState) -> Styles {
    let colors = ColorToken.select
    let metrics = MetricToken.listButton
    func look(
      _ background: ColorToken, _ foreground: ColorToken, isEmphasised: Bool = false
    ) -> Styles {
      Styles(
        background: background,
        borderWidth: isEmphasised ? metrics.emphasisedBorder.value : metrics.border.value,
        borderColor: isEmphasised ? foreground : colors.noBorder, labelColor: foreground,
        iconColor: foreground, checkmarkVisible: state.showsCheckmark)
    }
    return switch state {
    case .rest, .unchecked: look(colors.canvas, colors.text)
    case .selected: look(colors.selectedBackground, colors.selectedText, isEmphasised: true)
    case .notSelected: look(colors.mutedBackground, colors.mutedText)
    case .checked: look(colors.selectedBackground, colors.selectedText)
    }
  }

  /// The looks of this item.
  public var styles: Styles { Self.styles(for: visualState, error: error) }

  /// Points between the border and the content, above and below: what the border leaves of 12.
  public var paddingBlock: CGFloat { MetricToken.listButton.inset.value - styles.borderWidth }
}
