extension ColorToken {
  /// Colours that the components of an app share. Text has a contrast of at least 4.5 : 1 on the
  /// grounds it stands on, in both appearances.
  public static let app = App()

  /// The group ``ColorToken/app``.
  public struct App: Sendable {
    /// Behind everything.
    public let ground = ColorToken(
      name: "app.ground", light: .init(0xF2F2F7), dark: .init(0x000000), use: "Behind everything.")
    /// Cards and rows.
    public let surface = ColorToken(
      name: "app.surface", light: .init(0xFFFFFF), dark: .init(0x1C1C1E), use: "Cards and rows.")
    /// What floats above cards and rows: menus. In the dark a shadow sets nothing off, so it is lighter
    /// than what it lies on.
    public let raised = ColorToken(
      name: "app.raised", light: .init(0xFFFFFF), dark: .init(0x2C2C2E),
      use: "What floats above cards and rows: menus.")
    /// The edge of a card, which sets it off on a page of its own colour.
    public let edge = ColorToken(
      name: "app.edge", light: .init(0xC7C7CC), dark: .init(0x48484A), use: "The edge of a card.")
    /// What stands on a surface without being text: tracks, placeholders, resting chips.
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
    /// What can be done, one's own messages, and what has been reached: the accent of the app. The tint,
    /// made dark enough for white text where it is nearly so.
    public var accent: ColorToken { Self.accentToken }
    /// Text and icons on ``accent``: white, or near-black on a light accent.
    public var onAccent: ColorToken { Self.onAccentToken }
    /// Text, icons and outlines in the accent color, readable on every surface.
    public var accentText: ColorToken { Self.accentTextToken }
    /// The ground of what is chosen: a surface with a trace of the accent.
    public var accentWash: ColorToken { Self.accentWashToken }
    /// A ripple under a finger.
    public var ripple: ColorToken { Self.rippleToken }
    /// The messages of others.
    public let bubble = ColorToken(
      name: "app.bubble", light: .init(0xE5E5EA), dark: .init(0x2C2C2E),
      use: "The messages of others.")
    /// Put away, not destroyed: the ground of 'Archive'.
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
    /// The light that crosses what is loading, at ``MetricToken/App/shimmerOpacity``.
    public let light = ColorToken(
      name: "app.light", light: .init(0xFFFFFF), dark: .init(0xFFFFFF),
      use: "The light that crosses what is loading.")
    /// Nothing.
    public let clear = ColorToken(
      name: "app.clear", light: .init(0xFFFFFF, opacity: 0), dark: .init(0xFFFFFF, opacity: 0),
      use: "Nothing, at the sides of a light.")
    /// Laid over things to set them off: shadows.
    public let shadow = ColorToken(
      name: "app.shadow", light: .init(0x000000, opacity: 0.16),
      dark: .init(0x000000, opacity: 0.5), use: "Shadows of what floats.")

    /// Colours of categories, each as good as the other with its ``ColorToken/ink`` on it.
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
