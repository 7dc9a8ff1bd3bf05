/// Connects the dynamic properties of values that are not views, such as the items of a toolbar, at
/// the position of a view. Values are identified by their order and by their types.
@MainActor
package final class Connector {
  private var fields: [(type: ObjectIdentifier, fields: DynamicFields)] = []
  private var next = 0
  fileprivate weak var node: Node?

  fileprivate func begin() { next = 0 }

  /// The value with its properties connected.
  package func connect<T>(_ value: T) -> T {
    guard let node else { return value }
    let type = ObjectIdentifier(T.self)
    if next >= fields.count || fields[next].type != type {
      fields.removeSubrange(next...)
      fields.append((type, DynamicFields(of: T.self)))
    }
    var value = value
    fields[next].fields.install(in: &value, node: node)
    next += 1
    return value
  }
}

/// A view that is made of values which are connected at its position.
package struct ConnectingView<Content: View>: PrimitiveView {
  let make: @MainActor (Connector) -> Content

  package init(_ make: @escaping @MainActor (Connector) -> Content) { self.make = make }

  @MainActor package static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    ConnectingNode(view, inputs)
  }
}

@MainActor
private final class ConnectingNode<Content: View>: ContentNode<ConnectingView<Content>, Content> {
  private let connector = Connector()

  override init(_ view: ConnectingView<Content>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    connector.node = self
    content = Content.makeNode(evaluate(), self.inputs())
  }

  override func update(_ view: ConnectingView<Content>) {
    self.view = view
    update()
  }

  override func update() {
    needsUpdate = false
    content.update(evaluate())
  }

  private func evaluate() -> Content {
    evaluating {
      connector.begin()
      return view.make(connector)
    }
  }
}
