import SwiftUICore

/// A search field, as it goes up to the bar that shows it.
struct SearchField {
  let text: Binding<String>
  let prompt: Text?
  let isPinned: Bool
  /// Whether it is below the title on every system.
  let isDrawer: Bool
  let session: SearchSession
  /// What is searched, to choose from.
  var scopes: SearchScopes?
  /// Rows to choose from, over what is searched.
  var suggestions: AnyView?

  /// Whether the scopes are under the field now.
  @MainActor var showsScopes: Bool {
    guard let scopes, session.isActive else { return false }
    return scopes.activation != .onTextEntry || !text.wrappedValue.isEmpty
  }
}

/// What a search field and the views that are searched know of each other.
@MainActor
final class SearchSession {
  private let activity = StateCell(false)
  /// Where what is submitted goes.
  let source = SubmissionSource()
  /// What an app says of whether there is a search.
  var isWanted: Binding<Bool>?

  nonisolated init() {}

  /// Whether a person is searching.
  var isActive: Bool { activity.value }

  func setActive(_ isActive: Bool) {
    guard isActive != activity.value else { return }
    activity.value = isActive
    if isWanted?.wrappedValue != isActive { isWanted?.wrappedValue = isActive }
  }
}
