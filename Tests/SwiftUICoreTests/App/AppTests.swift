import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

private final class Session: ObservableObject { @Published var count = 0 }

private struct Content: View {
  @EnvironmentObject private var session: Session
  var body: some View { Button("\(session.count)") { session.count += 1 } }
}

private struct CounterApp: App {
  @StateObject private var session = Session()
  var body: some Scene {
    WindowGroup { Content().environmentObject(session) }
  }
}

private struct TwoScenes: App {
  @State private var title = "first"
  var body: some Scene {
    WindowGroup { Button(title) { title = "changed" } }
    WindowGroup(id: "second") { Text("second") }
  }
}

private struct Nested: Scene {
  var body: some Scene { WindowGroup { Text("nested") } }
}

private struct NestedApp: App {
  var body: some Scene { Nested() }
}

extension EnvironmentValues {
  @Entry fileprivate var accent: Color = .red
  @Entry fileprivate var spacing = 4.5
  @Entry fileprivate var caption: String?
  @Entry fileprivate var insets = EdgeInsets()
}

extension Transaction {
  @Entry fileprivate var origin = "none"
}

@MainActor @Suite("Apps, scenes and entries (issue 4, items 7 and 8)")
struct AppTests {
  @Test func anAppsFirstWindowLivesWithItsObjects() throws {
    let probe = try Probe(AnyView(CounterApp._firstWindow()))
    probe.tap("0")
    probe.tap("1")
    #expect(probe.host.semantics.map(\.label) == ["2"])
  }

  @Test func theFirstOfSeveralWindowsIsShown() throws {
    let probe = try Probe(AnyView(TwoScenes._firstWindow()))
    probe.tap("first")
    #expect(probe.host.semantics.map(\.label) == ["changed"])
  }

  @Test func aSceneCanBeMadeOfScenes() throws {
    let probe = try Probe(AnyView(NestedApp._firstWindow()))
    #expect(probe.host.semantics.map(\.label) == ["nested"])
  }

  @Test func anEntryIsReadAndWritten() throws {
    struct Reader: View {
      @Environment(\.spacing) private var spacing
      @Environment(\.caption) private var caption
      @Environment(\.accent) private var accent
      var body: some View { Text("\(spacing) \(caption ?? "none") \(accent == .blue ? "b" : "r")") }
    }
    let probe = try Probe(
      VStack {
        Reader()
        Reader().environment(\.spacing, 8).environment(\.caption, "x").environment(\.accent, .blue)
      })
    #expect(probe.host.semantics.map(\.label) == ["4.500000 none r", "8.000000 x b"])
    #expect(EnvironmentValues().insets == EdgeInsets())
  }

  @Test func aTransactionsEntryGoesWithTheWrite() {
    var transaction = Transaction()
    #expect(transaction.origin == "none")
    transaction.origin = "button"
    #expect(transaction.origin == "button")
  }
}
