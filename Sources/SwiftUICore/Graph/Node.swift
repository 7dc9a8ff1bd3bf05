/// A structural position in the tree of views: its view, what the evaluation read, and its parent.
///
/// A node is made when a view is inserted at a structural position and is unmounted when the view is
/// removed; it owns the view's state. `needsUpdate`: the node has to be evaluated again in this update.
@MainActor
package class Node: _ViewOutputs {
  // The graph owns its nodes: a build for tests checks that none outlives it, others do without.
  #if DEBUG
    package unowned let graph: ViewGraph
  #else
    package unowned(unsafe) let graph: ViewGraph
  #endif
  /// The environment as this node's parent hands it down.
  package private(set) var environmentStorage: EnvironmentStorage
  /// The nearest modifier above that changes transactions.
  package let scope: TransactionScope?
  /// Counts the nodes of a graph as they are made: an order that is the same in every run.
  let number: Int
  private let level: Int32
  /// The place among siblings; −1 where the node has none.
  private let place: Int32
  var needsUpdate = false
  package private(set) var isMounted = true
  /// True while an exit transition of this subtree runs: still drawn, not laid out.
  final var isExiting = false
  /// Whether the direction in which the node's elements are laid out has been read.
  private var readsDirection = false
  /// What the node's last evaluation read of the environment; `nil` where none has been asked for.
  private var readings: EnvironmentReadings?
  /// Cancels the node's place in the lists of what it read. Used on the main thread only, from code that is not formally
  /// on the main actor.
  nonisolated(unsafe) var dependencies: [any Dependency] = []
  /// What leads to the node where something may be read longer than it lives; see `ReaderReference`.
  fileprivate nonisolated(unsafe) var knownReference: ReaderReference?
  private var rarities: Rarities?

  // Who is the parent of whom, see decision 25. Used on the main thread only.
  private nonisolated(unsafe) unowned(unsafe) var above: Node?
  private nonisolated(unsafe) unowned(unsafe) var firstBelow: Node?
  private nonisolated(unsafe) unowned(unsafe) var next: Node?
  private nonisolated(unsafe) unowned(unsafe) var previous: Node?

  /// What few nodes have.
  private final class Rarities {
    /// Nodes that the node's elements brought along: those of a background, an overlay, a mask.
    var adopted: [Node] = []
    var dataElement: Element?
    weak var rowHost: (any RowHost)?
    var listing: (any ViewLister)?
    var lastCheck = 0
  }

  package init(_ inputs: _ViewInputs) {
    let parent = inputs.parent
    graph = inputs.graph
    level = parent.map { $0.level + 1 } ?? 0
    number = inputs.graph.nextNodeNumber()
    environmentStorage = inputs.environment
    scope = inputs.scope
    place = inputs.place
    super.init()
    if let parent { join(parent) }
    if let host = inputs.rowHost { rare.rowHost = host }
    if let listing = parent?.listingBelow { rare.listing = listing }
  }

  deinit {
    knownReference?.end()
    // Whoever outlives the node has no parent from now on, and the node is no sibling any more.
    var below = firstBelow
    while let node = below {
      below = node.next
      (node.above, node.next, node.previous) = (nil, nil, nil)
    }
    guard let above else { return }
    if let previous { previous.next = next } else { above.firstBelow = next }
    next?.previous = previous
  }

  private func join(_ parent: Node) {
    above = parent
    next = parent.firstBelow
    next?.previous = self
    parent.firstBelow = self
  }

  /// The node above; `nil` at the root, and where that node is gone.
  package final var parent: Node? { above }
  /// The number of nodes above.
  package final var depth: Int { Int(level) }
  /// The place among siblings, where a builder block holds several views.
  final var index: Int? { place < 0 ? nil : Int(place) }

  private var rare: Rarities {
    if let rarities { return rarities }
    let made = Rarities()
    rarities = made
    return made
  }

  /// Holds values that move and belong to the node itself, not to something drawn.
  final var dataElement: Element? {
    get { rarities?.dataElement }
    set {
      rare.dataElement = newValue
      if newValue != nil { graph.motion.hasDataElements = true }
    }
  }

  /// The lazy container whose rows the node's elements are; `nil` where they all have to be there.
  final var rowHost: (any RowHost)? { rarities?.rowHost }

  /// Lists the views below instead of making them; `nil` where they are made.
  final var listingBelow: (any ViewLister)? {
    guard let listing = rarities?.listing, passesElementsOn else { return nil }
    return listing
  }

  /// The listing that begins at this node.
  final var ownListing: (any ViewLister)? {
    get { rarities?.listing }
    set { rare.listing = newValue }
  }

  /// Appends the views that are listed here and below, in order.
  func collectListed(into entries: inout [any ListedEntry]) {
    for node in preferenceNodes { node.collectListed(into: &entries) }
  }

  /// The number of the last check of the invariants that has met the node in the tree.
  final var lastCheck: Int {
    get { rarities?.lastCheck ?? 0 }
    set { rare.lastCheck = newValue }
  }

  /// Reads through this value are the dependencies of the running evaluation.
  package final var environment: EnvironmentValues {
    if let readings { return EnvironmentValues(storage: environmentStorage, readings: readings) }
    let made = EnvironmentReadings()
    readings = made
    return EnvironmentValues(storage: environmentStorage, readings: made)
  }

  /// Whether the node's elements are laid out from the right to the left. That alone is what most nodes
  /// read of the environment.
  final var isRightToLeft: Bool {
    readsDirection = true
    return environmentStorage.layoutDirection == .rightToLeft
  }

  /// Whether the last evaluation has read one of the keys of the environment.
  final func reads(anyOf keys: Set<ObjectIdentifier>) -> Bool {
    readsDirection && keys.contains(EnvironmentStorage.layoutDirectionKey)
      || readings?.contains(anyOf: keys) ?? false
  }

  /// What is read of the environment from now on is all that counts.
  final func forgetReadings() {
    readsDirection = false
    readings?.removeAll()
  }

  /// Evaluates the node again, because something that it read has changed.
  package func update() {}

  /// Whether the views below are those of a background, an overlay or a mask.
  var isSecondary: Bool { false }

  /// Whether the elements of the nodes below are the node's own, each with the node's modifiers.
  var passesElementsOn: Bool { false }
  /// What is written around the place where the node's elements enter and exit, by the key of a trait.
  ///
  /// - Parameter beforeUpdate: whether what was written there before the running update counts: views
  ///   that the update takes away exit with that.
  func placeTrait(_ key: FacetKey, beforeUpdate: Bool) -> Any? { nil }

  /// The children, in structural order.
  package var children: [Node] { [] }

  /// The nodes whose preferences are collected here; exiting nodes are left out.
  var preferenceNodes: [Node] { nodesBelow }
  /// The preference that the node itself writes.
  var preferenceWriter: PreferenceWriter? { nil }

  /// The elements that represent this node in its container.
  package var elements: [Element] { [] }

  /// Appends the elements that represent this node in its container.
  package func collectElements(into list: inout [Element]) {
    for element in elements { list.append(element) }
  }

  /// A step of the view's path; `nil` where the node is not worth one.
  package var pathComponent: String? { nil }

  /// The origin of this view and of everything below; `nil` where an ancestor decides.
  var declaredOrigin: ViewOrigin? { nil }

  /// What the children see of the environment.
  package var childEnvironment: EnvironmentStorage { environmentStorage }

  /// The scope that the children see.
  package var childScope: TransactionScope? { scope }

  /// The lazy container, as the children see it: nodes without elements of their own pass it on.
  var childRowHost: (any RowHost)? { nil }

  /// Appends this node's row segments (a fixed count, or a row source), in order.
  func collectRows(into segments: inout [RowSegment]) {
    segments.append(.fixed(elements.count { !$0.isRemoving }))
  }

  /// Appends the nodes that represent this one in a container that handles its views one by one.
  func collectRoots(into roots: inout [Node]) {
    let children = children
    if children.count == 1, elements.count(where: { !$0.isRemoving }) > 1 {
      children[0].collectRoots(into: &roots)
    } else {
      roots.append(self)
    }
  }

  /// The views that a builder and its loops, conditions and groups have put together, taken apart
  /// again.
  final func roots() -> [Node] {
    var roots: [Node] = []
    collectRoots(into: &roots)
    return roots
  }

  /// What the node is known by to those who look for it, where it has a name.
  var identity: AnyHashable? { nil }

  /// The first view with an identity, here or below; `nil` where no view has it.
  func target(of id: AnyHashable) -> IdentityTarget? {
    if identity == id, let element = elements.first(where: { !$0.isRemoving }) {
      return .element(element)
    }
    for child in children {
      if let target = child.target(of: id) { return target }
    }
    return nil
  }

  package func inputs(index: Int? = nil) -> _ViewInputs {
    var inputs = _ViewInputs(below: self)
    if index != nil { inputs.index = index }
    return inputs
  }

  /// Notifies the container above that the list of elements below has changed.
  package func elementsDidChange() {
    parent?.childElementsDidChange()
  }

  /// A child's list of elements has changed.
  package func childElementsDidChange() {
    elementsDidChange()
  }

  /// Hands a changed environment down. Only nodes that read one of the changed keys are evaluated.
  package func inherit(_ environment: EnvironmentStorage, changed: Set<ObjectIdentifier>) {
    setEnvironment(environment)
    if reads(anyOf: changed) { graph.markDirty(self) }
    handDown(changed: changed)
  }

  package func setEnvironment(_ environment: EnvironmentStorage) {
    environmentStorage = environment
    if graph.motion.hasSteppedMotions { graph.motion.environmentsDiffer = true }
  }

  package func handDown(changed: Set<ObjectIdentifier>) {
    let environment = childEnvironment
    for child in nodesBelow { child.inherit(environment, changed: changed) }
  }

  /// Takes the node and everything below out of the tree.
  package func unmount() {
    for child in nodesBelow { child.unmount() }
    isMounted = false
    dropDependencies()
  }

  package final func adopt(_ node: Node) { rare.adopted.append(node) }
  package final func disown(_ node: Node) { rarities?.adopted.removeAll { $0 === node } }

  /// All nodes below this one, adopted ones included.
  final var nodesBelow: [Node] {
    guard let adopted = rarities?.adopted, !adopted.isEmpty else { return children }
    return children + adopted
  }

  func dropDependencies() {
    for dependency in dependencies { dependency.remove(self) }
    dependencies.removeAll(keepingCapacity: true)
  }

  /// The node that names this one in a path: a modifier has the name of what it modifies.
  package var namingNode: Node {
    pathComponent == nil ? children.first?.namingNode ?? self : self
  }

  /// The path of the view, as `SubmitButton/Button/ZStack/Text[0]`.
  package var path: String {
    var steps: [String] = []
    var node: Node? = self
    var pendingIndex: Int?
    while let current = node {
      if let component = current.pathComponent {
        steps.append(component)
        pendingIndex = nil
      }
      if let index = current.index {
        if current.pathComponent != nil, pendingIndex == nil, !steps.isEmpty {
          steps[steps.count - 1] += "[\(index)]"
        } else if !steps.isEmpty, !steps[steps.count - 1].hasSuffix("]") {
          steps[steps.count - 1] += "[\(index)]"
        }
        pendingIndex = index
      }
      node = current.parent
    }
    return steps.reversed().joined(separator: "/")
  }
}

/// A node of views of one type.
///
/// It does not say that `V` is a view, which its subclasses do: the runtime would look that up once more for the
/// superclass of each of them, which takes it longer than the node takes to be made.
@MainActor
package class ViewNode<V>: Node {
  /// Takes a new value of the view from above. Children get theirs in the same call.
  package func update(_ view: V) {}
}

/// A node that keeps its view. What only hands its content down keeps what is its own alone: views of
/// many modifiers would be kept once for each of them.
@MainActor
package class KeepingNode<V>: ViewNode<V> {
  package final var view: V

  package init(_ view: V, _ inputs: _ViewInputs) {
    self.view = view
    super.init(inputs)
  }

  package override func update(_ view: V) {
    self.view = view
  }
}

extension Node: Reader {
  func markDirty() { graph.markDirty(self) }

  final var reference: ReaderReference {
    if let knownReference { return knownReference }
    let made = ReaderReference(self)
    knownReference = made
    return made
  }
}

/// The place of the view that a dynamic property belongs to.
public struct _PropertyContext {
  package let node: Node
}

extension Array where Element: Node {
  /// The nodes as they were made, wherever they come from.
  @MainActor var inOrder: [Element] { sorted { $0.number < $1.number } }
}
