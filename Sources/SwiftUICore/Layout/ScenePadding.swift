extension View {
  /// Adds padding to the specified edges of this view using an amount that's appropriate for the current scene: 16 points
  /// on a phone.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges, 16) }
}
