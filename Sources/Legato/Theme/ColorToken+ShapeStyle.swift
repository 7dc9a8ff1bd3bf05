import SwiftUI

extension ColorToken: ShapeStyle {
  public func resolve(in environment: EnvironmentValues) -> Color {
    environment.tokenTheme.color(self, in: environment)
  }
}
