extension ColorToken {
  /// Colours of what can be chosen. Light values are those of the design; dark ones keep the hues
  /// and give text a contrast of at least 4.5 : 1 on the grounds it stands on.
  public static let select = Select()

  /// The group ``ColorToken/select``.
  public struct Select: Sendable {
    /// The ground of what is neither chosen nor given up.
    public var canvas: ColorToken { Self.canvasToken }
    /// The ground of what is chosen.
    public var selectedBackground: ColorToken { Self.selectedBackgroundToken }
    /// The ground of what another choice has left behind.
    public var mutedBackground: ColorToken { Self.mutedBackgroundToken }
    /// The ground of a choice that has to be made again.
    public var errorBackground: ColorToken { Self.errorBackgroundToken }
    /// Text and icons on ``canvas``.
    public var text: ColorToken { Self.textToken }
    /// Text, icons and border of what is chosen. The design's light value has 2.0 : 1 on
    /// ``selectedBackground``: do not rely on it alone to tell what is chosen.
    public var selectedText: ColorToken { Self.selectedTextToken }
    /// Text and icons on ``mutedBackground``, and descriptions on every ground.
    public var mutedText: ColorToken { Self.mutedTextToken }
    /// Text, icons and border of what is wrong.
    public var errorText: ColorToken { Self.errorTextToken }
    /// No border: transparent.
    public var noBorder: ColorToken { Self.noBorderToken }
    /// Laid over what is pressed, at ``MetricToken/ListButton/pressOpacity``.
    public var pressOverlay: ColorToken { Self.pressOverlayToken }
    /// The ring around what has the focus of a keyboard.
    public var focus: ColorToken { Self.focusToken }

    private static let canvasToken = ColorToken(
      name: "select.canvas", light: .init(0xFFFFFF), dark: .init(0x1D1B26),
      use: "The ground of what is neither chosen nor given up.")
    private static let selectedBackgroundToken = ColorToken(
      name: "select.selectedBackground", light: .init(0xCCFAFF), dark: .init(0x0A3A42),
      use: "The ground of what is chosen.")
    private static let mutedBackgroundToken = ColorToken(
      name: "select.mutedBackground", light: .init(0xB8B5C7), dark: .init(0x2E2B3D),
      use: "The ground of what another choice has left behind.")
    private static let errorBackgroundToken = ColorToken(
      name: "select.errorBackground", light: .init(0xFFD9E8), dark: .init(0x4A1730),
      use: "The ground of a choice that has to be made again.")
    private static let textToken = ColorToken(
      name: "select.text", light: .init(0x2E2B3D), dark: .init(0xF1EFF8),
      use: "Text and icons on the canvas.")
    private static let selectedTextToken = ColorToken(
      name: "select.selectedText", light: .init(0x00BFCC), dark: .init(0x3DE0EC),
      use: "Text, icons and border of what is chosen.")
    private static let mutedTextToken = ColorToken(
      name: "select.mutedText", light: .init(0x69668A), dark: .init(0xACA9C4),
      use: "Text of what is left behind, and descriptions.")
    private static let errorTextToken = ColorToken(
      name: "select.errorText", light: .init(0xCC2157), dark: .init(0xFF8FB3),
      use: "Text, icons and border of what is wrong.")
    private static let noBorderToken = ColorToken(
      name: "select.noBorder", light: .init(0, opacity: 0), dark: .init(0, opacity: 0),
      use: "No border.")
    private static let pressOverlayToken = ColorToken(
      name: "select.pressOverlay", light: .init(0x000000), dark: .init(0xFFFFFF),
      use: "Laid thinly over what is pressed.")
    private static let focusToken = ColorToken(
      name: "select.focus", light: .init(0x00808A), dark: .init(0x3DE0EC),
      use: "The ring around what has the focus.")

    /// Every colour of the group, each once.
    public var all: [ColorToken] {
      [
        canvas, selectedBackground, mutedBackground, errorBackground, text, selectedText,
        mutedText, errorText, noBorder, pressOverlay, focus,
      ]
    }
  }
}
