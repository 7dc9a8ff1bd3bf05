import SwiftUI

extension VerticalListButtonItem {
  /// The appearance that follows from a state.
  public struct Styles: Hashable, Sendable {
    /// The fill of the button.
    public var background: ColorToken
    /// The width of the border in points.
    public var borderWidth: CGFloat
    /// The color of the border.
    public var borderColor: ColorToken
    /// The color of the label.
    public var labelColor: ColorToken
    /// The color of the leading icon and of the checkmark.
    public var iconColor: ColorToken
    /// Whether the checkmark is shown. Its room is reserved in every state.
    public var checkmarkVisible: Bool
  }

  /// The appearance of a state, with or without an error.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - error: Whether the selection is invalid; `false` by default. Checked and unchecked items
  ///     keep background and border.
  ///   - theme: The theme that the widths of the border come from; the tokens' own by default.
  ///     Colors are tokens, which the theme resolves where they are drawn.
  public static func styles(
    for state: VisualState, error: Bool = false, theme: TokenTheme = TokenTheme()
  ) -> Styles {
    let colors = ColorToken.select
    var styles = base(for: state, theme)
    guard error else { return styles }
    styles.labelColor = colors.errorText
    styles.iconColor = colors.errorText
    // Where several can be chosen, none of them is the wrong one: ground and border stay.
    guard state != .checked, state != .unchecked else { return styles }
    styles.background = colors.errorBackground
    styles.borderColor = colors.errorText
    styles.borderWidth = theme[.listButton.emphasisedBorder]
    return styles
  }

  private static func base(for state: VisualState, _ theme: TokenTheme) -> Styles {
    let colors = ColorToken.select
    func look(
      _ background: ColorToken, _ foreground: ColorToken, isEmphasised: Bool = false
    ) -> Styles {
      Styles(
        background: background,
        borderWidth: theme[isEmphasised ? .listButton.emphasisedBorder : .listButton.border],
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

  /// The appearance of this item in its theme.
  public var styles: Styles {
    Self.styles(for: visualState, error: error, theme: motionPolicy.theme)
  }

  /// The padding above and below the content, in points: 12 minus the width of the border. Negative
  /// where a theme's border is wider than that; the sum of both is the same in every state.
  public var paddingBlock: CGFloat {
    motionPolicy.theme[.listButton.inset] - styles.borderWidth
  }
}
