import SwiftUICore

// The colors of the system and the fixed ones.

extension UIColor {
  private static func palette(_ color: SystemColor) -> UIColor {
    UIColor(source: Color(.system(color)))
  }

  // MARK: Adaptable

  /// The system's red, which differs between light and dark.
  public static var systemRed: UIColor { palette(.red) }
  /// The system's orange, which differs between light and dark.
  public static var systemOrange: UIColor { palette(.orange) }
  /// The system's yellow, which differs between light and dark.
  public static var systemYellow: UIColor { palette(.yellow) }
  /// The system's green, which differs between light and dark.
  public static var systemGreen: UIColor { palette(.green) }
  /// The system's mint, which differs between light and dark.
  public static var systemMint: UIColor { palette(.mint) }
  /// The system's teal, which differs between light and dark.
  public static var systemTeal: UIColor { palette(.teal) }
  /// The system's cyan, which differs between light and dark.
  public static var systemCyan: UIColor { palette(.cyan) }
  /// The system's blue, which differs between light and dark.
  public static var systemBlue: UIColor { palette(.blue) }
  /// The system's indigo, which differs between light and dark.
  public static var systemIndigo: UIColor { palette(.indigo) }
  /// The system's purple, which differs between light and dark.
  public static var systemPurple: UIColor { palette(.purple) }
  /// The system's pink, which differs between light and dark.
  public static var systemPink: UIColor { palette(.pink) }
  /// The system's brown, which differs between light and dark.
  public static var systemBrown: UIColor { palette(.brown) }
  /// The base gray; the others go from there towards the background.
  public static var systemGray: UIColor { palette(.gray) }
  /// One step from ``systemGray`` towards the background.
  public static var systemGray2: UIColor { palette(.gray2) }
  /// Two steps from ``systemGray`` towards the background.
  public static var systemGray3: UIColor { palette(.gray3) }
  /// Three steps from ``systemGray`` towards the background.
  public static var systemGray4: UIColor { palette(.gray4) }
  /// Four steps from ``systemGray`` towards the background.
  public static var systemGray5: UIColor { palette(.gray5) }
  /// Five steps from ``systemGray`` towards the background: the gray nearest to it.
  public static var systemGray6: UIColor { palette(.gray6) }
  /// The tint of the view that it is shown in.
  public static var tintColor: UIColor { UIColor(source: .accentColor) }

  // MARK: Of the elements of an interface

  /// The text of labels.
  public static var label: UIColor { palette(.primary) }
  /// The text of secondary labels, opacity 0.6.
  public static var secondaryLabel: UIColor { palette(.secondary) }
  /// The text of tertiary labels, opacity 0.3.
  public static var tertiaryLabel: UIColor { palette(.tertiary) }
  /// The text of quaternary labels, opacity 0.18, or 0.16 in dark mode.
  public static var quaternaryLabel: UIColor { palette(.quaternary) }
  /// The placeholder of a text field.
  public static var placeholderText: UIColor { palette(.placeholder) }
  /// The text of links.
  public static var link: UIColor { palette(.link) }
  /// A thin line that lets the background through.
  public static var separator: UIColor { palette(.separator) }
  /// A thin line that does not let the background through.
  public static var opaqueSeparator: UIColor { palette(.opaqueSeparator) }
  /// An overlay that fills thin and small shapes.
  public static var systemFill: UIColor { palette(.fill) }
  /// An overlay that fills medium-sized shapes.
  public static var secondarySystemFill: UIColor { palette(.secondaryFill) }
  /// An overlay that fills large shapes.
  public static var tertiarySystemFill: UIColor { palette(.tertiaryFill) }
  /// An overlay that fills large areas with complex content.
  public static var quaternarySystemFill: UIColor { palette(.quaternaryFill) }
  /// The main background.
  public static var systemBackground: UIColor { palette(.background) }
  /// The background of content on the main one.
  public static var secondarySystemBackground: UIColor { palette(.secondaryBackground) }
  /// The background of content on the secondary one.
  public static var tertiarySystemBackground: UIColor { palette(.tertiaryBackground) }
  /// The main background of grouped content.
  public static var systemGroupedBackground: UIColor { palette(.groupedBackground) }
  /// The background of a row or card of grouped content.
  public static var secondarySystemGroupedBackground: UIColor { palette(.groupedCell) }
  /// The background of content on a row of grouped content.
  public static var tertiarySystemGroupedBackground: UIColor {
    palette(.tertiaryGroupedBackground)
  }
  /// Black text for light backgrounds.
  public static var darkText: UIColor { black }
  /// White text of opacity 0.6 for dark backgrounds.
  public static var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }

  // MARK: Fixed

  /// Opaque black.
  public static var black: UIColor { UIColor(white: 0, alpha: 1) }
  /// Opaque gray of one third.
  public static var darkGray: UIColor { UIColor(white: 1.0 / 3, alpha: 1) }
  /// Opaque gray of two thirds.
  public static var lightGray: UIColor { UIColor(white: 2.0 / 3, alpha: 1) }
  /// Opaque white.
  public static var white: UIColor { UIColor(white: 1, alpha: 1) }
  /// Opaque gray of one half.
  public static var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  /// Pure red in sRGB.
  public static var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  /// Pure green in sRGB.
  public static var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  /// Pure blue in sRGB.
  public static var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  /// Pure cyan in sRGB: green and blue.
  public static var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  /// Pure yellow in sRGB: red and green.
  public static var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  /// Pure magenta in sRGB: red and blue.
  public static var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  /// Orange in sRGB: red and half of green.
  public static var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  /// Purple in sRGB: half of red and of blue.
  public static var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  /// Brown in sRGB: red 0.6, green 0.4, blue 0.2.
  public static var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
  /// Transparent black.
  public static var clear: UIColor { UIColor(white: 0, alpha: 0) }
}
