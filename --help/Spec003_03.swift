import SwiftUI

struct ScaleButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .scaleEffect(configuration.isPressed ? 0.98 : 1.0)
      .animation(.spring(response: 0.3, dampingFraction: 0.7), value: configuration.isPressed)
  }
}

// With hover effect (macOS/iPadOS with pointer)
struct HoverScaleButtonStyle: ButtonStyle {
  @State private var isHovered = false

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .scaleEffect(configuration.isPressed ? 0.98 : 1.0)
      .offset(y: isHovered ? -2 : 0)
      .animation(.spring(response: 0.3, dampingFraction: 0.7), value: configuration.isPressed)
      .animation(.spring(response: 0.2, dampingFraction: 0.8), value: isHovered)
      .onHover { hovering in
        isHovered = hovering
      }
  }
}

struct Usage: View {  var body: some View {
Button(action: {}) {
  Text("Browse Journeys")
}
.buttonStyle(ScaleButtonStyle())

  }
}


enum RIZQSpacing { static let lg: CGFloat = 16 }
extension Color {
  static let rizqMuted = Color.gray
  static let rizqPrimary = Color.orange
  static let levelBadge = Color.yellow
  static let streakGlow = Color.orange
  static let goldSoft = Color.yellow
  static let goldBright = Color.yellow
}
extension Font { static func rizqMonoMedium(_ style: Font.TextStyle) -> Font { .system(style, design: .monospaced).weight(.medium) } }
