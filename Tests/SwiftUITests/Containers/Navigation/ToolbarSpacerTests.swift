import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

@MainActor @Suite("Spacers and default items of toolbars")
struct ToolbarSpacerTests {
  private struct Trailing: View {
    let sizing: SpacerSizing?
    var body: some View {
      NavigationStack {
        Text("content")
          .toolbar {
            ToolbarItem(placement: .topBarTrailing) { Button("One") {} }
            if let sizing { ToolbarSpacer(sizing, placement: .topBarTrailing) }
            ToolbarItem(placement: .topBarTrailing) { Button("Two") {} }
          }
      }
    }
  }

  private struct Bottom<Items: ToolbarContent>: View {
    @ToolbarContentBuilder let items: () -> Items
    var body: some View { NavigationStack { Text("content").toolbar(content: items) } }
  }

  private func screen(_ view: some View, _ system: SystemVersion = .iOS26) throws -> Screen {
    try Screen(view, HostConfiguration(size: Size(400, 800), system: system))
  }

  @Test("A spacer puts what stands before and behind it on glass of its own, 8 points apart")
  func groups() throws {
    let together = try screen(Trailing(sizing: nil))
    let apart = try screen(Trailing(sizing: .fixed))
    let two = try #require(together.center("Two"))
    // The last item stays at the edge, and the other one goes.
    #expect(isNear(apart.center("Two")?.x, two.x, within: 1))
    let one = try #require(together.center("One"))
    #expect(isNear(apart.center("One")?.x, one.x - 8, within: 1))
    let flexible = try screen(Trailing(sizing: .flexible))
    #expect(isNear(flexible.center("One")?.x, one.x - 8, within: 1))
  }

  @Test("Before iOS 26 it takes no room") func old() throws {
    let with = try screen(Trailing(sizing: .flexible), .iOS18)
    let without = try screen(Trailing(sizing: nil), .iOS18)
    #expect(with.center("One") == without.center("One"))
    #expect(with.center("Two") == without.center("Two"))
  }

  @Test(
    "At the bottom a flexible one pushes apart, a fixed one parts, and items without one stand together"
  )
  func bottom() throws {
    let screen = try screen(
      Bottom {
        ToolbarItem(placement: .bottomBar) { Button("A") {} }
        ToolbarItem(placement: .bottomBar) { Button("B") {} }
        ToolbarSpacer(.fixed, placement: .bottomBar)
        ToolbarItem(placement: .bottomBar) { Button("C") {} }
        ToolbarSpacer(placement: .bottomBar)
        ToolbarItem(placement: .bottomBar) { Button("D") {} }
      })
    let (a, b) = (try #require(screen.center("A")), try #require(screen.center("B")))
    let (c, d) = (try #require(screen.center("C")), try #require(screen.center("D")))
    // Each is 48 wide on its glass, which stands 28 from the edges.
    #expect(isNear(b.x - a.x, 48, within: 1))
    #expect(isNear(c.x - b.x, 48 + 8, within: 1))
    #expect(isNear(a.x, 28 + 24, within: 1))
    #expect(isNear(d.x, 400 - 28 - 24, within: 1))
    #expect(screen.host.issues.isEmpty)
  }

  @Test("A group with a spacer in it is as wide as the bar")
  func spacerInAGroup() throws {
    let screen = try screen(
      Bottom {
        ToolbarItemGroup(placement: .bottomBar) {
          Button("A") {}
          Spacer()
          Button("B") {}
        }
      })
    #expect(try #require(screen.center("A")).x < 28 + 16 + 12)
    #expect(try #require(screen.center("B")).x > 400 - 28 - 16 - 12)
  }

  @Test(
    "Spacers before and behind all items count, several side by side are one, and alone they make no bar"
  )
  func edges() throws {
    let screen = try screen(
      Bottom {
        ToolbarSpacer(placement: .bottomBar)
        ToolbarItem(placement: .bottomBar) { Button("A") {} }
        ToolbarSpacer(.fixed, placement: .bottomBar)
        ToolbarSpacer(.flexible, placement: .bottomBar)
        ToolbarItem(placement: .bottomBar) { Button("B") {} }
      })
    #expect(isNear(screen.center("B")?.x, 400 - 28 - 24, within: 1))
    // Between two equal spaces.
    #expect(isNear(screen.center("A")?.x, (28 + 400 - 28 - 48) / 2, within: 5))
    let none = try self.screen(Bottom { ToolbarSpacer(placement: .bottomBar) })
    #expect(isNear(none.center("content")?.y, 400, within: 1))
  }

  @Test("A default item leaves the component where it is, says so once, and makes no glass")
  func defaults() throws {
    let screen = try screen(
      Bottom {
        DefaultToolbarItem(kind: .search, placement: .bottomBar)
        ToolbarItem(placement: .bottomBar) { Button("A") {} }
      })
    #expect(
      screen.host.issues.map(\.message) == [
        "DefaultToolbarItem: the search field stays where it is by itself."
      ])
    let alone = try self.screen(Bottom { ToolbarItem(placement: .bottomBar) { Button("A") {} } })
    #expect(screen.center("A") != nil)
    #expect(isNear(alone.center("A")?.x, 200, within: 1))
  }

  @Test("What bars do not do here is reported where it is asked for, and nowhere else")
  func reports() throws {
    struct Asked: View {
      let isAsked: Bool
      var body: some View {
        Text("content")
          .searchToolbarBehavior(isAsked ? .minimize : .automatic)
          .tabBarMinimizeBehavior(isAsked ? .onScrollDown : .never)
      }
    }
    #expect(try screen(Asked(isAsked: false)).host.issues.isEmpty)
    let messages = try screen(Asked(isAsked: true)).host.issues.map(\.message)
    #expect(messages.count == 2)
    #expect(messages.contains("tabBarMinimizeBehavior(.onScrollDown): the tab bar keeps its size."))
  }
}
