import Pantry
import SwiftUI

struct RecipeList: View {
  @Environment(RecipeStore.self) private var store
  @State private var isOpen = false

  var body: some View {
    VStack(alignment: .leading) {
      Text("Larder").font(.largeTitle).foregroundStyle(Palette.ink)
      ForEach(store.recipes) { recipe in
        RecipeRow(recipe: recipe)
      }
      #if os(iOS)
        Button("Add") { withAnimation(.snappy) { store.add("Cake") } }
      #else
        Button("Add on a Mac") { NSApplication.shared.beep() }
      #endif
      ShelfLabel(shelf: Shelf(name: "Flour", count: 3))
    }
    .padding()
  }
}

#Preview("Filled") {
  RecipeList().environment(RecipeStore())
}
