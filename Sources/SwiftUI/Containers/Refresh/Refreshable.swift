import SwiftUICore

/// A spinner whose spokes come one by one while content is pulled, and that turns while it is
/// refreshed.
private struct RefreshSpinner: UnnamedView {
  let state: Binding<RefreshState>

  @MainActor var body: some View {
    let state = state.wrappedValue
    ZStack {
      if state.isRefreshing {
        Spinner()
      } else {
        ForEach(0..<8) { index in
          Capsule()
            .fill(Color.gray)
            .frame(width: 2.5, height: 6)
            .offset(y: -6.5)
            .rotationEffect(.degrees(Double(index) * 45))
            .opacity(Double(index) < state.pulled * 8 ? 0.5 : 0)
        }
      }
    }
    .frame(width: Spinner.side, height: Spinner.side)
  }
}

extension View {
  /// Marks this view as refreshable: a list or a scroll view that is pulled 100 points beyond its
  /// start calls the action, and shows a spinner until that returns.
  ///
  /// - Parameter action: refreshes what is shown.
  nonisolated public func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View {
    refreshControl(action: action) { RefreshSpinner(state: $0) }
  }
}
