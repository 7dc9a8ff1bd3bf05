import SwiftUI

extension Container {
  /// Containers other than stacks.
  @MainActor func arranged(_ children: [Spec], _ world: World) -> AnyView {
    let content = Several(children: children, world: world)
    switch self {
    case .grid: return AnyView(Table(children: children, world: world))
    case .fits:
      return AnyView(
        ViewThatFits {
          content
          Color.gray.frame(width: 20, height: 20)
        })
    case .diagonal: return AnyView(Diagonal { content })
    case .anyLayout(let flag):
      let layout =
        world.flags[flag].value ? AnyLayout(VStackLayout(spacing: 4)) : AnyLayout(Diagonal())
      return AnyView(layout { content })
    case .scroll(let axes, let cell, let animation):
      return AnyView(
        Scrolled(
          axes: [.vertical, .horizontal, [.vertical, .horizontal]][axes % 3], cell: cell,
          animation: animation, children: children, world: world))
    default: return AnyView(content)
    }
  }
}

/// Two rows, one of which has a cell that spans both columns.
private struct Table: View {
  let children: [Spec]
  let world: World

  var body: some View {
    Grid(horizontalSpacing: 4, verticalSpacing: 4) {
      GridRow {
        Text("A")
        Several(children: Array(children.prefix(1)), world: world)
      }
      Several(children: Array(children.dropFirst().prefix(1)), world: world)
      GridRow { Several(children: Array(children.dropFirst(2)), world: world).gridCellColumns(2) }
    }
  }
}

/// Each view to the right of the one before, and below it.
private struct Diagonal: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.reduce(into: CGSize.zero) { size, subview in
      let own = subview.sizeThatFits(.unspecified)
      size.width += own.width
      size.height += own.height
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var place = CGPoint(x: bounds.minX, y: bounds.minY)
    for subview in subviews {
      subview.place(at: place, proposal: .unspecified)
      let own = subview.dimensions(in: .unspecified)
      place.x += own.width
      place.y += own.height
    }
  }
}

private struct Scrolled: View {
  let axes: Axis.Set
  let cell: Int
  let animation: Animation?
  let children: [Spec]
  let world: World

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView(axes) {
        VStack {
          Color.gray.frame(width: 60, height: 120).id(0)
          Several(children: children, world: world).id(1)
          Color.blue.frame(width: 320, height: 300).id(2)
        }
      }
      .onChange(of: world.numbers[cell].value) {
        let value = world.numbers[cell].value
        let id = value.isFinite ? Int(min(value.magnitude, 1e6)) % 3 : 5
        withAnimation(animation) { proxy.scrollTo(id, anchor: id == 1 ? .center : nil) }
      }
    }
  }
}

/// Rows that come and go as they are scrolled.
struct LazyRows: View {
  let lazy: Lazy
  let row: Spec
  let world: World

  private var isVertical: Bool { lazy.kind == .verticalStack || lazy.kind == .verticalGrid }

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView(isVertical ? .vertical : .horizontal) { container }
        .onChange(of: world.numbers[lazy.cell].value) {
          let value = world.numbers[lazy.cell].value
          let id = value.isFinite ? Int(min(value.magnitude, 1e6)) % (lazy.more + 100) : 5
          withAnimation(lazy.animation) { proxy.scrollTo(id, anchor: id % 2 == 0 ? .top : nil) }
        }
    }
  }

  @ViewBuilder private var container: some View {
    switch lazy.kind {
    case .verticalStack: LazyVStack(spacing: 2) { rows }
    case .horizontalStack: LazyHStack(spacing: 2) { rows }
    case .verticalGrid: LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))]) { rows }
    case .horizontalGrid: LazyHGrid(rows: [GridItem(), GridItem(.fixed(40))]) { rows }
    }
  }

  @ViewBuilder private var rows: some View {
    Text("First")
    ForEach(world.lists[lazy.list].value + Array(100..<100 + lazy.more), id: \.self) { id in
      LazyRow(id: id, row: row, world: world)
    }
  }
}

/// A row that says when it comes and goes.
private struct LazyRow: View {
  let id: Int
  let row: Spec
  let world: World
  @State private var isLarge = false

  var body: some View {
    VStack(spacing: 0) {
      Text("\(id)").font(.system(size: isLarge ? 24 : 14))
      if id % 10 == 0 { SpecView(row, world) }
    }
    .frame(minWidth: 30, minHeight: 10 + Double(id % 4) * 10)
    .onAppear { world.record("row \(id) comes") }
    .onDisappear { world.record("row \(id) goes") }
    .onTapGesture { withAnimation { isLarge.toggle() } }
  }
}
