import SwiftUI

extension ColorToken: ShapeStyle {
  /// The color of the token in an environment: the theme's, made from the accent where it follows
  /// it, in light or dark appearance.
  public func resolve(in environment: EnvironmentValues) -> Color {
    environment.tokenTheme.color(self, in: environment)
  }
}
