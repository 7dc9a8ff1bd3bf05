/// Sets the foreground style of what it wraps.
struct ForegroundStyleView<Content: View>: PrimitiveView, EnvironmentWritingView {
  let content: Content
  let style: AnyShapeStyle

  static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    makeEnvironmentNode(view, inputs) { view, values in
      values.foregroundStyle = view.style.asForeground(inside: values.foregroundStyle)
    }
  }
}
