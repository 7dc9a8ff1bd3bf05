/// A structural position in the tree of views: its view, what the evaluation read, and its parent.
///
/// A node is made when a view is inserted at a structural position and is unmounted when the view is
/// removed; it owns the view's state. `needsUpdate`: the node has to be evaluated again in this update.
@MainActor
package class Node: _ViewOutputs {
  package unowned let graph: ViewGraph
  package private(set) weak var parent: Node?
  package let depth: Int
  /// Counts the nodes of a graph as they are made: an order that is the same in every run.
  let number: Int
  /// The environment as this node's parent hands it down.
  package private(set) var environmentStorage: EnvironmentStorage
  /// The nearest modifier above that changes transactions.
  package let scope: TransactionScope?
  /// The keys of the environment that the node's last evaluation read.
  var readKeys: Set<ObjectIdentifier> = []
  var needsUpdate = false
  package private(set) var isMounted = true
  /// True while an exit transition of this subtree runs: still drawn, not laid out.
  final var isExiting = false
  /// The place among siblings, where a builder block holds several views.
  let index: Int?
  /// Nodes that the node's elements brought along: those of a background, an overlay, a mask.
  private var adopted: [Node] = []
  /// Holds values that move and belong to the node itself, not to something drawn.
  var dataElement: Element? {
    didSet { if dataElement != nil { graph.motion.hasDataElements = true } }
  }
  /// The lazy container whose rows the node's elements are; `nil` where they all have to be there.
  private(set) weak var rowHost: (any RowHost)?
  /// The number of the last check of the invariants that has met the node in the tree.
  final var lastCheck = 0
  /// Cancels the node's place in the lists of what it read.
  var dependencies: [any Dependency] = []

  package init(_ inputs: _ViewInputs) {
    graph = inputs.graph
    parent = inputs.parent
    depth = (inputs.parent?.depth ?? -1) + 1
    number = inputs.graph.nextNodeNumber()
    environmentStorage = inputs.environment
    scope = inputs.scope
    index = inputs.index
    rowHost = inputs.rowHost
    super.init()
  }

  /// Reads through this value are recorded in `readKeys` as dependencies of the running evaluation.
  package var environment: EnvironmentValues {
    EnvironmentValues(storage: environmentStorage, reader: self)
  }

  /// Evaluates the node again, because something that it read has changed.
  package func update() {}

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
  var preferenceNodes: [Node] { children + adopted }
  /// The preference that the node itself writes.
  var preferenceWriter: PreferenceWriter? { nil }

  /// The elements that represent this node in its container.
  package var elements: [Element] { [] }

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
    _ViewInputs(
      graph: graph, parent: self, environment: childEnvironment, scope: childScope, index: index,
      rowHost: childRowHost)
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
    if !readKeys.isDisjoint(with: changed) { graph.markDirty(self) }
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

  package final func adopt(_ node: Node) { adopted.append(node) }
  package final func disown(_ node: Node) { adopted.removeAll { $0 === node } }

  /// All nodes below this one, adopted ones included.
  final var nodesBelow: [Node] { adopted.isEmpty ? children : children + adopted }

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

/// A node that keeps a view of one type.
@MainActor
package class ViewNode<V: View>: Node {
  package final var view: V

  package init(_ view: V, _ inputs: _ViewInputs) {
    self.view = view
    super.init(inputs)
  }

  /// Takes a new value of the view from above. Children get theirs in the same call.
  package func update(_ view: V) {
    self.view = view
  }
}

/// What a node is made with.
public struct _ViewInputs {
  package unowned let graph: ViewGraph
  package weak var parent: Node?
  package var environment: EnvironmentStorage
  package var scope: TransactionScope?
  package var index: Int?
  weak var rowHost: (any RowHost)?
}

extension Node: Reader {
  func markDirty() { graph.markDirty(self) }
}

/// The name of a type without its generic arguments, for paths.
package func shortName(of type: Any.Type) -> String {
  let name = String(describing: type)
  return name.firstIndex(of: "<").map { String(name[..<$0]) } ?? name
}

/// The place of the view that a dynamic property belongs to.
public struct _PropertyContext {
  package let node: Node
}

extension Array where Element: Node {
  /// The nodes as they were made, wherever they come from.
  @MainActor var inOrder: [Element] { sorted { $0.number < $1.number } }
}
