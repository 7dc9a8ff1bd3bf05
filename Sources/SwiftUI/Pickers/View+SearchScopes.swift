import SwiftUICore

extension View {
  /// Configures the search scopes for this view: segments under the search field, while a person searches.
  ///
  /// - Parameters:
  ///   - scope: what is chosen.
  ///   - scopes: a view for each scope, with its value as a tag.
  public func searchScopes<V: Hashable, S: View>(
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
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    let picker = Picker("Scope", selection: scope, content: scopes)
      .pickerStyle(.segmented)
      .labelsHidden()
    return navigationBarSettings {
      $0.search?.scopes = SearchScopes(picker: AnyView(picker), activation: activation)
    }
  }
}
