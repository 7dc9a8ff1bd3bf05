import Kingfisher
import SwiftUI

struct RecipeRow: View {
  let recipe: Recipe
  @State private var isMarked = false

  var body: some View {
    HStack {
      Text(recipe.title)
      Spacer()
      Text(recipe.duration).foregroundStyle(.secondary)
      Image(systemName: isMarked ? "star.fill" : "star")
    }
    .onTapGesture { withAnimation(.spring) { isMarked.toggle() } }
  }

  func share() { ActivityKitBridge.share(recipe) }
}

#Preview("Row", traits: .sizeThatFitsLayout) {
  RecipeRow(recipe: Recipe.samples[0])
}
