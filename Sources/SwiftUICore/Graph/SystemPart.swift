extension View {
  /// Marks what the system's own views draw in the place of an app: the ground of a row, the mark of one
  /// that is selected. Those who judge motion leave it out.
  package func drawnBySystem() -> some View { SystemPart(content: self, isSystem: true) }

  /// Marks what an app has written within a part of the system's.
  package func writtenByApp() -> some View { SystemPart(content: self, isSystem: false) }
}

private struct SystemPart<Content: View>: PrimitiveView {
  let content: Content
  let isSystem: Bool

  static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    SystemPartNode(view, inputs)
  }
}

@MainActor
private final class SystemPartNode<Content: View>: ContentNode<SystemPart<Content>, Content> {
  override init(_ view: SystemPart<Content>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    content = Content.makeNode(view.content, self.inputs())
  }

  override func update(_ view: SystemPart<Content>) {
    self.view = view
    content.update(view.content)
  }

  override var marksSystemPart: Bool? { view.isSystem }
}

extension Node {
  /// Whether the view is one that the system draws by itself, and none that an app has written.
  package final var isDrawnBySystem: Bool {
    var node: Node? = self
    while let current = node {
      if let mark = current.marksSystemPart { return mark }
      node = current.parent
    }
    return false
  }
}
