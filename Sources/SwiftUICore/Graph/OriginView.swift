extension View {
  /// Sets the origin of this view and of everything below that sets none of its own.
  nonisolated package func viewOrigin(_ origin: ViewOrigin) -> some View {
    OriginView(content: self, origin: origin)
  }
}

private struct OriginView<Content: View>: PrimitiveView {
  let content: Content
  let origin: ViewOrigin

  @MainActor static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    OriginNode(view, inputs)
  }
}

@MainActor
private final class OriginNode<Content: View>: ContentNode<OriginView<Content>, Content> {
  override init(_ view: OriginView<Content>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    content = Content.makeNode(view.content, self.inputs())
  }

  override func update(_ view: OriginView<Content>) {
    self.view = view
    content.update(view.content)
  }

  override var declaredOrigin: ViewOrigin? { view.origin }
}

extension Node {
  /// The origin that the nearest node sets, from this one upwards; `.app` where none does.
  package final var viewOrigin: ViewOrigin {
    var node: Node? = self
    while let current = node {
      if let origin = current.declaredOrigin { return origin }
      node = current.parent
    }
    return .app
  }
}

extension OriginView: MultiView {}
