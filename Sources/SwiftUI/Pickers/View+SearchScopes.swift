import SwiftUICore

extension View {
  /// Configures the search scopes for this view: segments under the search field, while a person searches.
  ///
  /// - Parameters:
  ///   - scope: what is chosen.
  ///   - scopes: a view for each scope, with its value as a tag.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    searchScopes(scope, activation: .automatic, scopes)
  }

  /// Configures the search scopes for this view with the specified activation strategy.
  ///
  /// - Parameters:
  ///   - scope: what is chosen.
  ///   - activation: when the segments are there.
  ///   - scopes: a view for each scope, with its value as a tag.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    let picker = ScopePicker(scope: scope, scopes: scopes())
    return navigationBarSettings {
      $0.search?.scopes = SearchScopes(picker: AnyView(picker), activation: activation)
    }
  }
}

private struct ScopePicker<Scope: Hashable, Scopes: View>: UnnamedView {
  let scope: Binding<Scope>
  let scopes: Scopes

  @MainActor var body: some View {
    Picker("Scope", selection: scope) { scopes }
      .pickerStyle(.segmented)
      .labelsHidden()
  }
}
