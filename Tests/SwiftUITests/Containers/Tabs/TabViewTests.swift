import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

@MainActor @Suite("Tabs")
struct TabViewTests {
  private let log = Log()

  private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  private struct Tabs: View {
    let model: Model<Int>
    let log: Log
    var body: some View {
      @Bindable var model = model
      TabView(selection: $model.value) {
        Counter(name: "home").logged("home", log)
          .tabItem { Label("Home", systemImage: "house") }
          .tag(1)
        Counter(name: "search").logged("search", log)
          .tabItem { Label("Search", systemImage: "magnifyingglass") }
          .tag(2)
          .badge(3)
      }
    }
  }

  @Test("Tabs come from data, and under conditions") func loops() throws {
    struct Looped: View {
      let names: Model<[String]>
      var body: some View {
        TabView {
          ForEach(names.value, id: \.self) { name in
            Tab(name, systemImage: "star") { Text("page of \(name)") }
          }
          if names.value.count > 1 {
            Tab("More", systemImage: "ellipsis") { Text("the rest") }
          }
        }
      }
    }
    let names = Model(["One", "Two"])
    let screen = try Screen(Looped(names: names))
    #expect(["page of One", "One", "Two", "More"].allSatisfy(screen.shows))
    screen.tap("Two")
    screen.settle()
    #expect(screen.shows("page of Two"))
    names.value = ["One"]
    screen.settle()
    #expect(screen.shows("page of One") && !screen.shows("Two") && !screen.shows("More"))
  }

  @Test("An image and a text that no label holds are one item") func looseItems() throws {
    let screen = try Screen(
      TabView {
        Text("first page").tabItem {
          Image(systemName: "star")
          Text("First")
        }
        Text("second page").tabItem { Label("Second", systemImage: "star") }
      })
    let (first, second) = (screen.center("star, First"), screen.center("Second"))
    let width = screen.host.configuration.size.width
    #expect(isClose(first?.x, width / 4, within: 1) && isClose(second?.x, width * 3 / 4, within: 1))
    let heights = screen.host.values
      .filter { $0.path.contains("Image") && $0.property == "frame" }.map { $0.shown[3] }
    #expect(heights.count == 2 && heights[0] == heights[1], "\(heights)")
  }

  @Test("Captions stand in one line, whatever the heights of the icons over them are")
  func captions() throws {
    let screen = try Screen(
      TabView {
        ForEach([8, 20, 26], id: \.self) { height in
          Color.clear.tabItem {
            Label {
              Text("\(height) high")
            } icon: {
              Color.red.frame(width: 20, height: CGFloat(height))
            }
          }
        }
      })
    let frames = screen.host.values.filter { $0.path.contains("Text") && $0.property == "frame" }
    #expect(frames.count == 3 && Set(frames.map { $0.shown[1] }).count == 1, "\(frames)")
  }

  @Test("What is written on several views at once counts for each") func severalAtOnce() throws {
    struct Letters: View {
      let letters: Model<[String]>
      let selection: Model<String>
      var body: some View {
        @Bindable var selection = selection
        TabView(selection: $selection.value) {
          Text("first page").tabItem { Label("First", systemImage: "star") }.tag("first")
          ForEach(letters.value, id: \.self) { Text("page \($0)") }
            .tabItem { Label("Letter", systemImage: "star") }
        }
      }
    }
    let (letters, selection) = (Model(["A", "B", "C"]), Model("first"))
    let screen = try Screen(Letters(letters: letters, selection: selection))
    #expect(screen.labels == ["first page", "First", "Letter", "Letter", "Letter"])
    selection.value = "B"
    screen.settle()
    #expect(screen.shows("page B"))
    withAnimation(.linear(duration: 1)) { letters.value = ["B"] }
    screen.host.advance(by: 0.5)
    _ = screen.host.frame()
    #expect(screen.host.graph.invariantViolations() == [])
    screen.settle()
    #expect(screen.labels == ["page B", "First", "Letter"])
    #expect(screen.host.graph.motion.active.isEmpty)
  }

  @Test("Of a tab that is several views the first is shown, whichever that is") func manyViews()
    throws
  {
    struct Many: View {
      let numbers: Model<[Int]>
      var body: some View {
        TabView {
          Group {
            ForEach(numbers.value, id: \.self) { number in
              Toggle("switch \(number)", isOn: .constant(numbers.value.count == 3))
            }
          }
          .background(.red)
          .tabItem { Text("Tab") }
          .tag(0)
        }
      }
    }
    let numbers = Model([1, 2])
    let screen = try Screen(Many(numbers: numbers))
    for order in [[2, 1], [3, 2, 1], [1], [2, 1]] {
      withAnimation(.linear(duration: 1)) { numbers.value = order }
      screen.host.advance(by: 0.5)
      _ = screen.host.frame()
      #expect(screen.host.graph.invariantViolations() == [], "\(order)")
    }
    screen.settle()
    #expect(screen.host.graph.motion.active.isEmpty)
  }

