import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

@MainActor @Suite("Search fields of iOS 26")
struct BottomSearchTests {
  private struct Spices: View {
    var placement = SearchFieldPlacement.automatic
    var hasItems = false
    var hidesBar = false
    @State private var query = ""

    private var found: [Int] { (0..<40).filter { query.isEmpty || "spice \($0)".contains(query) } }

    var body: some View {
      NavigationStack {
        ScrollView {
          ForEach(found, id: \.self) { Text("spice \($0)").frame(height: 50) }
        }
        .navigationTitle("Spices")
        .searchable(text: $query, placement: placement, prompt: "Find")
        .toolbar {
          if hasItems {
            ToolbarItem(placement: .bottomBar) { Button("A") {} }
            DefaultToolbarItem(kind: .search, placement: .bottomBar)
            ToolbarItem(placement: .bottomBar) { Button("B") {} }
          }
        }
        .toolbar(hidesBar ? .hidden : .automatic, for: .bottomBar)
      }
    }
  }

  private func screen(_ view: some View) throws -> Screen {
    try Screen(
      view,
      HostConfiguration(
        size: Size(390, 844),
        safeAreaInsets: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0), system: .iOS26))
  }

  @Test("It stands at the bottom, and below the title in a tab, in a drawer, and without a bar")
  func places() throws {
    let bottom = 844.0 - 28 - 24
    #expect(isNear(try screen(Spices()).center("Search")?.y, bottom, within: 1))
    let drawer = try screen(Spices(placement: .navigationBarDrawer))
    #expect(try #require(drawer.center("Search")).y < 200)
    let hidden = try screen(Spices(hidesBar: true))
    #expect(try #require(hidden.center("Search")).y < 200)
    let tab = try screen(TabView { Spices().tabItem { Label("Home", systemImage: "house") } })
    #expect(try #require(tab.center("Search")).y < 200)
  }

  @Test("What is typed is searched for, and a cross ends the search")
  func searching() throws {
    let screen = try screen(Spices())
    screen.tap("Search")
    screen.settle()
    screen.host.type("spice 7")
    screen.settle()
    #expect(screen.labels.filter { $0.hasPrefix("spice") } == ["spice 7"])
    #expect(!screen.shows("spice 1"))
    screen.tap("Cancel")
    screen.settle()
    #expect(screen.shows("spice 1") && !screen.shows("Cancel"))
  }

  @Test("Among items it goes to its place, and takes the room that they leave")
  func amongItems() throws {
    let screen = try screen(Spices(hasItems: true))
    let (a, b) = (try #require(screen.center("A")), try #require(screen.center("B")))
    let field = try #require(screen.center("Search"))
    #expect(a.x < field.x && field.x < b.x)
    #expect(isNear(a.y, field.y, within: 1) && isNear(b.y, field.y, within: 1))
    #expect(isNear(a.x, 28 + 24, within: 1) && isNear(b.x, 390 - 28 - 24, within: 1))
    #expect(screen.host.issues.isEmpty)
  }
}
