/// The ways that SwiftUI displays search suggestions.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  let set: Set

  /// As the system does by itself: over what is searched, on a phone.
  public static let automatic = SearchSuggestionsPlacement(set: .content)
  /// In a menu by the search field: there is none on a phone.
  public static let menu = SearchSuggestionsPlacement(set: .menu)
  /// Over what is searched.
  public static let content = SearchSuggestionsPlacement(set: .content)

  /// Several ways.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The ways as bits.
    public var rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// In a menu by the search field.
    public static let menu = Set(rawValue: 1)
    /// Over what is searched.
    public static let content = Set(rawValue: 2)
  }
}
