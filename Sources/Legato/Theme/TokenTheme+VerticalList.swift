extension TokenTheme {
  /// The palette that the design of list buttons gives: cyan for what is chosen, violet-gray for what is
  /// left behind, pink for what is wrong.
  ///
  ///     SettingsList().tokenTheme(.verticalList)
  ///
  /// Light values are the design's own; dark ones keep the hues. In light appearance the text of what is
  /// chosen has 2.0 : 1 on its ground, less than the 4.5 : 1 that WCAG asks for and that the default
  /// palette has. The accent of everything else becomes the teal of the focus ring, so that an app of
  /// several families stays of one color.
  public static let verticalList = TokenTheme()
    .replacing(.app.accent, light: .init(0x00808A), dark: .init(0x3DE0EC))
    .replacing(.app.onAccent, light: .init(0xFFFFFF), dark: .init(0x06262B))
    .replacing(.select.canvas, light: .init(0xFFFFFF), dark: .init(0x1D1B26))
    .replacing(.select.selectedBackground, light: .init(0xCCFAFF), dark: .init(0x0A3A42))
    .replacing(.select.mutedBackground, light: .init(0xB8B5C7), dark: .init(0x2E2B3D))
    .replacing(.select.errorBackground, light: .init(0xFFD9E8), dark: .init(0x4A1730))
    .replacing(.select.text, light: .init(0x2E2B3D), dark: .init(0xF1EFF8))
    .replacing(.select.selectedText, light: .init(0x00BFCC), dark: .init(0x3DE0EC))
    .replacing(.select.mutedText, light: .init(0x69668A), dark: .init(0xACA9C4))
    .replacing(.select.errorText, light: .init(0xCC2157), dark: .init(0xFF8FB3))
    .replacing(.select.focus, light: .init(0x00808A), dark: .init(0x3DE0EC))
}
