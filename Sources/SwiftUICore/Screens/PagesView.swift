/// A container that keeps several views, each as large as itself, and shows the one that is
/// selected: tabs one behind the other, or pages side by side.
///
/// Views that are not shown keep their state, and count as gone.
package struct PagesView<Content: View>: PrimitiveView {
  let content: Content
  /// The tag of the view that is shown. Where no view has it, the first is.
  let selection: AnyHashable?
  /// Whether the views stand side by side and a finger moves from one to the next.
  let isPaged: Bool
  /// Told the place of the page that a finger has moved to, and its tag.
  let select: (Int, AnyHashable?) -> Void
  /// Takes up what there is to choose from.
  let pages: LayoutSignal<PageList>

  package init(
    selection: AnyHashable?, isPaged: Bool, pages: LayoutSignal<PageList>,
    select: @escaping (Int, AnyHashable?) -> Void, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.isPaged = isPaged
    self.pages = pages
    self.select = select
    self.content = content()
  }

  @MainActor package static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    PagesNode(view, inputs)
  }
}

/// The views of a container of pages, in order.
package struct PageList {
  package struct Page {
    package let tag: AnyHashable?
    package let item: PageItem
  }
  package var pages: [Page] = []
  /// The place of the one that is shown.
  package var selected = 0

  package init() {}
}

/// What a view says of itself for a bar to choose from.
package struct PageItem {
  package var label: AnyView?
  package var badge: Text?

  package init() {}

  /// Nothing of what a view inside of another container says gets out.
  package enum Key: PreferenceKey {
    package static var defaultValue: PageItem { PageItem() }
    package static func reduce(value: inout PageItem, nextValue: () -> PageItem) {
      let next = nextValue()
      value.label = value.label ?? next.label
      value.badge = value.badge ?? next.badge
    }
  }
}

