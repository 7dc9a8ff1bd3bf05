package import LegatoDisplay

/// A color of the system, light and dark; each system has a palette of its own (`SystemPalette`).
package enum SystemColor: String, CaseIterable, Hashable, Sendable {
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
  /// What a button says that cannot be pressed, on its border.
  case disabledLabel
  /// A symbol or words on glass in a bar; the prompt of a field on glass.
  case glassLabel, glassPlaceholder
  /// The line below a row of a list; the track of a switch that is off; the second level of what a row says.
  case listSeparator, switchTrack, rowSecondary

  /// - Parameters:
  ///   - isElevated: on a sheet backgrounds are a little lighter where all is dark.
  ///   - system: whose palette it is.
  package func display(
    _ scheme: ColorScheme, isElevated: Bool = false, system: SystemVersion = .standard
  ) -> DisplayColor {
    let palette = SystemPalette.of(system)
    guard scheme == .dark else { return palette.light(self) }
    return (isElevated ? palette.elevated(self) : nil) ?? palette.dark(self)
  }

  /// As the view's environment says.
  package func display(in environment: EnvironmentValues) -> DisplayColor {
    display(
      environment.colorScheme, isElevated: environment.isElevated,
      system: environment.systemVersion)
  }
}
