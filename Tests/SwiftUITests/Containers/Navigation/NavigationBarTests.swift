import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

@MainActor @Suite("Bars")
struct NavigationBarTests {
  /// A screen of rows under a large title.
  private struct Rows: View {
    var body: some View {
      NavigationStack {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<40) { Text("row \($0)").frame(maxWidth: .infinity).frame(height: 50) }
          }
        }
        .navigationTitle("Rows")
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
          ToolbarItem(placement: .topBarTrailing) { Button("Add") {} }
          ToolbarItemGroup(placement: .bottomBar) {
            Button("Left") {}
            Spacer()
            Button("Right") {}
          }
        }
      }
    }
  }

  @Test("The content begins below a bar of 44 points and a large title of 52") func room() throws {
    let screen = try Screen(Rows())
    #expect(isNear(screen.center("row 0")?.y, 44 + 52 + 25))
    #expect(isNear(screen.center("Edit")?.y, 22, within: 1))
    #expect(isNear(screen.center("Right")?.y, 800 - 49 / 2.0, within: 1))
    #expect(screen.labels.first == "Edit")
  }

  @Test("A title that says nothing leaves titles within as they are, and alone makes no bar")
  func emptyTitles() throws {
    struct Titled: View {
      let inner: String
      var body: some View {
        NavigationStack {
          ScrollView { Text("row") }.navigationTitle(inner).frame(maxHeight: .infinity)
            .navigationTitle("")
        }
      }
    }
    #expect(try Screen(Titled(inner: "Inner")).shows("Inner"))
    let none = try Screen(Titled(inner: ""))
    #expect(try #require(none.center("row")).y < 30)
  }

  @Test("Several views at the root of a stack stand one below the other") func severalRoots() throws
  {
    let screen = try Screen(
      NavigationStack {
        Color.clear
        Text("below").frame(height: 50)
      })
    #expect(isNear(screen.center("below")?.y, 800 - 25, within: 1))
  }

  @Test("Bars stand inside of the safe area") func safeArea() throws {
    let screen = try Screen(
      Rows(),
      HostConfiguration(
        size: Size(400, 800),
        safeAreaInsets: EdgeInsets(top: 60, leading: 0, bottom: 34, trailing: 0), system: .iOS18))
    #expect(isNear(screen.center("row 0")?.y, 60 + 44 + 52 + 25))
    #expect(isNear(screen.center("Right")?.y, 800 - 34 - 49 / 2.0, within: 1))
  }

  @Test("A large title goes under the bar with the content, and its small form comes")
  func collapse() throws {
    let screen = try Screen(Rows())
    let large = try #require(screen.center("Rows"))
    #expect(large.y > 44)
    screen.drag(from: Point(200, 400), by: 0, -40)
    #expect(isNear(screen.center("Rows")?.y, large.y - 30))
    screen.host.touchMove(to: Point(200, 300))
    #expect(isNear(screen.center("Rows")?.y, 22, within: 1))
    #expect(screen.labels.filter { $0 == "Rows" }.count == 1)
    // What scrolls is seen under the bar.
    #expect(isNear(screen.center("row 0")?.y, 44 + 52 + 25 - 90))
  }

  @Test("Scrolling under a bar evaluates nothing and lays nothing out") func cost() throws {
    let screen = try Screen(Rows())
    screen.drag(from: Point(200, 600), by: 0, -100, over: 0.1)
    screen.host.touchUp()
    _ = screen.statistics(at: 0.11)
    let statistics = screen.statistics(at: 0.15)
    #expect(statistics.bodies == 0)
    #expect(statistics.layouts == 0)
    #expect(statistics.layersRecorded > 0)
  }

  @Test("An inline title stands in the middle, or as near to it as items let it") func inlineTitle()
    throws
  {
    struct Titled: View {
      let trailing: String
      var body: some View {
        NavigationStack {
          Text("content")
            .navigationBarTitle("Title", displayMode: .inline)
            .navigationBarItems(trailing: Button(trailing) {})
        }
      }
    }
    let narrow = try Screen(Titled(trailing: "Go"))
    #expect(isNear(narrow.center("Title")?.x, 200, within: 0.5))
    #expect(isNear(narrow.center("content")?.y, 44 + (800 - 44) / 2, within: 0.5))
    let wide = try Screen(Titled(trailing: "A trailing button with a very long label"))
    let title = try #require(wide.center("Title"))
    #expect(title.x < 100)
  }

  @Test("A back button bears the title before, or less where there is no room") func backTitle()
    throws
  {
    struct Deep: View {
      let root: String
      let title: String
      var body: some View {
        NavigationStack(path: .constant([1])) {
          Text("root").navigationTitle(root)
            .navigationDestination(for: Int.self) { _ in
              Text("deep").navigationTitle(title).navigationBarTitleDisplayMode(.inline)
            }
        }
      }
    }
    let short = try Screen(Deep(root: "Home", title: "Detail"))
    #expect(short.labels.contains("Home"))
    #expect(isNear(short.center("Detail")?.x, 200, within: 0.5))
  }

  @Test("Without a title and items a first screen has no bar; hidden bars take no room")
  func noBar() throws {
    let plain = try Screen(NavigationStack { Text("content") })
    #expect(isNear(plain.center("content")?.y, 400, within: 0.5))
    let hidden = try Screen(
      NavigationStack { Text("content").navigationTitle("Title").navigationBarHidden(true) })
    #expect(isNear(hidden.center("content")?.y, 400, within: 0.5))
    #expect(!hidden.shows("Title"))
    let other = try Screen(
      NavigationStack {
        Text("content").navigationTitle("Title").toolbar(.hidden, for: .navigationBar)
      })
    #expect(!other.shows("Title"))
  }

  @Test("Toolbar content may depend on conditions") func conditions() throws {
    struct Host: View {
      let model: Model<Bool>
      var body: some View {
        NavigationStack {
          Text("content")
            .toolbar {
              ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
              if model.value {
                ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
              } else {
                ToolbarItem { Button("More") {} }
              }
            }
        }
      }
    }
    let model = Model(false)
    let screen = try Screen(Host(model: model))
    #expect(screen.labels == ["Cancel", "More", "content"])
    model.value = true
    _ = screen.host.frame()
    #expect(screen.labels == ["Cancel", "Done", "content"])
  }

  @Test("A principal item takes the title's place; plain views are items, too") func principal()
    throws
  {
    let screen = try Screen(
      NavigationStack {
        Text("content")
          .navigationTitle("Title")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar { ToolbarItem(placement: .principal) { Text("Principal") } }
          .toolbar { Button("Plain") {} }
      })
    #expect(screen.labels == ["Principal", "Plain", "content"])
    #expect(isNear(screen.center("Principal")?.x, 200, within: 0.5))
  }

  @Test("Items act on the state of their screen, and dismiss it") func actions() throws {
    struct Deep: View {
      var body: some View {
        NavigationStack {
          NavigationLink("Open") { Detail() }
        }
      }
    }
    struct Detail: View {
      @State private var count = 0
      var body: some View {
        Text("count \(count)").toolbar {
          ToolbarItem { Button("Add") { count += 1 } }
          ToolbarItem(placement: .topBarLeading) { Close() }
        }
      }
    }
    struct Close: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("Close") { dismiss() } }
    }
    let screen = try Screen(Deep())
    screen.tap("Open")
    screen.settle()
    screen.tap("Add")
    #expect(screen.shows("count 1"))
    screen.tap("Close")
    screen.settle()
    #expect(screen.shows("Open"))
  }

  @Test("Toolbar content of one's own has its own properties") func customContent() throws {
    struct Items: ToolbarContent {
      let prefix: String
      @Environment(\.layoutDirection) private var direction
      @State private var count = 0
      var body: some ToolbarContent {
        ToolbarItem(placement: .topBarLeading) { Text(direction == .leftToRight ? "LTR" : "RTL") }
        ToolbarItem { Button("\(prefix) \(count)") { count += 1 } }
      }
    }
    let screen = try Screen(
      NavigationStack {
        Text("content").toolbar {
          Items(prefix: "a")
          Items(prefix: "b")
        }
      })
    #expect(screen.labels == ["LTR", "LTR", "a 0", "b 0", "content"])
    screen.tap("b 0")
    #expect(screen.labels == ["LTR", "LTR", "a 0", "b 1", "content"])
    screen.host.configuration.layoutDirection = .rightToLeft
    #expect(screen.labels == ["RTL", "RTL", "a 0", "b 1", "content"])
  }

  @Test("Items and views alike are there under conditions") func alike() throws {
    struct Conditional: View {
      let step: Model<Int>
      var body: some View {
        NavigationStack {
          Text("content")
            .toolbar {
              if step.value > 0 {
                ToolbarItem(placement: .topBarLeading) { Button("Back") {} }
              }
              if step.value > 1 {
                ToolbarItem(placement: .topBarTrailing) { Button("Done") {} }
              } else {
                ToolbarItem(placement: .topBarTrailing) { Button("Next") {} }
                ToolbarItem(placement: .bottomBar) { Button("Help") {} }
              }
            }
            .toolbar { if step.value == 1 { Button("Extra") {} } }
        }
      }
    }
    let step = Model(0)
    let screen = try Screen(Conditional(step: step))
    #expect(Set(screen.labels) == ["content", "Next", "Help"])
    step.value = 1
    screen.settle()
    #expect(Set(screen.labels) == ["content", "Back", "Next", "Help", "Extra"])
    step.value = 2
    screen.settle()
    #expect(Set(screen.labels) == ["content", "Back", "Done"])
  }
}
