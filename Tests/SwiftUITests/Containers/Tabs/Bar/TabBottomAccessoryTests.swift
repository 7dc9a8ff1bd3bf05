import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

@MainActor @Suite("Accessories of tab bars")
struct TabBottomAccessoryTests {
  private struct Placement: View {
    let name: String
    @Environment(\.tabViewBottomAccessoryPlacement) private var accessory
    @Environment(\.tabBarPlacement) private var bar
    var body: some View {
      Text("\(name) \(accessory == .expanded ? "expanded" : "none") \(text(bar))")
    }

    private func text(_ bar: TabBarPlacement?) -> String {
      switch bar {
      case .bottomBar: "bottom"
      case .pageIndicator: "pages"
      default: "nowhere"
      }
    }
  }

  private struct Playing: View {
    let isEnabled: Model<Bool>
    var body: some View {
      TabView {
        Tab("Home", systemImage: "house") {
          VStack(spacing: 0) {
            Spacer()
            Placement(name: "page")
            TabView { Text("inner").tabItem { Text("Inner") } }.frame(height: 100)
            Text("last").frame(height: 20)
          }
        }
      }
      .tabViewBottomAccessory(isEnabled: isEnabled.value) { Placement(name: "song") }
    }
  }

  @Test("It stands over the tab bar of its tab view alone, where content has no room") func bar()
    throws
  {
    var configuration = HostConfiguration(size: Size(400, 800), system: .iOS26)
    configuration.safeAreaInsets.bottom = 34
    let isEnabled = Model(true)
    let screen = try Screen(Playing(isEnabled: isEnabled), configuration)
    let song = "song expanded bottom"
    #expect(screen.labels.count { $0 == song } == 1)
    // The bar of 62 points is 21 from the edge; the accessory of 48 is 8 above it, and all content is above that.
    let edge = 800.0 - 21 - 62 - 8
    #expect(isNear(screen.center(song)?.y, edge - 24, within: 1))
    #expect(isNear(screen.center("last")?.y, edge - 48 - 10, within: 1))
    isEnabled.value = false
    screen.settle()
    #expect(!screen.shows(song))
    #expect(isNear(screen.center("last")?.y, edge + 8 - 10, within: 1))
  }

  @Test("Views know where the tab bar is") func placement() throws {
    let screen = try Screen(
      VStack {
        Placement(name: "outside")
        TabView { Placement(name: "inside") }
        TabView { Placement(name: "page") }.tabViewStyle(.page)
      })
    #expect(screen.shows("outside none nowhere"))
    #expect(screen.shows("inside none bottom") && screen.shows("page none pages"))
  }
}
