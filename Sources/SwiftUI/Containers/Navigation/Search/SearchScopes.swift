import SwiftUICore

/// The ways that searchable modifiers can show or hide search scopes.
public struct SearchScopeActivation: Hashable, Sendable {
  private let number: Int

  /// As the system does by itself: while a person searches.
  public static let automatic = SearchScopeActivation(number: 0)
  /// While there is text in the field.
  public static let onTextEntry = SearchScopeActivation(number: 1)
  /// While a person searches.
  public static let onSearchPresentation = SearchScopeActivation(number: 2)
}

/// What is searched, as segments under the field.
struct SearchScopes {
  let picker: AnyView
  let activation: SearchScopeActivation

  /// Of the segments and the room over them, in points.
  static let height: CGFloat = 40
}

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
