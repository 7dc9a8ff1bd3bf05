import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

@MainActor @Suite("Search fields")
struct SearchTests {
  private struct Spices: View {
    let log: Log
    var isPinned = false
    let isSearching: Model<Bool>
    @State private var query = ""

    private var found: [Int] { (0..<40).filter { query.isEmpty || "spice \($0)".contains(query) } }

    var body: some View {
      NavigationStack {
        ScrollView {
          VStack(spacing: 0) {
            Told(log: log)
            ForEach(found, id: \.self) {
              Text("spice \($0)").frame(maxWidth: .infinity).frame(height: 50)
            }
          }
        }
        .overlay { if found.isEmpty { ContentUnavailableView.search } }
        .navigationTitle("Spices")
        .searchable(
          text: $query,
          isPresented: Binding(get: { isSearching.value }, set: { isSearching.value = $0 }),
          placement: isPinned ? .navigationBarDrawer(displayMode: .always) : .automatic,
          prompt: "Find"
        )
        .onSubmit(of: .search) { log("search for \(query)") }
      }
    }
  }

  /// Tells whether there is a search.
  private struct Told: View {
    let log: Log
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    var body: some View {
      Button(isSearching ? "Searching" : "Idle") { dismissSearch() }.frame(height: 10)
    }
  }

  private let log = Log()
  private let isSearching = Model(false)

  private func screen(isPinned: Bool = false) throws -> Screen {
    try Screen(Spices(log: log, isPinned: isPinned, isSearching: isSearching))
  }

  @Test("A field of 36 points stands a point below the title, and the content 15 below that")
  func room() throws {
    let screen = try screen()
    #expect(isNear(screen.center("Idle")?.y, 44 + 52 + 52 + 5))
    #expect(isNear(screen.center("Search")?.y, 44 + 52 + 1 + 18, within: 1))
  }

  @Test("What is typed is what is searched for, and what is submitted goes to the views")
  func typing() throws {
    let screen = try screen()
    screen.tap("Search")
    screen.settle()
    #expect(isSearching.value && screen.shows("Searching") && screen.shows("Cancel"))
    screen.host.type("spice 7")
    screen.settle()
    #expect(screen.labels.filter { $0.hasPrefix("spice") } == ["spice 7"])
    screen.host.press(.return)
    #expect(log.entries == ["search for spice 7"])
    // The field is left, and may be taken up again.
    #expect(isSearching.value)
    screen.tap("Search")
    screen.host.type("zz")
    screen.settle()
    #expect(screen.labels.contains { $0.contains("No Results for “spice 7zz”") })
  }

  @Test("Cancel ends the search, and so do views and the program", arguments: [0, 1, 2])
  func ending(_ way: Int) throws {
    let screen = try screen()
    isSearching.value = true
    screen.settle()
    screen.host.type("1")
    screen.settle()
    switch way {
    case 0: screen.tap("Cancel")
    case 1: screen.tap("Searching")
    default: isSearching.value = false
    }
    screen.settle()
    #expect(!isSearching.value && screen.shows("Idle") && !screen.shows("Cancel"))
    // The program only ends the search; a person gives it up.
    #expect(screen.shows("spice 5") == (way < 2))
    screen.host.type("9")
    screen.settle()
    #expect(screen.shows("spice 1"))
  }

  @Test("It goes under the bar with the content, or stays below it where it is pinned")
  func scrolling() throws {
    for isPinned in [false, true] {
      let screen = try screen(isPinned: isPinned)
      let start = try #require(screen.center("Search")?.y)
      screen.drag(from: Point(200, 500), by: 0, -210)
      let way = isPinned ? 52.0 : 200
      #expect(isNear(screen.center("Search")?.y, start - way, within: 1))
    }
  }

  /// The field of iOS 18 stops growing at `xLarge`, and the text in it does as well.
  @Test(arguments: [DynamicTypeSize.xLarge, .accessibility1, .accessibility5])
  func theTextStopsGrowingWithItsField(size: DynamicTypeSize) throws {
    let probe = try Probe(
      Spices(log: Log(), isSearching: Model(false)),
      HostConfiguration(size: Size(393, 800), dynamicTypeSize: size, system: .iOS18))
    let layers = probe.list.drawnLayers.filter { !$0.texts.isEmpty && $0.opacity > 0 }
    let heights = layers.compactMap { layer in
      layer.texts.first { $0.layout.text.contains("Find") }.map { Double($0.layout.size.height) }
    }
    // A line of 19 points.
    #expect(
      heights.count == 1 && heights.allSatisfy { isClose($0, 22.67, within: 0.4) }, "\(heights)")
  }
}
