/// A type that represents part of your app's user interface and provides modifiers that you use to
/// configure views.
@MainActor @preconcurrency
public protocol View {
  /// The type of view representing the body of this view.
  associatedtype Body: View

  /// The content and behavior of the view.
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Makes the node that keeps this view at its place. The default evaluates `body`.
  static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs
}

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

/// Makes a list of the views below a node, in place of the views.
@MainActor
protocol ViewLister: AnyObject {
  /// Makes the node of a view that stands in the list.
  func makeNode<V: View>(_ view: V, _ inputs: _ViewInputs) -> ViewNode<V>
}

/// The result of making a view: its node.
@MainActor
public class _ViewOutputs {
  package init() {}
}

extension View {
  /// Creates the node that evaluates ``body``: the default.
  public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    CompositeNode(view, inputs)
  }

  /// Makes the node of a view at a place.
  package static func makeNode(_ view: Self, _ inputs: _ViewInputs) -> ViewNode<Self> {
    if let listing = inputs.parent?.listingBelow { return listing.makeNode(view, inputs) }
    return unsafeDowncast(_makeView(view, inputs), to: ViewNode<Self>.self)
  }
}

extension Never: View {
  /// `Never` is its own body.
  public typealias Body = Never
  /// Never called: there is no value of `Never`.
  public var body: Never {
    preconditionFailure("There is no value of Never.")
  }
}

/// A view of the runtime: it has no body, and makes its own node.
///
/// Not isolated, since values of such views are made by the modifiers of `View`, which are not: a type
/// says that it is a `View` as well, so that its members are isolated as the requirements are.
nonisolated package protocol PrimitiveView: View where Body == Never {}

@MainActor
extension PrimitiveView {
  /// Stops the program: the runtime presents the view, and there is no body to call.
  @MainActor public var body: Never {
    preconditionFailure("\(Self.self) is drawn by the runtime and has no body to call.")
  }
}
