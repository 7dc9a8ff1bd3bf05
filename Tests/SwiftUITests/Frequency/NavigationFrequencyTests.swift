import SwiftUI
import TestSupport
import Testing

/// Navigation and presentation in every form in which they are written.
@MainActor @Suite("Frequency: navigation")
struct NavigationFrequencyTests {
  @Test func stacksAndLinksInAllForms() throws {
    struct Place: Hashable { let name: String }
    let shown = try Shown(300, 600) {
      NavigationStack {
        VStack {
          NavigationLink(destination: Text("there 1")) { Text("one") }
          NavigationLink(destination: { Text("there 2") }, label: { Text("two") })
          NavigationLink(value: Place(name: "3")) { Text("three") }
          NavigationLink("four") { Text("there 4") }
          NavigationLink("five", destination: Text("there 5"))
          NavigationLink {
            Text("there 6")
          } label: {
            Text("six")
          }
        }
        .navigationTitle("home").navigationBarTitleDisplayMode(.inline)
        .navigationDestination(for: Place.self) { Text("there \($0.name)") }
      }
    }
    #expect(shown.labels.contains("home"))
    var time = 0.0
    for (index, name) in ["one", "two", "three", "four", "five", "six"].enumerated() {
      shown.tap(name)
      time += 2
      shown.show(at: time)
      #expect(shown.labels.contains("there \(index + 1)"), "\(name)")
      shown.tap("home")
      time += 2
      shown.show(at: time)
    }
    let old = try Shown(300, 600) {
      NavigationView { Text("content").navigationTitle("title").navigationBarHidden(true) }
    }
    #expect(old.labels == ["content"])
  }

  @Test func pathsAreWrittenTo() throws {
    struct Content: View {
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          Button("go") { path = [1, 2] }
            .navigationDestination(for: Int.self) { Text("number \($0)") }
        }
      }
    }
    let shown = try Shown(300, 600) { Content() }
    shown.tap("go")
    shown.show(at: 2)
    #expect(shown.labels.contains("number 2"))
  }

  @Test func toolbarsInAllForms() throws {
    let log = Log()
    let shown = try Shown(400, 600) {
      NavigationStack {
        Text("content")
          .navigationTitle("title").navigationSubtitle("subtitle")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .topBarTrailing) { Button("add") { log("add") } }
            ToolbarItem(placement: .topBarLeading) { Button("edit") { log("edit") } }
            ToolbarItem(placement: .navigationBarTrailing) { Button("more") { log("more") } }
          }
          .toolbar(content: { ToolbarItem(placement: .bottomBar) { Button("low") { log("low") } } })
      }
    }
    for name in ["add", "edit", "more", "low"] { shown.tap(name) }
    #expect(log.entries == ["add", "edit", "more", "low"])
    let hidden = try Shown(400, 600) {
      NavigationStack {
        Text("content").navigationTitle("title").toolbar(.hidden, for: .navigationBar)
      }
    }
    #expect(hidden.labels == ["content"])
  }

  @Test func sheetsAndAlertsInAllForms() throws {
    struct Item: Identifiable { let id = 1 }
    struct Sample: View {
      let form: Int
      @State private var isShown = false
      @State private var item: Item?
      var body: some View {
        VStack {
          Button("go") {
            isShown = true
            item = Item()
          }
          Color.clear.modifier(Presented(form: form, isShown: $isShown, item: $item))
        }
      }
    }
    struct Presented: ViewModifier {
      let form: Int
      @Binding var isShown: Bool
      @Binding var item: Item?
      func body(content: Content) -> some View {
        switch form {
        case 0: content.sheet(isPresented: $isShown) { Text("presented") }
        case 1: content.sheet(isPresented: $isShown, content: { Text("presented") })
        case 2: content.sheet(item: $item) { _ in Text("presented") }
        case 3: content.fullScreenCover(isPresented: $isShown) { Text("presented") }
        case 4:
          content.alert("presented", isPresented: $isShown) {
            Button("fine") {}
          } message: {
            Text("message")
          }
        case 5: content.alert(isPresented: $isShown, content: { Alert(title: Text("presented")) })
        case 6:
          content.alert(isPresented: $isShown) {
            Alert(
              title: Text("presented"), message: Text("message"),
              primaryButton: .destructive(Text("away"), action: {}), secondaryButton: .cancel())
          }
        default: content.popover(isPresented: $isShown) { Text("presented") }
        }
      }
    }
    for form in 0..<8 {
      let shown = try Shown(400, 800) { Sample(form: form) }
      shown.tap("go")
      shown.show(at: 2)
      #expect(shown.labels.contains { $0.contains("presented") }, "form \(form): \(shown.labels)")
    }
  }
}
