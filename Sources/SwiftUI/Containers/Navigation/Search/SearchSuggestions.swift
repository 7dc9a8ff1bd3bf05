import SwiftUICore

/// Puts the text of a suggestion into the search field.
struct CompleteSearchAction {
  let complete: @MainActor (String) -> Void
}

private enum CompleteSearchKey: EnvironmentKey {
  static var defaultValue: CompleteSearchAction? { nil }
}

extension EnvironmentValues {
  fileprivate var completeSearch: CompleteSearchAction? {
    get { self[CompleteSearchKey.self] }
    set { self[CompleteSearchKey.self] = newValue }
  }
}

/// Whether there is a row.
private enum SuggestionKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// The suggestions of a search, over what is searched.
struct SuggestionsList: View {
  let search: SearchField
  let suggestions: AnyView
  @State private var hasRows = false

  var body: some View {
    List { suggestions.preference(key: SuggestionKey.self, value: true) }
      .listStyle(.plain)
      .background(Color(.system(.background)))
      .environment(\.completeSearch, CompleteSearchAction { search.text.wrappedValue = $0 })
      .onPreferenceChange(SuggestionKey.self) { hasRows = $0 }
      // What is searched stays where there are none.
      .opacity(hasRows ? 1 : 0)
      .allowsHitTesting(hasRows)
      .accessibilityHidden(!hasRows)
  }
}

/// A row that can be tapped.
private struct CompletionModifier: UnnamedModifier {
  let completion: String
  @Environment(\.completeSearch) private var action

  @MainActor func body(content: Content) -> some View {
    if let action {
      Button {
        action.complete(completion)
      } label: {
        content
      }
      .foregroundStyle(.primary)
    } else {
      content
    }
  }
}

extension View {
  /// Configures the search suggestions for this view: rows over what is searched, while a person searches.
  ///
  /// - Parameter suggestions: the rows; without any, what is searched stays.
  nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S)
    -> some View
  {
    let suggestions = AnyView(suggestions())
    return navigationBarSettings { $0.search?.suggestions = suggestions }
  }

  /// Configures how to display search suggestions within this view.
  ///
  /// - Parameter placements: where none are shown where `visibility` is `hidden`.
  nonisolated public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    navigationBarSettings { settings in
      switch visibility {
      case .hidden: settings.hiddenSuggestions.formUnion(placements)
      case .visible: settings.hiddenSuggestions.subtract(placements)
      case .automatic: break
      }
    }
  }

  /// Associates a fully formed string with the value of this view when used as a search suggestion: a tap puts it into
  /// the search field. Elsewhere it changes nothing.
  nonisolated public func searchCompletion(_ completion: String) -> some View {
    modifier(CompletionModifier(completion: completion))
  }
}
