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
