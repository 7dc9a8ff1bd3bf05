import SwiftUI

/// The views of a tree.
struct SpecView: View {
  let spec: Spec
  let world: World

  init(_ spec: Spec, _ world: World) {
    self.spec = spec
    self.world = world
  }

  var body: AnyView {
    switch spec {
    case .leaf(let leaf): return leaf.view(world)
    case .container(let container, let children): return container.view(children, world)
    case .modified(let modification, let content):
      return modification.view(SpecView(content, world), world)
    default: return branches
    }
  }

  private func view(_ spec: Spec) -> SpecView { SpecView(spec, world) }

  private var branches: AnyView {
    switch spec {
    case .choice(let flag, let first, let second):
      return AnyView(Group { if world.flags[flag].value { view(first) } else { view(second) } })
    case .optional(let flag, let content):
      return AnyView(Group { if world.flags[flag].value { view(content) } })
    case .selection(let color, let first, let second, let third):
      return AnyView(
        Group {
          switch world.colors[color].value % 4 {
          case 0: view(first)
          case 1: view(second)
          case 2: view(third)
          default: EmptyView()
          }
        })
    case .erased(let flag, let content):
      return world.flags[flag].value ? AnyView(view(content)) : AnyView(view(content).padding(2))
    case .loop(let list, let row):
      return AnyView(
        ForEach(world.lists[list].value, id: \.self) { id in
          HStack(spacing: 2) {
            Text("\(id)")
            view(row)
          }
        })
    case .lazy(let lazy, let row): return AnyView(LazyRows(lazy: lazy, row: row, world: world))
    case .reader(let content):
      return AnyView(
        GeometryReader { proxy in
          view(content).frame(width: proxy.size.width / 2)
        })
    case .screen(let screen, let state, let parts): return screen.view(state, parts, world)
    default: return AnyView(EmptyView())
    }
  }
}

/// What the host of a scenario shows.
struct ScenarioView: View {
  let tree: Spec
  let world: World
  @Namespace private var namespace

  var body: some View {
    let _ = world.namespace = namespace
    // Whatever they hold, the views go at once.
    if world.isShown.value { SpecView(tree, world).transition(.identity) }
  }
}

extension Container {
  @MainActor func view(_ children: [Spec], _ world: World) -> AnyView {
    let content = Several(children: children, world: world)
    switch self {
    case .vertical(let spacing): return AnyView(VStack(spacing: world.value(spacing)) { content })
    case .horizontal(let spacing): return AnyView(HStack(spacing: world.value(spacing)) { content })
    case .layered: return AnyView(ZStack(alignment: .topLeading) { content })
    case .group: return AnyView(content)
    default: return arranged(children, world)
    }
  }
}

/// One to three views side by side.
struct Several: View {
  let children: [Spec]
  let world: World

  var body: some View {
    switch children.count {
    case 0: EmptyView()
    case 1: SpecView(children[0], world)
    case 2:
      SpecView(children[0], world)
      SpecView(children[1], world)
    default:
      SpecView(children[0], world)
      SpecView(children[1], world)
      SpecView(children[2], world)
    }
  }
}
