import MeadowKit
import Shimmer
import SwiftUI

struct FieldScreen: View {
  @State private var flowers = Flower.all

  var body: some View {
    VStack {
      #if FLOWERS
        ForEach(flowers) { FlowerView(flower: $0) }
      #endif
      Button("Mow") { withAnimation { flowers.removeAll() } }
    }
  }

  private func haptic() { UIImpactFeedbackGenerator(style: .light).impactOccurred() }
}

#Preview { FieldScreen() }
