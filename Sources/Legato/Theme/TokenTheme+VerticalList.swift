extension TokenTheme {
  /// The palette of the list-button design: cyan for selected views, violet-gray for the others,
  /// pink for errors.
  ///
  ///     SettingsList().tokenTheme(.verticalList)
  ///
  /// Light colors are the design's own; dark ones keep the hues. In light appearance selected text
  /// has a contrast of 2.0 : 1 on its background, less than the 4.5 : 1 that WCAG requires and the
  /// default palette has. The accent becomes the teal of the focus ring, so that an app of several
  /// component families has one accent.
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
