/// The label of a control: one view, whatever it is made of. Several views are arranged side by side,
/// or one below the other.
package struct LabelStack<Content: View>: PrimitiveView {
  private let axis: Axis
  private let content: Content

  package init(_ axis: Axis, content: Content) {
    self.axis = axis
    self.content = content
  }

  @MainActor package static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    ContainerNode(view, inputs, component: nil, content: \.content) { node in
      StackElement(view.axis, node: node)
    } configure: { view, element in
      let alignment =
        view.axis == .vertical ? HorizontalAlignment.leading.key : VerticalAlignment.center.key
      (element as? StackElement)?.set(alignment, nil)
    }
  }
}
