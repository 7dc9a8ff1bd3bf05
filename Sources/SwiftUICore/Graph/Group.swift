/// A type that collects multiple instances of a content type into a single unit.
public struct Group<Content> {
  package let content: Content

  /// Of anything that is grouped, views or not.
  package init(grouping content: Content) { self.content = content }
}

extension Group: View where Content: View {
  /// Creates a group of views.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Stops the program: the runtime presents the content, and there is no body to call.
  public var body: Never {
    preconditionFailure("A group is drawn by the runtime and has no body to call.")
  }

  /// Creates the node that presents the content.
  public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    PassThroughNode(view, inputs, content: \.content)
  }
}

/// A node whose content is one other view.
@MainActor
package final class PassThroughNode<V: View, C: View>: ContentNode<V, C> {
  private let inner: (V) -> C
  private let component: String?

  package init(
    _ view: V, _ inputs: _ViewInputs, component: String? = nil, content: @escaping (V) -> C
  ) {
    inner = content
    self.component = component
    super.init(view, inputs)
    self.content = C.makeNode(content(view), self.inputs())
  }

  package override func update(_ view: V) {
    self.view = view
    content.update(inner(view))
  }

  package override var pathComponent: String? { component }
}

extension Group: MultiView {}
