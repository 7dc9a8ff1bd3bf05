/// Sets the foreground style of what it wraps.
struct ForegroundStyleView<Content: View>: PrimitiveView, EnvironmentWritingView,
  WrappingView
{
  let content: Content
  let style: AnyShapeStyle

  @MainActor static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    makeEnvironmentNode(view, inputs) { view, values in
      values.foregroundStyle = view.style.asForeground(inside: values.foregroundStyle)
    }
  }

  package func wrapping<C: View>(_ content: C) -> any View {
    ForegroundStyleView<C>(content: content, style: style)
  }
}
