/// A type that collects multiple instances of a content type into a single unit.
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: Never {
    preconditionFailure("A group is drawn by the runtime and has no body to call.")
  }

  public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    PassThroughNode(view, inputs, content: \.content)
  }
}

/// A node that stands for one other view.
@MainActor
package final class PassThroughNode<V: View, C: View>: ViewNode<V> {
  private let content: (V) -> C
  private let component: String?
  private var node: ViewNode<C>!

  package init(
    _ view: V, _ inputs: _ViewInputs, component: String? = nil, content: @escaping (V) -> C
  ) {
    self.content = content
    self.component = component
    super.init(view, inputs)
    node = C.makeNode(content(view), self.inputs())
  }

  package override func update(_ view: V) {
    self.view = view
    node.update(content(view))
  }

  package override var children: [Node] { node.map { [$0] } ?? [] }
  package override var elements: [Element] { node.elements }
  package override var pathComponent: String? { component }
}
