import SwiftUI

private struct ScaleButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .scaleEffect(configuration.isPressed ? 0.98 : 1.0)
      .animation(.spring(response: 0.3, dampingFraction: 0.7), value: configuration.isPressed)
  }
}

// With hover effect (macOS/iPadOS with pointer)
private struct HoverScaleButtonStyle: ButtonStyle {
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

private struct Usage: View {
  var body: some View {
    Button(action: {}) {
      Text("Browse Journeys")
    }
    .buttonStyle(ScaleButtonStyle())

  }
}

extension SpecificationBlock {
  /// Document 003, block 3.
  static let buttonStyles = SpecificationBlock("buttonStyles") { world in
    VStack {
      Usage()
      Button("Hover") {}.buttonStyle(HoverScaleButtonStyle())
    }
  }
}