@MainActor
private final class PagesNode<Content: View>: KeepingNode<PagesView<Content>>, StaleContainer,
  LayoutObserver, PageRetainingNode, FrameDriven
{
  private var content: ViewNode<Content>!
  private(set) var element: PagesElement!
  /// The views that are pages: what builders and loops have put together taken apart again.
  private var roots: [Node] = []
  /// What stands for each root on the surface: what a modifier around several views puts around each
  /// of them is a part of the page.
  private var outermost: [Int: Element] = [:]
  private var presented: Set<Int> = []
  private let silence = KeyedPreferenceWriter<PageItem.Key> { _ in nil }
  private var selected = 0

  override init(_ view: PagesView<Content>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    graph.lifecycle.hasRetainingNodes = true
    element = PagesElement(node: self)
    element.isPaged = view.isPaged
    content = Content.makeNode(view.content, self.inputs())
    takeElements()
    // A finger may hold the element longer than the tree does.
    element.didMove = { [weak self] place in self?.fingerDidMove(to: place) }
    element.didShow = { [weak self] places in self?.enter(places) }
    element.didRest = { [weak self] in self?.rest() }
    element.onMotion = { [weak self] in self?.startDriving() }
    graph.observeLayout(self)
    selected = wanted
    element.select(selected, Transaction())
    rest()
  }

  override func update(_ view: PagesView<Content>) {
    self.view = view
    element.isPaged = view.isPaged
    content.update(view.content)
    follow()
    graph.preferences.areStale = true
  }

  func refresh() {
    guard isMounted else { return }
    takeElements()
    follow()
    rest()
  }

  override func childElementsDidChange() {
    graph.layout.staleContainers.append(self)
    graph.layout.isNeeded = true
    graph.preferences.areStale = true
  }

  private func takeElements() {
    roots = content.roots().filter { !$0.isExiting && $0.elements.contains { !$0.isRemoving } }
    let live = content.elements.filter { !$0.isRemoving }
    // A view for a root, in the same order, unless a root is several views.
    let pages =
      live.count == roots.count
      ? live
      : roots.compactMap { root in
        let first = root.elements.first { !$0.isRemoving }
        return live.first { $0.isWritten(around: first) }
      }
    outermost = Dictionary(zip(roots.map(\.number), pages)) { first, _ in first }
    if roots.contains(where: { $0.elements.count { !$0.isRemoving } > 1 }) {
      graph.report("TabView: a tab is several views; only its first is shown.", at: self)
    }
    element.setChildren(content.elements)
    element.setPages(pages)
  }

  // MARK: The selection

  private func tag(of root: Node) -> AnyHashable? {
    outermost[root.number]?.optionTag(below: self)
      ?? root.elements.lazy.compactMap(\.tag).first ?? (root as? any LoopElementNode)?.identity
  }

  private var wanted: Int {
    guard !roots.isEmpty else { return 0 }
    if let selection = view.selection,
      let place = roots.firstIndex(where: { Self.matches(tag(of: $0), selection) })
    {
      return place
    }
    // Without tags the place is the selection.
    if let place = view.selection?.base as? Int, roots.indices.contains(place),
      roots.allSatisfy({ tag(of: $0) == nil || $0 is any LoopElementNode })
    {
      return place
    }
    return min(view.selection == nil ? selected : 0, roots.count - 1)
  }

  /// A tag of `Value` counts for a selection of `Value?`, too.
  private static func matches(_ tag: AnyHashable?, _ selection: AnyHashable) -> Bool {
    guard let tag else { return false }
    if tag == selection { return true }
    func unwrapped(_ value: Any) -> AnyHashable? {
      let mirror = Mirror(reflecting: value)
      guard mirror.displayStyle == .optional, let child = mirror.children.first else { return nil }
      return child.value as? AnyHashable
    }
    return unwrapped(tag.base) == selection || unwrapped(selection.base) == tag
  }

  private func follow() {
    let wanted = wanted
    guard wanted != selected else { return }
    selected = wanted
    enter([wanted])
    element.select(wanted, graph.transaction(for: scope))
    if !element.isMoving { rest() }
    graph.preferences.areStale = true
  }

  private func fingerDidMove(to place: Int) {
    guard place != selected, roots.indices.contains(place) else { return }
    selected = place
    enter([place])
    view.select(place, tag(of: roots[place]))
    graph.preferences.areStale = true
    graph.afterSettling { [weak self] in self?.goBackIfRefused() }
  }

  /// Who keeps the selection may not have taken the page that a finger has moved to.
  private func goBackIfRefused() {
    guard isMounted else { return }
    guard graph.updates.batches.isEmpty else {
      return graph.afterSettling { [weak self] in self?.goBackIfRefused() }
    }
    let wanted = wanted
    guard wanted != selected else { return }
    selected = wanted
    enter([wanted])
    element.goBack(to: wanted)
    graph.preferences.areStale = true
  }

  // MARK: The stage

  func isPresented(_ path: Set<Int>) -> Bool { !presented.isDisjoint(with: path) }

  private func enter(_ places: [Int]) {
    for place in places where roots.indices.contains(place) {
      let root = roots[place]
      guard presented.insert(root.number).inserted else { continue }
      guard !isRetained else { continue }
      root.notifyPresence(isPresented: true)
    }
  }

  /// Nothing moves: what is selected is there, and nothing else.
  private func rest() {
    enter([selected])
    let kept = roots.indices.contains(selected) ? roots[selected].number : nil
    for root in roots where root.number != kept {
      guard presented.remove(root.number) != nil, !isRetained else { continue }
      graph.lifecycle.disappearances.append(Disappearances())
      root.notifyPresence(isPresented: false)
    }
    presented = kept.map { [$0] } ?? []
    graph.preferences.areStale = true
  }

  // MARK: What the views say

  override var preferenceNodes: [Node] { roots.indices.contains(selected) ? [roots[selected]] : [] }
  override var preferenceWriter: PreferenceWriter? { silence }

  func layoutDidSettle(round: Int) {
    guard round == 0 else { return }
    var list = PageList()
    list.pages = roots.map { root in
      PageList.Page(tag: tag(of: root), item: item(of: root))
    }
    list.selected = selected
    view.pages.value = list
  }

  /// What is written on several views at once counts for each that says nothing of its own.
  private func item(of root: Node) -> PageItem {
    var node: Node? = root
    while let current = node, current !== self {
      if let item = current.preference(PageItem.Key.self), item.label != nil { return item }
      node = current.parent
    }
    return root.preference(PageItem.Key.self) ?? PageItem()
  }

  override var children: [Node] { content.map { [$0] } ?? [] }
  override var elements: [Element] { [element] }
  override var pathComponent: String? { "TabView" }

  override func unmount() {
    super.unmount()
    element.cancelStep()
    graph.stopDriving(self)
    element.dropOwnLayer()
  }

  private func startDriving() { graph.startDriving(self) }

  func drive(at time: Double) {
    if !element.isTurning { graph.stopDriving(self) }
    element.windowDidChange()
  }

  /// The element's own value says it.
  var drivenMotion: DrivenMotion? { nil }
}

extension Element {
  /// Whether it is another element, or what modifiers have put around that.
  fileprivate func isWritten(around other: Element?) -> Bool {
    var element = self
    while element !== other {
      guard let wrapper = element as? WrapperElement else { return false }
      element = wrapper.content
    }
    return true
  }
}
