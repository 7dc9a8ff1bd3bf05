import LegatoDisplay

/// The colours of a filmstrip's page.
struct FilmstripStyle {
  var page: DisplayColor
  var hairline: DisplayColor
  var text: DisplayColor
  var quiet: DisplayColor
  /// A finger, on light and on dark alike.
  var finger = gray(0x30, 0.28)
  var fingerEdge = gray(0xFF, 0.85)

  static let light = FilmstripStyle(
    page: gray(0xF4), hairline: gray(0x00, 0.1), text: gray(0x1C), quiet: gray(0x78))
  static let dark = FilmstripStyle(
    page: gray(0x16), hairline: gray(0xFF, 0.14), text: gray(0xF2), quiet: gray(0x94))

  private static func gray(_ level: Double, _ alpha: Double = 1) -> DisplayColor {
    DisplayColor(level / 255, level / 255, level / 255, alpha)
  }
}
