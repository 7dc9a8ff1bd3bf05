import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

@MainActor @Suite("What is put on a stack, and by whom")
struct NavigationDestinationTests {
  struct Fruit: Hashable, Codable { var name: String }

  @Test("A link with a value asks the stack for its screen") func valueLink() throws {
    struct List: View {
      var body: some View {
        NavigationStack {
          VStack {
            NavigationLink("Pear", value: Fruit(name: "pear"))
            NavigationLink(value: 7) { Text("Seven") }
            NavigationLink("Nothing", value: Int?.none)
          }
          .navigationDestination(for: Fruit.self) { Text("a \($0.name)") }
          .navigationDestination(for: Int.self) { Text("number \($0)") }
        }
      }
    }
    let screen = try Screen(List())
    screen.tap("Nothing")
    screen.tap("Pear")
    screen.settle()
    #expect(screen.shows("a pear"))
    screen.tap("Back")
    screen.settle()
    screen.tap("Seven")
    screen.settle()
    #expect(screen.shows("number 7"))
    #expect(screen.issues.isEmpty)
  }

  @Test("A link with a destination brings its own screen, outside of the path") func viewLink()
    throws
  {
    struct List: View {
      @State private var name = "pear"
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          VStack {
            NavigationLink("Open", destination: Detail(name: $name))
            NavigationLink {
              Text("second")
            } label: {
              Text("Other")
            }
            Text("path \(path.count)")
          }
        }
      }
    }
    struct Detail: View {
      @Binding var name: String
      @Environment(\.presentationMode) private var mode
      var body: some View {
        VStack {
          Button(name) { name = "plum" }
          Button("close") { mode.wrappedValue.dismiss() }
          Text(mode.wrappedValue.isPresented ? "presented" : "not presented")
          NavigationLink("Deeper") { Text("third") }
        }
      }
    }
    let screen = try Screen(List())
    screen.tap("Open")
    screen.settle()
    #expect(screen.shows("presented"))
    screen.tap("pear")
    #expect(screen.shows("plum"))
    screen.tap("Deeper")
    screen.settle()
    #expect(screen.shows("third"))
    screen.tap("Back")
    screen.settle()
    screen.tap("close")
    screen.settle()
    #expect(screen.shows("path 0"))
    screen.tap("Other")
    screen.settle()
    #expect(screen.shows("second"))
  }

  @Test("A binding presents a screen, and hears that it went") func isPresented() throws {
    struct Host: View {
      let model: Model<Bool>
      var body: some View {
        @Bindable var model = model
        NavigationStack {
          Text("root").navigationDestination(isPresented: $model.value) { Text("presented") }
        }
      }
    }
    let model = Model(false)
    let screen = try Screen(Host(model: model))
    model.value = true
    #expect(isNear(screen.shift("presented", at: 0.1), 400 * 0.5344))
    screen.settle()
    screen.tap("Back")
    #expect(!model.value)
    screen.settle()
    #expect(isNear(screen.shift("root"), 0))
    model.value = true
    screen.settle()
    #expect(screen.shows("presented"))
    model.value = false
    screen.settle()
    #expect(!screen.shows("presented"))
  }

  @Test("What is presented from the start is there from the start") func presentedAtFirst() throws {
    struct Host: View {
      @State private var isPresented = true
      var body: some View {
        NavigationStack {
          Text("root").navigationDestination(isPresented: $isPresented) { Text("presented") }
        }
      }
    }
    let screen = try Screen(Host())
    #expect(isNear(screen.shift("presented"), 0))
    #expect(!screen.shows("root"))
  }

  @Test("An item is presented as long as there is one, and may change") func item() throws {
    struct Host: View {
      let model: Model<Fruit?>
      var body: some View {
        @Bindable var model = model
        NavigationStack {
          Text("root").navigationDestination(item: $model.value) { Text("a \($0.name)") }
        }
      }
    }
    let model = Model<Fruit?>(nil)
    let screen = try Screen(Host(model: model))
    model.value = Fruit(name: "pear")
    screen.settle()
    #expect(screen.shows("a pear"))
    model.value = Fruit(name: "plum")
    screen.settle()
    #expect(screen.shows("a plum"))
    screen.tap("Back")
    #expect(model.value == nil)
  }

  @available(iOS, deprecated: 16.0)
  @Test("Older links are opened by their binding") func olderLinks() throws {
    struct Host: View {
      let model: Model<String?>
      var body: some View {
        @Bindable var model = model
        NavigationView {
          VStack {
            NavigationLink(destination: Text("screen a"), tag: "a", selection: $model.value) {
              Text("A")
            }
            NavigationLink(tag: "b", selection: $model.value) {
              Text("screen b")
            } label: {
              Text("B")
            }
          }
        }
        .navigationViewStyle(.stack)
      }
    }
    let model = Model<String?>(nil)
    let screen = try Screen(Host(model: model))
    screen.tap("B")
    screen.settle()
    #expect(model.value == "b")
    #expect(screen.shows("screen b"))
    screen.tap("Back")
    #expect(model.value == nil)
    screen.settle()
    model.value = "a"
    screen.settle()
    #expect(screen.shows("screen a"))
  }

  @Test("A value without a destination shows a placeholder, and is reported once") func missing()
    throws
  {
    struct Host: View {
      let model: Model<NavigationPath>
      var body: some View {
        @Bindable var model = model
        NavigationStack(path: $model.value) {
          Text("root").navigationDestination(for: Int.self) { Text("number \($0)") }
        }
      }
    }
    let model = Model(NavigationPath())
    let screen = try Screen(Host(model: model))
    model.value.append("text")
    screen.settle()
    model.value.removeLast()
    screen.settle()
    model.value.append("text")
    screen.settle()
    #expect(
      screen.issues == [
        "navigationDestination: there is none for String; a placeholder is shown."
      ])
    #expect(screen.host.issues.first?.path.contains("NavigationStack") == true)
    #expect(screen.shows("exclamationmark triangle"))
    screen.tap("Back")
    screen.settle()
    #expect(screen.shows("root"))
  }

  @Test("A value that the path does not take is reported") func refusedValue() throws {
    struct Host: View {
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) { NavigationLink("Text", value: "text") }
      }
    }
    let screen = try Screen(Host())
    screen.tap("Text")
    screen.settle()
    #expect(screen.issues == ["NavigationLink: the stack's path takes no String."])
  }

  @Test("Outside of a stack a link is disabled") func outside() throws {
    let screen = try Screen(NavigationLink("Open") { Text("opened") })
    #expect(screen.host.semantics.first?.isEnabled == false)
  }

  @Test("A destination follows what it is made of") func liveDestination() throws {
    struct Host: View {
      @State private var count = 0
      var body: some View {
        NavigationStack(path: .constant([1])) {
          Text("root").navigationDestination(for: Int.self) { number in
            Button("\(number): \(count)") { count += 1 }
          }
        }
      }
    }
    let screen = try Screen(Host())
    screen.tap("1: 0")
    #expect(screen.shows("1: 1"))
  }

  @Test("The destination nearest to the root counts") func nearestToTheRoot() throws {
    struct Host: View {
      var body: some View {
        NavigationStack(path: .constant([1, 2])) {
          Text("root").navigationDestination(for: Int.self) { number in
            Text("first \(number)").navigationDestination(for: Int.self) { Text("second \($0)") }
          }
        }
      }
    }
    #expect(try Screen(Host()).shows("first 2"))
  }

  @Test("A path of any values can be written down and read again") func codablePath() throws {
    var path = NavigationPath()
    #expect(path.isEmpty)
    path.append(3)
    path.append(Fruit(name: "pear"))
    #expect(path.count == 2)
    let codable = try #require(path.codable)
    let data = try JSONEncoder().encode(codable)
    let read = NavigationPath(
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
    #expect(read == path)
    path.removeLast(5)
    #expect(path.isEmpty)
    path.removeLast(-1)
    struct Plain: Hashable {}
    path.append(Plain())
    #expect(path.codable == nil)
    #expect(NavigationPath([1, 2]).count == 2)
    #expect(throws: (any Error).self) {
      try JSONDecoder().decode(
        NavigationPath.CodableRepresentation.self, from: Data(#"["no type", "1"]"#.utf8))
    }
  }
}
