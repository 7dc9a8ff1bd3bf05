import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

@MainActor @Suite("Tab content")
struct TabContentTests {
  @Test("Badges of all forms are drawn on their tabs, and none for zero and nil") func badges()
    throws
  {
    let screen = try Screen(
      TabView {
        Tab("A", systemImage: "star") { Text("first") }.badge(3)
        Tab("B", systemImage: "star") { Text("second") }.badge(0)
        Tab("C", systemImage: "star") { Text("third") }.badge("new")
        Tab("D", systemImage: "star") { Text("fourth") }.badge(Text("!"))
        Tab("E", systemImage: "star") { Text("fifth") }.badge(nil as Text?)
        Tab("F", systemImage: "star") { Text("sixth") }.badge(String("old"))
        Tab("G", systemImage: "star") { Text("seventh") }
          .badge(LocalizedStringResource("resource"))
      })
    #expect(
      screen.labels == [
        "first", "A, 3", "B", "C, new", "D, !", "E", "F, old", "G, resource",
      ])
  }

  @Test("A badge is red, at the upper right of its symbol") func drawnBadge() throws {
    func isRed(_ count: Int) throws -> Bool {
      let drawn = try DrawnView(
        TabView {
          Tab("A", systemImage: "star") { Color.white }
          Tab("B", systemImage: "star") { Color.white }.badge(count)
        }, 400, 800, in: .plain)
      // The middle of the second tab is at 300; the badge is 18 wide, 16 beside it.
      let pixel = drawn.pixel(309, 763)
      return pixel[0] > 200 && pixel[1] < 120
    }
    #expect(try isRed(5))
    #expect(try !isRed(0))
  }

  @Test("Conditions, switches, loops and type-erased tabs come one behind the other") func builder()
    throws
  {
    struct Built: View {
      let number: Model<Int>
      var body: some View {
        TabView {
          switch number.value {
          case 0: Tab("Zero", systemImage: "star") { Text("page 0") }
          case 1: Tab("One", systemImage: "star") { Text("page 1") }
          default:
            ForEach(0..<number.value, id: \.self) { place in
              Tab("Nth \(place)", systemImage: "star") { Text("of many \(place)") }
            }
          }
          if number.value > 0 { Tab("Some", systemImage: "star") { Text("some") } }
          if #available(iOS 18, *) {
            AnyTabContent(Tab("Any", systemImage: "star") { Text("any") })
          }
        }
      }
    }
    let number = Model(0)
    let screen = try Screen(Built(number: number))
    #expect(screen.labels == ["page 0", "Zero", "Any"])
    number.value = 1
    screen.settle()
    #expect(screen.labels == ["page 1", "One", "Some", "Any"])
    number.value = 2
    screen.settle()
    #expect(screen.labels == ["of many 0", "Nth 0", "Nth 1", "Some", "Any"])
  }

  @Test("A tab is known by its value: it keeps its state where one comes before it") func identity()
    throws
  {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("count \(count)") { count += 1 } }
    }
    struct Growing: View {
      let hasFirst: Model<Bool>
      var body: some View {
        TabView(selection: .constant(2)) {
          if hasFirst.value { Tab("First", systemImage: "star", value: 1) { Text("first") } }
          Tab("Second", systemImage: "star", value: 2) { Counter() }
        }
      }
    }
    let hasFirst = Model(false)
    let screen = try Screen(Growing(hasFirst: hasFirst))
    screen.tap("count 0")
    hasFirst.value = true
    screen.settle()
    #expect(screen.labels == ["count 1", "First", "Second"])
  }

  @Test("What assistive technologies say of a tab replaces what its label says") func spoken()
    throws
  {
    let screen = try Screen(
      TabView {
        Tab("A", systemImage: "star") { Text("first") }
          .accessibilityLabel("Letter A")
          .accessibilityHint("Shows the letter")
          .accessibilityIdentifier("tab.a")
        Tab("B", systemImage: "star") { Text("second") }
          .accessibilityLabel("Letter B", isEnabled: false)
          .accessibilityValue(Text("two"))
      })
    let tab = try #require(screen.host.semantics.first { $0.label == "Letter A" })
    #expect(tab.hint == "Shows the letter" && tab.identifier == "tab.a")
    #expect(tab.traits.contains(.isSelected))
    #expect(screen.host.semantics.first { $0.label == "B" }?.value == "two")
    screen.tap("B")
    #expect(screen.shows("second"))
  }

  @Test("Rows of a sidebar are not on a phone, and drags over tabs are reported") func sidebar()
    throws
  {
    let screen = try Screen(
      TabView {
        Tab("A", systemImage: "star") { Text("first") }
          .contextMenu { Button("Pin") {} }
          .swipeActions { Button("Remove") {} }
          .draggable("a")
          .tabPlacement(.sidebarOnly)
          .springLoadingBehavior(.automatic)
        Tab("B", systemImage: "star") { Text("second") }
          .springLoadingBehavior(.enabled)
      })
    #expect(screen.labels == ["first", "A", "B"])
    #expect(
      screen.issues == [
        "springLoadingBehavior(.enabled): a drag that rests over a tab does not select it."
      ])
  }

  @Test("What is dropped on a tab's item goes to the tab") func drop() throws {
    let log = Log()
    let screen = try Screen(
      TabView {
        Tab("A", systemImage: "star") { Text("word").draggable("a word") }
        Tab("B", systemImage: "star") { Text("second") }
          .dropDestination(for: String.self) { words in log("\(words)") }
      })
    let (start, end) = (
      try #require(screen.center("word")), try #require(screen.center("B"))
    )
    screen.host.touchDown(at: start)
    screen.host.advance(by: 0.6)
    for point in [Point(200, 600), end] {
      screen.host.touchMove(to: point)
      screen.host.advance(by: 0.1)
    }
    screen.host.touchUp()
    screen.settle()
    #expect(log.entries == ["[\"a word\"]"])
  }
}
