import SwiftUI
import Testing

@testable import SwiftUICore

/// Windows of groups that present data, and what asks for other windows.
@MainActor @Suite("App: windows")
struct WindowTests {
  private struct Note: Codable, Hashable { var title: String }

  private struct NoteView: View {
    @Binding var note: Note?
    var body: some View {
      Button(note?.title ?? "none") { note = Note(title: "first") }
    }
  }

  private struct DataApp: App {
    var body: some Scene {
      WindowGroup(for: Note.self) { $note in NoteView(note: $note) }
      WindowGroup(id: "other") { Text("other") }
    }
  }

  @Test func theFirstWindowOfAGroupOfDataHasNone() throws {
    let screen = try Screen(DataApp._firstWindow())
    #expect(screen.labels == ["none"])
    screen.tap("none")
    #expect(screen.labels == ["first"])
  }

  private struct DefaultApp: App {
    @State private var count = 0
    var body: some Scene {
      WindowGroup("Numbers", id: "numbers", for: UUID.self) { $id in
        Text(id.uuidString)
        Button("count \(count)") { count += 1 }
        Button("clear") { id = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
      } defaultValue: {
        UUID()
      }
    }
  }

  @Test func aDefaultValueIsMadeOnceForAWindow() throws {
    let screen = try Screen(DefaultApp._firstWindow())
    let first = screen.labels.first
    screen.tap("count 0")
    #expect(screen.shows("count 1"))
    #expect(screen.labels.first == first)
    screen.tap("clear")
    #expect(screen.labels.first == "00000000-0000-0000-0000-000000000000")
  }

  private struct Opener: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows
    var body: some View {
      Text(supportsMultipleWindows ? "several" : "one")
      Button("id") { openWindow(id: "other") }
      Button("value") { openWindow(value: 3) }
      Button("both") { openWindow(id: "other", value: "a") }
      Button("close") {
        withTransaction(\.dismissBehavior, .destructive) { dismissWindow(id: "other") }
      }
      Button("self") { dismissWindow() }
    }
  }

  @Test func noWindowIsOpenedAndEachRequestIsReportedOnce() throws {
    let screen = try Screen(VStack { Opener() })
    let labels = screen.labels
    #expect(screen.shows("one"))
    #expect(screen.issues.isEmpty)
    for label in ["id", "id", "value", "both", "close", "self"] { screen.tap(label) }
    #expect(screen.labels == labels)
    #expect(
      screen.issues == [
        "openWindow(id: \"other\"): an iPhone has one window, and no other one is opened.",
        "openWindow(value: Int): an iPhone has one window, and no other one is opened.",
        "openWindow(id: \"other\", value: String): an iPhone has one window, and no other one is opened.",
        "dismissWindow(id: \"other\"): an iPhone has one window, which stays.",
        "dismissWindow(): an iPhone has one window, which stays.",
      ])
  }

  /// All titles, with and without an identifier.
  private struct Titles: App {
    private let name = "name"
    var body: some Scene {
      WindowGroup(Text(name), for: Int.self) { $number in Text("\(number ?? 1)") }
      WindowGroup("key", for: Int.self) { $number in Text("\(number ?? 2)") }
      WindowGroup(name, for: Int.self) { $number in Text("\(number ?? 3)") }
      WindowGroup(id: "a", for: Int.self) { $number in Text("\(number ?? 4)") }
      WindowGroup(Text(name), id: "b", for: Int.self) { $number in Text("\(number ?? 5)") }
      WindowGroup(name, id: "c", for: Int.self) { $number in Text("\(number ?? 6)") }
      WindowGroup(for: Int.self) { $number in
        Text("\(number)")
      } defaultValue: {
        7
      }
      WindowGroup(name, id: "d") { Text("8") }
      WindowGroup(Text(name), id: "e") { Text("9") }
    }
  }

  @Test func titlesAreShownNowhere() throws {
    #expect(try Screen(Titles._firstWindow()).labels == ["1"])
  }
}
