import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

@MainActor @Suite("Tabs for searching")
struct SearchTabTests {
  private struct Tabs: View {
    let selection: Model<Int>
    var body: some View {
      @Bindable var selection = selection
      TabView(selection: $selection.value) {
        Tab("Home", systemImage: "house", value: 0) { Text("at home") }
        Tab(value: 1, role: .search) { Text("searching") }
        Tab("More", systemImage: "star", value: 2) { Text("more") }
      }
    }
  }

  private func screen(_ selection: Model<Int>, _ system: SystemVersion) throws -> Screen {
    var configuration = HostConfiguration(size: Size(400, 800), system: system)
    configuration.safeAreaInsets.bottom = 34
    return try Screen(Tabs(selection: selection), configuration)
  }

  @Test("On glass it stands on a circle of its own, at the trailing end") func glass() throws {
    let selection = Model(0)
    let screen = try screen(selection, .iOS26)
    // A circle of 62 points, 21 from the edge.
    let center = try #require(screen.center("Search"))
    #expect(isNear(center.x, 400 - 21 - 31, within: 1))
    // Two tabs of 102 points from the leading end, 4 inside of their capsule.
    #expect(isNear(screen.center("Home")?.x, 21 + 4 + 51, within: 1))
    #expect(isNear(screen.center("More")?.x, 21 + 4 + 102 + 51, within: 1))
    #expect(isNear(screen.center("Home")?.y, center.y, within: 1))
    screen.tap("Search")
    #expect(selection.value == 1 && screen.shows("searching"))
    let search = try #require(screen.host.semantics.first { $0.label == "Search" })
    #expect(search.traits.contains(.isSelected))
    screen.tap("More")
    #expect(selection.value == 2 && screen.shows("more"))
  }

  @Test("Before glass it is a tab in its place") func plain() throws {
    let selection = Model(0)
    let screen = try screen(selection, .iOS18)
    #expect(isNear(screen.center("Search")?.x, 200, within: 1))
    screen.tap("Search")
    #expect(selection.value == 1)
  }

  @Test("That its selection does not begin a search is reported where it should") func activation()
    throws
  {
    let tabs = TabView { Tab(role: .search) { Text("searching") } }
    #expect(try Screen(tabs.tabViewSearchActivation(.automatic)).issues.isEmpty)
    #expect(
      try Screen(tabs.tabViewSearchActivation(.searchTabSelection)).issues == [
        "tabViewSearchActivation(.searchTabSelection): search begins with a tap on its field."
      ])
  }
}
