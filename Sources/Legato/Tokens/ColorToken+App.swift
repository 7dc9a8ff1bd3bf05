extension ColorToken {
  /// Colors that the components of an app share. Text has a contrast of at least 4.5 : 1 on its
  /// backgrounds, in both appearances.
  public static let app = App()

  /// The group ``ColorToken/app``.
  public struct App: Sendable {
    /// The background of pages.
    public let ground = ColorToken(
      name: "app.ground", light: .init(0xF2F2F7), dark: .init(0x000000), use: "Behind everything.")
    /// The background of cards and rows.
    public let surface = ColorToken(
      name: "app.surface", light: .init(0xFFFFFF), dark: .init(0x1C1C1E), use: "Cards and rows.")
    /// The background of menus and other floating views. In dark appearance, where a shadow is not
    /// visible, it is lighter than the views below.
    public let raised = ColorToken(
      name: "app.raised", light: .init(0xFFFFFF), dark: .init(0x2C2C2E),
      use: "What floats above cards and rows: menus.")
    /// The border of a card, which separates it from a page of the same color.
    public let edge = ColorToken(
      name: "app.edge", light: .init(0xC7C7CC), dark: .init(0x48484A), use: "The edge of a card.")
    /// Fills on a surface: tracks, placeholders, chips that are not selected.
    public let fill = ColorToken(
      name: "app.fill", light: .init(0xE5E5EA), dark: .init(0x38383A),
      use: "Tracks, placeholders and resting chips.")
    /// Primary text.
    public let text = ColorToken(
      name: "app.text", light: .init(0x1C1C1E), dark: .init(0xF2F2F7), use: "Text.")
    /// Secondary text: captions, previews, timestamps.
    public let secondaryText = ColorToken(
      name: "app.secondaryText", light: .init(0x63636A), dark: .init(0xAEAEB2),
      use: "Text that is read second.")
    /// The accent of the app: the background of actions, own messages and completed progress. The
    /// tint, darkened for white text where it is nearly dark enough.
    public var accent: ColorToken { Self.accentToken }
    /// Text and icons on ``accent``: white, or near-black on a light accent.
    public var onAccent: ColorToken { Self.onAccentToken }
    /// Text, icons and outlines in the accent color, readable on every surface.
    public var accentText: ColorToken { Self.accentTextToken }
    /// The background of selected views: a surface with a trace of the accent.
    public var accentWash: ColorToken { Self.accentWashToken }
    /// A ripple from a touch.
    public var ripple: ColorToken { Self.rippleToken }
    /// The background of messages of other people.
    public let bubble = ColorToken(
      name: "app.bubble", light: .init(0xE5E5EA), dark: .init(0x2C2C2E),
      use: "The messages of others.")
    /// The background of the “Archive” action.
    public let archive = ColorToken(
      name: "app.archive", light: .init(0x6C6C70), dark: .init(0x636366),
      use: "The ground of an action that puts something away.")
    /// Text, icons and borders of an error.
    public let error = ColorToken(
      name: "app.error", light: .init(0xC4271D), dark: .init(0xFF6961), use: "What has gone wrong.")
    /// Text and icons of a success.
    public let success = ColorToken(
      name: "app.success", light: .init(0x1E7F3A), dark: .init(0x32D158),
      use: "What has come to a good end.")
    /// The light that crosses a placeholder, at ``MetricToken/App/shimmerOpacity``.
    public let light = ColorToken(
      name: "app.light", light: .init(0xFFFFFF), dark: .init(0xFFFFFF),
      use: "The light that crosses what is loading.")
    /// Transparent.
    public let clear = ColorToken(
      name: "app.clear", light: .init(0xFFFFFF, opacity: 0), dark: .init(0xFFFFFF, opacity: 0),
      use: "Nothing, at the sides of a light.")
    /// Shadows of floating views.
    public let shadow = ColorToken(
      name: "app.shadow", light: .init(0x000000, opacity: 0.16),
      dark: .init(0x000000, opacity: 0.5), use: "Shadows of what floats.")

    /// Colors of categories, each with sufficient contrast to its ``ColorToken/ink``.
    public let categories = [
      ColorToken(
        name: "app.category.blue", light: .init(0x0A66D6), dark: .init(0x1F6FD6),
        use: "A category."),
      ColorToken(
        name: "app.category.purple", light: .init(0x8A3FC2), dark: .init(0x9A55D0),
        use: "A category."),
      ColorToken(
        name: "app.category.green", light: .init(0x1E7F3A), dark: .init(0x25853F),
        use: "A category."),
      ColorToken(
        name: "app.category.orange", light: .init(0xB35309), dark: .init(0xB85C14),
        use: "A category."),
    ]

    // Derived from stored colors of the group, which have to be there before them.
    private static let accentToken = ColorToken(
      name: "app.accent", from: .ground,
      use: "What can be done, one's own messages, and what has been reached.")
    private static let onAccentToken = ColorToken(
      name: "app.onAccent", from: .ink(on: accentToken), use: "Text and icons on the accent.")
    private static let accentTextToken = ColorToken(
      name: "app.accentText", from: .text, use: "Text, icons and outlines in the accent color.")
    private static let accentWashToken = ColorToken(
      name: "app.accentWash", from: .wash, use: "The ground of what is chosen.")
    private static let rippleToken = ColorToken(
      name: "app.ripple", from: .veil(opacity: 0.3), use: "A ripple under a finger.")

    /// Every colour of the group, each once.
    public var all: [ColorToken] {
      [
        ground, surface, raised, edge, fill, text, secondaryText, accent, onAccent,
        accentText, accentWash, ripple, bubble, archive, error, success, light, clear, shadow,
      ] + categories
    }
  }
}
