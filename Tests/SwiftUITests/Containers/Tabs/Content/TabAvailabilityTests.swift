import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

@MainActor @Suite("Hidden and disabled tabs")
struct TabAvailabilityTests {
  private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  private struct Three: View {
    let hidden: Model<Set<Int>>
    let selection: Model<Int>
    var isPaged = false
    var body: some View {
      @Bindable var selection = selection
      let tabs = TabView(selection: $selection.value) {
        Tab("First", systemImage: "star", value: 1) { Counter(name: "one") }
          .hidden(hidden.value.contains(1))
        TabSection("Section") {
          Tab("Second", systemImage: "star", value: 2) { Counter(name: "two") }
        }
        .hidden(hidden.value.contains(2))
        Tab("Third", systemImage: "star", value: 3) { Counter(name: "three") }
      }
      if isPaged { tabs.tabViewStyle(.page) } else { tabs }
    }
  }

  @Test("A hidden tab is not in the bar, and the others have its room; its content keeps its state")
  func hidden() throws {
    let (hidden, selection) = (Model<Set<Int>>([]), Model(2))
    let screen = try Screen(Three(hidden: hidden, selection: selection))
    screen.tap("two 0")
    selection.value = 3
    hidden.value = [2]
    screen.settle()
    #expect(screen.labels == ["three 0", "First", "Third"])
    #expect(isNear(screen.center("Third")?.x, 300, within: 1))
    let third = try #require(screen.host.semantics.first { $0.label == "Third" })
    #expect(third.traits.contains(.isSelected))
    screen.tap("First")
    #expect(selection.value == 1 && screen.shows("one 0"))
    hidden.value = []
    selection.value = 2
    screen.settle()
    #expect(screen.labels == ["two 1", "First", "Second", "Third"])
  }

  @Test(
    "A hidden tab that the selection names is shown, and no tab is marked",
    arguments: [true, false])
  func selectedAndHidden(_ isGlass: Bool) throws {
    var configuration = HostConfiguration.plain
    configuration.system = isGlass ? .iOS26 : .iOS18
    let screen = try Screen(Three(hidden: Model([2]), selection: Model(2)), configuration)
    #expect(screen.labels == ["two 0", "First", "Third"])
    #expect(!screen.host.semantics.contains { $0.traits.contains(.isSelected) })
  }

  @Test("Without a selection the first tab that is not hidden is shown") func ownSelection() throws
  {
    struct Own: View {
      let isHidden: Model<Bool>
      var body: some View {
        TabView {
          Tab("First", systemImage: "star") { Text("one") }.hidden(isHidden.value)
          Tab("Second", systemImage: "star") { Text("two") }
        }
      }
    }
    let isHidden = Model(true)
    let screen = try Screen(Own(isHidden: isHidden))
    #expect(screen.labels == ["two", "Second"])
    isHidden.value = false
    screen.settle()
    screen.tap("First")
    #expect(screen.shows("one"))
    isHidden.value = true
    screen.settle()
    #expect(screen.labels == ["two", "Second"])
  }

  @Test("A hidden tab is no page") func pages() throws {
    let screen = try Screen(Three(hidden: Model([2]), selection: Model(3), isPaged: true))
    #expect(screen.shows("three 0") && screen.shows("Page 2 of 2"))
  }

  @Test("A tap does not select a disabled tab; code does") func disabled() throws {
    struct Disabled: View {
      let selection: Model<Int>
      var body: some View {
        @Bindable var selection = selection
        TabView(selection: $selection.value) {
          Tab("First", systemImage: "star", value: 1) { Text("one") }
          Tab("Second", systemImage: "star", value: 2) { Text("two") }.disabled(true)
        }
      }
    }
    let selection = Model(1)
    let screen = try Screen(Disabled(selection: selection))
    screen.tap("Second")
    #expect(selection.value == 1 && screen.shows("one"))
    selection.value = 2
    #expect(screen.shows("two"))
  }
}
