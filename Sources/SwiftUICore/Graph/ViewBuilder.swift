/// A custom parameter attribute that constructs views from closures.
@resultBuilder
public struct ViewBuilder {
  /// Takes a view as it is.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// An empty view, for a closure without views.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Takes the only view of a closure as it is.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// A tuple of the views of a closure, in order. Each keeps its position as its identity.
  public static func buildBlock<each Content: View>(_ content: repeat each Content)
    -> TupleView<(repeat each Content)>
  {
    TupleView(
      (repeat each content),
      make: { (value: (repeat each Content), inputs: _ViewInputs) -> [Node] in
        var nodes: [Node] = []
        repeat nodes.append(makeChild(each value, inputs, index: nodes.count))
        return nodes
      },
      update: { (value: (repeat each Content), nodes: [Node]) in
        var index = 0
        repeat updateChild(each value, nodes, &index)
      })
  }

  /// The view of an `if` without `else`; absent where the condition does not hold.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The view of a condition that holds.
  public static func buildEither<TrueContent: View, FalseContent: View>(first: TrueContent)
    -> _ConditionalContent<TrueContent, FalseContent>
  {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// The view of a condition that does not hold.
  public static func buildEither<TrueContent: View, FalseContent: View>(second: FalseContent)
    -> _ConditionalContent<TrueContent, FalseContent>
  {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// Erases the type of a view that is guarded by `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }

  @MainActor
  private static func makeChild<V: View>(_ view: V, _ inputs: _ViewInputs, index: Int) -> Node {
    var inputs = inputs
    inputs.index = index
    return V.makeNode(view, inputs)
  }

  @MainActor
  private static func updateChild<V: View>(_ view: V, _ nodes: [Node], _ index: inout Int) {
    unsafeDowncast(nodes[index], to: ViewNode<V>.self).update(view)
    index += 1
  }
}

/// A view that doesn't contain any content.
public struct EmptyView: PrimitiveView, Sendable {
  /// Creates an empty view.
  nonisolated public init() {}

  /// Creates a node without elements.
  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    ViewNode<EmptyView>(inputs)
  }
}

/// A view created from a swift tuple of view values.
public struct TupleView<T>: View {
  /// The views, as a tuple.
  nonisolated(unsafe) public var value: T
  let make: @MainActor (T, _ViewInputs) -> [Node]
  let update: @MainActor (T, [Node]) -> Void

  nonisolated init(
    _ value: T, make: @escaping @MainActor (T, _ViewInputs) -> [Node],
    update: @escaping @MainActor (T, [Node]) -> Void
  ) {
    self.value = value
    self.make = make
    self.update = update
  }

  /// Stops the program: the runtime presents the views, and there is no body to call.
  public var body: Never {
    preconditionFailure("A tuple of views is drawn by the runtime and has no body to call.")
  }

  /// Creates the node that presents the views in order.
  public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    TupleNode(view, inputs)
  }
}

@MainActor
private final class TupleNode<T>: ViewNode<TupleView<T>> {
  private var nodes: [Node] = []

  init(_ view: TupleView<T>, _ inputs: _ViewInputs) {
    super.init(inputs)
    nodes = view.make(view.value, self.inputs())
  }

  override func update(_ view: TupleView<T>) {
    view.update(view.value, nodes)
  }

  override var children: [Node] { nodes }
  override var elements: [Element] {
    var list: [Element] = []
    collectElements(into: &list)
    return list
  }
  override func collectElements(into list: inout [Element]) {
    for node in nodes { node.collectElements(into: &list) }
  }
  override var passesElementsOn: Bool { true }
  override var childRowHost: (any RowHost)? { rowHost }
  override func collectRows(into segments: inout [RowSegment]) {
    for node in nodes { node.collectRows(into: &segments) }
  }
  override func collectRoots(into roots: inout [Node]) {
    for node in nodes { node.collectRoots(into: &roots) }
  }
}

extension EmptyView: MultiView {}

extension TupleView: MultiView {}
