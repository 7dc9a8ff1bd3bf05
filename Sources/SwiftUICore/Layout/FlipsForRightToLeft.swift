private struct FlipsForRightToLeft: UnnamedModifier {
  let isEnabled: Bool
  @Environment(\.layoutDirection) private var direction

  @MainActor func body(content: Content) -> some View {
    content.scaleEffect(x: isEnabled && direction == .rightToLeft ? -1 : 1, y: 1)
  }
}

extension View {
  /// Sets whether this view mirrors its contents horizontally when the layout direction is
  /// right-to-left.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(FlipsForRightToLeft(isEnabled: enabled))
  }
}
