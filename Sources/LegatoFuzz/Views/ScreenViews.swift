import SwiftUI

/// A container or a presentation of a real screen.
enum Screen: CaseIterable {
  case list, grouped, form, stack, tabs, pages, sheet, cover, popover, alert, dialog, menu
  case contextMenu, disclosure, search, field, editor

  /// How many views stand in it.
  var room: Int {
    switch self {
    case .tabs, .pages, .sheet, .cover, .popover, .stack: 2
    default: 1
    }
  }
}

/// What a screen depends on in the world.
struct ScreenState {
  var flag: Int
  var cell: Int
  var list: Int
  var text: Int
}

extension Screen {
  @MainActor func view(_ state: ScreenState, _ parts: [Spec], _ world: World) -> AnyView {
    let first = SpecView(parts.first ?? .leaf(.nothing), world)
    let second = SpecView(parts.last ?? .leaf(.nothing), world)
    switch self {
    case .list, .grouped, .form, .disclosure: return rows(state, first, world)
    case .stack, .tabs, .pages: return pages(state, first, second, world)
    case .search, .field, .editor: return texts(state, first, world)
    default: return presenting(state, first, second, world)
    }
  }

  @MainActor private func rows(
    _ state: ScreenState, _ content: SpecView, _ world: World
  ) -> AnyView {
    let list = world.lists[state.list]
    let rows = ForEach(list.value, id: \.self) { id in
      HStack {
        Text("Row \(id)")
        content
      }
      .swipeActions { Button("Drop \(id)") { list.value.removeAll { $0 == id } } }
    }
    .onDelete { list.value.remove(atOffsets: $0) }
    switch self {
    case .list: return AnyView(List { rows }.listStyle(.plain))
    case .grouped:
      return AnyView(
        List {
          Section("Rows") { rows }
          Section { content }
        })
    case .form:
      return AnyView(
        Form {
          Toggle("Switch", isOn: world.binding(flag: state.flag))
          TextField("Name", text: world.binding(text: state.text))
          Section { content }
        })
    default:
      return AnyView(
        DisclosureGroup("More", isExpanded: world.binding(flag: state.flag)) { content })
    }
  }

  @MainActor private func pages(
    _ state: ScreenState, _ first: SpecView, _ second: SpecView, _ world: World
  ) -> AnyView {
    let selection = Binding {
      world.numbers[state.cell].value > 15 ? 1 : 0
    } set: {
      world.numbers[state.cell].value = $0 == 1 ? 20 : 10
    }
    switch self {
    case .stack:
      return AnyView(
        NavigationStack {
          VStack {
            NavigationLink("Go") { second.navigationTitle("Second") }
            first
          }
          .navigationTitle("First")
          .navigationDestination(isPresented: world.binding(flag: state.flag)) { second }
        })
    case .pages:
      return AnyView(
        TabView(selection: selection) {
          first.tag(0)
          second.tag(1)
        }
        .tabViewStyle(.page))
    default:
      return AnyView(
        TabView(selection: selection) {
          first.tabItem { Label("One", systemImage: "star") }.tag(0)
          second.tabItem { Text("Two") }.tag(1)
        })
    }
  }

  @MainActor private func texts(
    _ state: ScreenState, _ content: SpecView, _ world: World
  ) -> AnyView {
    let text = world.binding(text: state.text)
    switch self {
    case .search: return AnyView(NavigationStack { content.searchable(text: text) })
    case .editor:
      return AnyView(
        VStack {
          TextEditor(text: text)
          content
        })
    default:
      return AnyView(
        VStack {
          TextField("Field", text: text).onSubmit { world.record("submits") }
          SecureField("Secret", text: text)
          content
        })
    }
  }

  @MainActor private func presenting(
    _ state: ScreenState, _ first: SpecView, _ second: SpecView, _ world: World
  ) -> AnyView {
    let isThere = world.binding(flag: state.flag)
    switch self {
    case .sheet:
      return AnyView(
        first.sheet(isPresented: isThere) {
          second.presentationDetents([.medium, .large])
        })
    case .cover: return AnyView(first.fullScreenCover(isPresented: isThere) { second })
    case .popover: return AnyView(first.popover(isPresented: isThere) { second })
    case .alert:
      return AnyView(first.alert("Alert", isPresented: isThere) { Button("Fine") {} })
    case .dialog:
      return AnyView(
        first.confirmationDialog("Dialog", isPresented: isThere) {
          Button("Drop", role: .destructive) { world.record("drops") }
        })
    case .menu:
      return AnyView(
        VStack {
          Menu("Menu") { Button("Choose") { world.record("chooses") } }
          first
        })
    default:
      return AnyView(first.contextMenu { Button("Choose") { world.record("chooses") } })
    }
  }
}

extension World {
  func binding(flag: Int) -> Binding<Bool> { flags[flag].binding }
  func binding(text: Int) -> Binding<String> { texts[text].binding }
}

extension Cell {
  fileprivate var binding: Binding<Value> {
    Binding {
      self.value
    } set: {
      self.value = $0
    }
  }
}
