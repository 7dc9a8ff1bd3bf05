import SwiftUI

/// Pulses without an end.
package struct PulseDot: View {
  @State private var isLarge = false

  package init() {}

  package var body: some View {
    Circle().frame(width: 40, height: 40).scaleEffect(isLarge ? 1.5 : 1)
      .onAppear {
        withAnimation(.easeInOut(duration: 0.5).repeatForever()) { isLarge = true }
      }
  }
}
