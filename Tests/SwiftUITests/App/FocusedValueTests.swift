import Observation
import SwiftUI
import Testing

@testable import SwiftUICore

private struct NameKey: FocusedValueKey { typealias Value = String }
private struct TextKey: FocusedValueKey { typealias Value = Binding<String> }

extension FocusedValues {
  fileprivate var name: String? {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
  fileprivate var text: Binding<String>? {
    get { self[TextKey.self] }
    set { self[TextKey.self] = newValue }
  }
}

/// Values that come up from the view with the focus, and from the scene.
@MainActor @Suite("App: focused values")
struct FocusedValueTests {
  private struct Name: View {
    @FocusedValue(\.name) private var name
    var body: some View { Text("name: \(name ?? "none")") }
  }

  private enum Field: Hashable { case first, second }

  private struct Fields: View {
    @FocusState private var field: Field?
    @State private var text = ""
    var body: some View {
      VStack {
        VStack {
          TextField("one", text: $text).focused($field, equals: .first)
          TextField("two", text: $text).focused($field, equals: .second)
            .focusedValue(\.name, "inner")
        }
        .focusedValue(\.name, "outer")
        Button("first") { field = .first }
        Button("second") { field = .second }
        Button("nowhere") { field = nil }
        Name()
      }
    }
  }

  @Test func theInnermostViewWithTheFocusHasTheValue() throws {
    let screen = try Screen(Fields())
    #expect(screen.shows("name: none"))
    screen.tap("first")
    #expect(screen.shows("name: outer"))
    screen.tap("second")
    #expect(screen.shows("name: inner"))
    screen.tap("nowhere")
    #expect(screen.shows("name: none"))
  }

  private struct SceneValues: View {
    @State private var count = 0
    @State private var isThere = true
    var body: some View {
      VStack {
        if isThere { Text("publisher").focusedSceneValue(\.name, "scene \(count)") }
        Button("count") { count += 1 }
        Button("remove") { isThere = false }
        Name()
      }
    }
  }

  @Test func aScenesValueFollowsItsViewAndGoesWithIt() throws {
    let screen = try Screen(SceneValues())
    #expect(screen.shows("name: scene 0"))
    screen.tap("count")
    #expect(screen.shows("name: scene 1"))
    screen.tap("remove")
    #expect(screen.shows("name: none"))
  }

  private struct EditCommands: Commands {
    @FocusedBinding(\.text) private var text
    var body: some Commands {
      CommandMenu("Edit") {
        Button("Clear") { text = "cleared" }.keyboardShortcut("k").disabled(text == nil)
      }
    }
  }

  private struct EditApp: App {
    @State private var text = "written"
    var body: some Scene {
      WindowGroup { Text(text).focusedSceneValue(\.text, $text) }
        .commands { EditCommands() }
    }
  }

  @Test func aCommandWritesABindingOfTheScene() throws {
    let screen = try Screen(EditApp._firstWindow())
    #expect(screen.labels == ["written"])
    screen.host.press("k", modifiers: .command)
    #expect(screen.labels == ["cleared"])
  }

  private final class Old: ObservableObject { @Published var number = 1 }
  @Observable fileprivate final class New { var number = 1 }

  private struct ObjectReader: View {
    @FocusedObject private var old: Old?
    @FocusedValue(New.self) private var new
    var body: some View {
      Text("old \(old?.number ?? 0), new \(new?.number ?? 0)")
      Button("change") {
        $old.number?.wrappedValue += 1
        new?.number += 1
      }
    }
  }

  private struct Objects: View {
    @StateObject private var old = Old()
    @State private var new = New()
    var body: some View {
      VStack { ObjectReader() }.focusedSceneObject(old).focusedSceneValue(new)
    }
  }

  @Test func objectsAreObserved() throws {
    let screen = try Screen(Objects())
    #expect(screen.shows("old 1, new 1"))
    screen.tap("change")
    #expect(screen.shows("old 2, new 2"))
  }
}
