/// What a node is made with: its parent, and what that hands down.
///
/// It lives as long as the call that makes the node.
public struct _ViewInputs {
  package let parent: Node?
  /// The place among siblings; −1 where the node has none.
  var place: Int32 = -1
  /// What the node is given in place of what its parent hands down; always there without a parent.
  private var given: Given?

  private final class Given {
    unowned let graph: ViewGraph
    let environment: EnvironmentStorage
    let scope: TransactionScope?
    weak var rowHost: (any RowHost)?

    init(
      _ graph: ViewGraph, _ environment: EnvironmentStorage, _ scope: TransactionScope?,
      _ rowHost: (any RowHost)?
    ) {
      self.graph = graph
      self.environment = environment
      self.scope = scope
      self.rowHost = rowHost
    }
  }

  init(below parent: Node) {
    self.parent = parent
  }

  package init(
    graph: ViewGraph, parent: Node?, environment: EnvironmentStorage, scope: TransactionScope?,
    index: Int?
  ) {
    self.parent = parent
    given = Given(graph, environment, scope, nil)
    self.index = index
  }
}

@MainActor
extension _ViewInputs {
  package var graph: ViewGraph {
    if let given { return given.graph }
    return parent!.graph
  }

  package var environment: EnvironmentStorage {
    if let given { return given.environment }
    return parent!.childEnvironment
  }

  package var scope: TransactionScope? {
    get {
      if let given { return given.scope }
      return parent!.childScope
    }
    set { given = Given(graph, environment, newValue, rowHost) }
  }

  var rowHost: (any RowHost)? {
    get {
      if let given { return given.rowHost }
      return parent!.childRowHost
    }
    set { given = Given(graph, environment, scope, newValue) }
  }
}

extension _ViewInputs {
  /// The place among siblings, where a builder block holds several views.
  package var index: Int? {
    get { place < 0 ? nil : Int(place) }
    set { place = newValue.flatMap { Int32(exactly: $0) } ?? -1 }
  }
}