  @Test("One tab is there at a time, and all keep their state") func selection() throws {
    let model = Model(1)
    let screen = try Screen(Tabs(model: model, log: log))
    #expect(log.entries == ["+home"])
    screen.tap("home 0")
    #expect(screen.shows("home 1"))
    #expect(!screen.shows("search 0"))
    screen.tap("Search, 3")
    #expect(model.value == 2)
    #expect(log.entries == ["+home", "+search", "-home"])
    #expect(screen.shows("search 0"))
    model.value = 1
    #expect(screen.shows("home 1"))
    #expect(log.entries == ["+home", "+search", "-home", "+home", "-search"])
    #expect(screen.issues.isEmpty)
  }

  /// The middle of the first tab, and how much of the room above the safe area the bar takes.
  private nonisolated static let bars = [
    (SystemVersion.iOS18, 100.0, 49.0), (.iOS26, 149, 62 + 21 - 34),
  ]

  @Test(
    "The bar stands at the bottom, takes 49 points, and says which tab is selected", arguments: bars
  )
  func bar(_ system: SystemVersion, _ place: Double, _ height: Double) throws {
    let screen = try Screen(
      Tabs(model: Model(2), log: log),
      HostConfiguration(
        size: Size(400, 800),
        safeAreaInsets: EdgeInsets(top: 0, leading: 0, bottom: 34, trailing: 0), system: system))
    #expect(isNear(screen.center("search 0")?.y, (800 - 34 - height) / 2, within: 0.5))
    let home = try #require(screen.host.semantics.first { $0.label == "Home" })
    #expect(isNear(home.center.x, place, within: 1))
    #expect(!home.traits.contains(.isSelected))
    let search = screen.host.semantics.first { $0.label.hasSuffix("Search, 3") }
    #expect(search?.traits.contains(.isSelected) == true)
  }

  @Test("A selection that no tab has shows the first") func unknownSelection() throws {
    let screen = try Screen(Tabs(model: Model(9), log: log))
    #expect(screen.shows("home 0"))
  }

  @Test("Without a selection the view keeps its own") func ownSelection() throws {
    struct Plain: View {
      var body: some View {
        TabView {
          Text("one").tabItem { Text("First") }
          Text("two").tabItem { Text("Second") }
        }
      }
    }
    let screen = try Screen(Plain())
    #expect(screen.shows("one"))
    screen.tap("Second")
    #expect(screen.shows("two"))
    #expect(!screen.shows("one"))
  }

  @Test("Tabs of the newer form") func tabBuilder() throws {
    enum Place: Hashable { case home, settings }
    struct Modern: View {
      @State private var place = Place.settings
      let hasMore: Bool
      var body: some View {
        TabView(selection: $place) {
          Tab("Home", systemImage: "house", value: Place.home) { Text("at home") }
          Tab("Settings", systemImage: "gear", value: Place.settings) { Text("settings") }
            .badge(2)
        }
      }
    }
    let screen = try Screen(Modern(hasMore: true))
    #expect(screen.shows("settings"))
    screen.tap("Home")
    #expect(screen.shows("at home"))
    let untagged = try Screen(
      TabView {
        Tab("One", systemImage: "house") { Text("first") }
        Tab("Two", systemImage: "gear") { Text("second") }
      })
    untagged.tap("Two")
    #expect(untagged.shows("second"))
  }

  @Test("A screen of a tab hides the bar and shows it again") func hiddenBar() throws {
    struct Host: View {
      @State private var path: [Int] = []
      var body: some View {
        TabView {
          NavigationStack(path: $path) {
            NavigationLink("Open", value: 1)
              .navigationDestination(for: Int.self) { _ in
                Text("full").toolbar(.hidden, for: .tabBar)
              }
          }
          .tabItem { Text("First") }
          Text("two").tabItem { Text("Second") }
        }
      }
    }
    let screen = try Screen(Host())
    #expect(screen.shows("Second"))
    screen.tap("Open")
    screen.settle()
    #expect(!screen.shows("Second"))
    screen.tap("Back")
    screen.settle()
    #expect(screen.shows("Second"))
  }
}
