// The colors of the system and the fixed ones.

extension UIColor {
  private static func palette(_ color: SystemColor) -> UIColor {
    UIColor(source: Color(.system(color)))
  }

  // MARK: Adaptable

  public static var systemRed: UIColor { palette(.red) }
  public static var systemOrange: UIColor { palette(.orange) }
  public static var systemYellow: UIColor { palette(.yellow) }
  public static var systemGreen: UIColor { palette(.green) }
  public static var systemMint: UIColor { palette(.mint) }
  public static var systemTeal: UIColor { palette(.teal) }
  public static var systemCyan: UIColor { palette(.cyan) }
  public static var systemBlue: UIColor { palette(.blue) }
  public static var systemIndigo: UIColor { palette(.indigo) }
  public static var systemPurple: UIColor { palette(.purple) }
  public static var systemPink: UIColor { palette(.pink) }
  public static var systemBrown: UIColor { palette(.brown) }
  /// The base gray; the others go from there towards the background.
  public static var systemGray: UIColor { palette(.gray) }
  public static var systemGray2: UIColor { palette(.gray2) }
  public static var systemGray3: UIColor { palette(.gray3) }
  public static var systemGray4: UIColor { palette(.gray4) }
  public static var systemGray5: UIColor { palette(.gray5) }
  public static var systemGray6: UIColor { palette(.gray6) }
  /// The tint of the view that it is shown in.
  public static var tintColor: UIColor { UIColor(source: .accentColor) }

  // MARK: Of the elements of an interface

  public static var label: UIColor { palette(.primary) }
  public static var secondaryLabel: UIColor { palette(.secondary) }
  public static var tertiaryLabel: UIColor { palette(.tertiary) }
  public static var quaternaryLabel: UIColor { palette(.quaternary) }
  public static var placeholderText: UIColor { palette(.placeholder) }
  public static var link: UIColor { palette(.link) }
  public static var separator: UIColor { palette(.separator) }
  public static var opaqueSeparator: UIColor { palette(.opaqueSeparator) }
  public static var systemFill: UIColor { palette(.fill) }
  public static var secondarySystemFill: UIColor { palette(.secondaryFill) }
  public static var tertiarySystemFill: UIColor { palette(.tertiaryFill) }
  public static var quaternarySystemFill: UIColor { palette(.quaternaryFill) }
  public static var systemBackground: UIColor { palette(.background) }
  public static var secondarySystemBackground: UIColor { palette(.secondaryBackground) }
  public static var tertiarySystemBackground: UIColor { palette(.tertiaryBackground) }
  public static var systemGroupedBackground: UIColor { palette(.groupedBackground) }
  public static var secondarySystemGroupedBackground: UIColor { palette(.groupedCell) }
  public static var tertiarySystemGroupedBackground: UIColor {
    palette(.tertiaryGroupedBackground)
  }
  public static var darkText: UIColor { black }
  public static var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }

  // MARK: Fixed

  public static var black: UIColor { UIColor(white: 0, alpha: 1) }
  public static var darkGray: UIColor { UIColor(white: 1.0 / 3, alpha: 1) }
  public static var lightGray: UIColor { UIColor(white: 2.0 / 3, alpha: 1) }
  public static var white: UIColor { UIColor(white: 1, alpha: 1) }
  public static var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  public static var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  public static var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  public static var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  public static var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  public static var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  public static var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  public static var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  public static var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  public static var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
  public static var clear: UIColor { UIColor(white: 0, alpha: 0) }
}
