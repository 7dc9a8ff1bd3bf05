import SwiftUI

/// Looks like its label and nothing else.
struct UnstyledButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}
