extension ColorToken {
  /// Colors of selectable views. Selected ones follow the accent, and text has a contrast of at
  /// least 4.5 : 1 on its backgrounds. ``TokenTheme/verticalList`` has the cyan, pink and violet of
  /// the list-button design.
  public static let select = Select()

  /// The group ``ColorToken/select``.
  public struct Select: Sendable {
    /// The background of a view that is selectable or not selected among several.
    public let canvas = ColorToken(
      name: "select.canvas", light: ColorToken.app.surface.light,
      dark: ColorToken.app.surface.dark,
      use: "The ground of what is neither chosen nor given up.")
    /// The background of a selected view.
    public let selectedBackground = ColorToken(
      name: "select.selectedBackground", from: .wash, use: "The ground of what is chosen.")
    /// The background of a view while a different one is selected.
    public let mutedBackground = ColorToken(
      name: "select.mutedBackground", light: ColorToken.app.fill.light,
      dark: ColorToken.app.raised.dark,
      use: "The ground of what another choice has left behind.")
    /// The background of an invalid selection.
    public let errorBackground = ColorToken(
      name: "select.errorBackground", light: .init(0xFBE9E8), dark: .init(0x3A1A19),
      use: "The ground of a choice that has to be made again.")
    /// Text and icons on ``canvas``.
    public let text = ColorToken(
      name: "select.text", light: ColorToken.app.text.light, dark: ColorToken.app.text.dark,
      use: "Text and icons on the canvas.")
    /// Text, icons and border of a selected view.
    public let selectedText = ColorToken(
      name: "select.selectedText", from: .text,
      use: "Text, icons and border of what is chosen.")
    /// Text and icons on ``mutedBackground``, and descriptions on every background.
    public let mutedText = ColorToken(
      name: "select.mutedText", light: ColorToken.app.secondaryText.light,
      dark: ColorToken.app.secondaryText.dark,
      use: "Text of what is left behind, and descriptions.")
    /// Text, icons and border of an invalid selection.
    public let errorText = ColorToken(
      name: "select.errorText", light: ColorToken.app.error.light,
      dark: ColorToken.app.error.dark, use: "Text, icons and border of what is wrong.")
    /// No border: transparent.
    public let noBorder = ColorToken(
      name: "select.noBorder", light: .init(0, opacity: 0), dark: .init(0, opacity: 0),
      use: "No border.")
    /// The overlay of a pressed view, at ``MetricToken/ListButton/pressOpacity``.
    public let pressOverlay = ColorToken(
      name: "select.pressOverlay", light: .init(0x000000), dark: .init(0xFFFFFF),
      use: "Laid thinly over what is pressed.")
    /// The ring around a view with keyboard focus.
    public let focus = ColorToken(
      name: "select.focus", from: .text, use: "The ring around what has the focus.")

    /// Every colour of the group, each once.
    public var all: [ColorToken] { TokenGroup.tokens(of: self) }
  }
}
