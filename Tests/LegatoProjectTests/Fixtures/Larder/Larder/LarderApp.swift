import SwiftUI

@main
struct LarderApp: App {
  @State private var store = RecipeStore()

  var body: some Scene {
    WindowGroup { RecipeList().environment(store) }
  }
}
