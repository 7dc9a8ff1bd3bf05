/// The view that a value, which is not a view itself, makes of its own dynamic properties. They are
/// connected at the position of this view.
package struct ConnectedView<Source, Content: View>: PrimitiveView {
  let source: Source
  let content: @MainActor (Source) -> Content

  package init(_ source: Source, content: @escaping @MainActor (Source) -> Content) {
    self.source = source
    self.content = content
  }

  @MainActor package static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    ConnectedNode(view, inputs)
  }
}

@MainActor
private final class ConnectedNode<Source, Content: View>: ContentNode<
  ConnectedView<Source, Content>, Content
>
{
  private var fields: DynamicFields

  override init(_ view: ConnectedView<Source, Content>, _ inputs: _ViewInputs) {
    fields = DynamicFields(of: Source.self)
    super.init(view, inputs)
    content = Content.makeNode(evaluate(), self.inputs())
  }

  override func update(_ view: ConnectedView<Source, Content>) {
    self.view = view
    update()
  }

  override func update() {
    needsUpdate = false
    content.update(evaluate())
  }

  private func evaluate() -> Content {
    evaluating { () -> Content in
      var source = view.source
      fields.install(in: &source, node: self)
      return view.content(source)
    }
  }

  override var pathComponent: String? { shortName(of: Source.self) }
}
