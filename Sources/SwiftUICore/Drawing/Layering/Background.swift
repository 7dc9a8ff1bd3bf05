extension View {
  /// Layers the views that you specify behind this view.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(LayeredModifier(secondary: content(), alignment: alignment, isBehind: true))
  }

  /// Layers the given view behind this view.
  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(LayeredModifier(secondary: background, alignment: alignment, isBehind: true))
  }

  nonisolated private func background<S: ShapeStyle, T: Shape>(
    shape: T, style: S, fill: FillStyle = FillStyle(), ignoring edges: Edge.Set = []
  ) -> some View {
    modifier(
      LayeredModifier(
        secondary: shape.fill(style, style: fill), alignment: .center, isBehind: true,
        ignoredEdges: edges))
  }

  /// Sets the view's background to a style.
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background(shape: Rectangle(), style: style, ignoring: edges)
  }

  /// Sets the view's background to the default background style.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(shape: Rectangle(), style: BackgroundStyle(), ignoring: edges)
  }

  /// Sets the view's background to a shape filled with a style.
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(shape: shape, style: style, fill: fillStyle)
  }

  /// Sets the view's background to a shape filled with the default background style.
  nonisolated public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle())
    -> some View
  {
    background(shape: shape, style: BackgroundStyle(), fill: fillStyle)
  }
}
