package import LegatoDisplay

/// The system palette of iOS 26, light and dark.
package enum SystemColor: String, Hashable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  /// From the gray towards the background.
  case gray2, gray3, gray4, gray5, gray6
  case primary, secondary, tertiary, quaternary
  case background, secondaryBackground, tertiaryBackground
  case fill, secondaryFill, tertiaryFill, quaternaryFill
  case separator, opaqueSeparator, placeholder, link
  /// Behind groups of rows; a row of a group; a row that is pressed or selected.
  case groupedBackground, groupedCell, highlight
  /// On a row of a group.
  case tertiaryGroupedBackground
  /// What an alert or a menu stands on: where all is dark, lighter than the window.
  case popupBackground

  /// - Parameter isElevated: on a sheet backgrounds are a little lighter where all is dark.
  package func display(_ scheme: ColorScheme, isElevated: Bool = false) -> DisplayColor {
    let isDark = scheme == .dark
    let (light, dark) = components
    let value = isDark ? (isElevated ? elevated : nil) ?? dark : light
    return DisplayColor(
      Double(value.0) / 255, Double(value.1) / 255, Double(value.2) / 255, value.3)
  }

  /// As the view's environment says.
  package func display(in environment: EnvironmentValues) -> DisplayColor {
    display(environment.colorScheme, isElevated: environment.isElevated)
  }

  private typealias Components = (Int, Int, Int, Double)

  /// Dark, above the window.
  private var elevated: Components? {
    switch self {
    case .background, .groupedBackground: (28, 28, 30, 1)
    case .secondaryBackground, .groupedCell: (44, 44, 46, 1)
    case .tertiaryBackground, .highlight, .tertiaryGroupedBackground: (58, 58, 60, 1)
    default: nil
    }
  }

  private var components: (light: Components, dark: Components) {
    switch self {
    case .red: ((255, 56, 60, 1), (255, 66, 69, 1))
    case .orange: ((255, 141, 40, 1), (255, 146, 48, 1))
    case .yellow: ((255, 204, 0, 1), (255, 214, 0, 1))
    case .green: ((52, 199, 89, 1), (48, 209, 88, 1))
    case .mint: ((0, 200, 179, 1), (0, 218, 195, 1))
    case .teal: ((0, 195, 208, 1), (0, 210, 224, 1))
    case .cyan: ((0, 192, 232, 1), (60, 211, 254, 1))
    case .blue: ((0, 136, 255, 1), (0, 145, 255, 1))
    case .indigo: ((97, 85, 245, 1), (109, 124, 255, 1))
    case .purple: ((203, 48, 224, 1), (219, 52, 242, 1))
    case .pink: ((255, 45, 85, 1), (255, 55, 95, 1))
    case .brown: ((172, 127, 94, 1), (183, 138, 102, 1))
    case .gray: ((142, 142, 147, 1), (142, 142, 147, 1))
    case .gray2: ((174, 174, 178, 1), (99, 99, 102, 1))
    case .gray3: ((199, 199, 204, 1), (72, 72, 74, 1))
    case .gray4: ((209, 209, 214, 1), (58, 58, 60, 1))
    case .gray5: ((229, 229, 234, 1), (44, 44, 46, 1))
    case .gray6: ((242, 242, 247, 1), (28, 28, 30, 1))
    case .primary: ((0, 0, 0, 1), (255, 255, 255, 1))
    case .secondary: ((60, 60, 67, 0.6), (235, 235, 245, 0.6))
    case .tertiary: ((60, 60, 67, 0.3), (235, 235, 245, 0.3))
    case .quaternary: ((60, 60, 67, 0.18), (235, 235, 245, 0.16))
    case .background: ((255, 255, 255, 1), (0, 0, 0, 1))
    case .secondaryBackground: ((242, 242, 247, 1), (28, 28, 30, 1))
    case .tertiaryBackground: ((255, 255, 255, 1), (44, 44, 46, 1))
    case .popupBackground: ((255, 255, 255, 1), (44, 44, 46, 1))
    case .fill: ((120, 120, 128, 0.2), (120, 120, 128, 0.36))
    case .secondaryFill: ((120, 120, 128, 0.16), (120, 120, 128, 0.32))
    case .tertiaryFill: ((118, 118, 128, 0.12), (118, 118, 128, 0.24))
    case .quaternaryFill: ((116, 116, 128, 0.08), (118, 118, 128, 0.18))
    case .placeholder: ((60, 60, 67, 0.3), (235, 235, 245, 0.3))
    case .link: ((0, 136, 255, 1), (0, 145, 255, 1))
    case .groupedBackground: ((242, 242, 247, 1), (0, 0, 0, 1))
    case .groupedCell: ((255, 255, 255, 1), (28, 28, 30, 1))
    case .highlight: ((209, 209, 214, 1), (58, 58, 60, 1))
    case .tertiaryGroupedBackground: ((242, 242, 247, 1), (44, 44, 46, 1))
    case .opaqueSeparator: ((198, 198, 200, 1), (56, 56, 58, 1))
    case .separator: ((60, 60, 67, 0.29), (84, 84, 88, 0.6))
    }
  }
}
