extension View {
  /// Layers the views that you specify in front of this view.
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(LayeredModifier(secondary: content(), alignment: alignment, isBehind: false))
  }

  /// Layers a secondary view in front of this view.
  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center)
    -> some View
  {
    modifier(LayeredModifier(secondary: overlay, alignment: alignment, isBehind: false))
  }

  /// Layers the specified style in front of this view.
  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  )
    -> some View
  {
    modifier(
      LayeredModifier(
        secondary: Rectangle().fill(style), alignment: .center, isBehind: false,
        ignoredEdges: edges))
  }

  /// Layers a shape that you specify in front of this view.
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      LayeredModifier(
        secondary: shape.fill(style, style: fillStyle), alignment: .center, isBehind: false))
  }

  /// Adds a border to this view with the specified style and width.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }
}
