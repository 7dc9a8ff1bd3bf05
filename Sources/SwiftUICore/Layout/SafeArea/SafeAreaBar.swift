extension View {
  /// Shows the specified content above or below the modified view, as a bar: it insets the safe area as
  /// ``safeAreaInset(edge:alignment:spacing:content:)-(VerticalEdge,_,_,_)`` does, and lies on no background.
  ///
  /// - Parameter spacing: the distance between both, in points; 8 where none is given.
  nonisolated public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Shows the specified content beside the modified view, as a bar.
  ///
  /// - Parameter spacing: the distance between both, in points; 8 where none is given.
  nonisolated public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}
