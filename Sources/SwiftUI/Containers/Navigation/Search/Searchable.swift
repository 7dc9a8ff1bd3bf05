import SwiftUICore

/// The placement of a search field in a view hierarchy.
public struct SearchFieldPlacement: Sendable {
  let isPinned: Bool
  /// Whether the field is below the title on every system.
  let isDrawer: Bool

  private init(isPinned: Bool = false, isDrawer: Bool = false) {
    self.isPinned = isPinned
    self.isDrawer = isDrawer
  }

  /// Where the system has it: on iOS 26 on glass at the bottom of the screen, and below the title where there is a
  /// tab bar; before that below the title, from where it goes under the bar with the content.
  public static let automatic = SearchFieldPlacement()
  /// The search field appears in the navigation bar: below the title, on every system.
  public static let navigationBarDrawer = SearchFieldPlacement(isDrawer: true)

  /// The search field appears in the toolbar: where it is by itself.
  public static let toolbar = SearchFieldPlacement()
  /// The search field appears in the toolbar's principal section: where it is by itself.
  public static let toolbarPrincipal = SearchFieldPlacement()
  /// The search field appears in the sidebar of a navigation view: where it is by itself.
  public static let sidebar = SearchFieldPlacement()

  /// The search field appears in the navigation bar using the specified display mode.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode)
    -> SearchFieldPlacement
  {
    SearchFieldPlacement(isPinned: displayMode.isPinned, isDrawer: true)
  }

  /// A mode that determines when to display a search field that appears in a navigation bar.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    let isPinned: Bool

    /// Enable hiding the search field in response to scrolling.
    public static let automatic = NavigationBarDrawerDisplayMode(isPinned: false)
    /// Always display the search field regardless of the scroll activity.
    public static let always = NavigationBarDrawerDisplayMode(isPinned: true)
  }
}

/// An action that can end a search interaction.
@MainActor @preconcurrency
public struct DismissSearchAction {
  fileprivate var dismiss: @MainActor () -> Void = {}

  nonisolated fileprivate init() {}

  /// Dismisses the current search operation, if any: the field is empty and no longer edited.
  public func callAsFunction() { dismiss() }
}

private enum SearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction() }
}
private enum SearchTextKey: EnvironmentKey { static var defaultValue: String? { nil } }

extension EnvironmentValues {
  /// A Boolean value that indicates when the user is searching.
  public fileprivate(set) var isSearching: Bool {
    get { self[SearchingKey.self] }
    set { self[SearchingKey.self] = newValue }
  }
  /// An action that ends the current search interaction.
  public fileprivate(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }
  /// What the search field around a view says.
  fileprivate(set) var searchText: String? {
    get { self[SearchTextKey.self] }
    set { self[SearchTextKey.self] = newValue }
  }
}

private struct SearchableModifier: UnnamedModifier {
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let placement: SearchFieldPlacement
  let prompt: Text?
  @State private var session = SearchSession()

  private var dismissal: DismissSearchAction {
    var action = DismissSearchAction()
    action.dismiss = {
      text.wrappedValue = ""
      session.setActive(false)
    }
    return action
  }

  @MainActor func body(content: Content) -> some View {
    let _ = session.isWanted = isPresented
    content
      .environment(\.isSearching, session.isActive)
      .environment(\.dismissSearch, dismissal)
      .environment(\.searchText, text.wrappedValue)
      .navigationBarSettings {
        $0.search = SearchField(
          text: text, prompt: prompt, isPinned: placement.isPinned, isDrawer: placement.isDrawer,
          session: session)
      }
      .submits(session.source)
      .onChange(of: isPresented?.wrappedValue, initial: true) { _, isPresented in
        if let isPresented { session.setActive(isPresented) }
      }
  }
}

extension View {
  /// Marks this view as searchable, which configures the display of a search field in the bar of the
  /// stack around it.
  ///
  /// - Parameters:
  ///   - text: what the field says.
  ///   - placement: where the field is.
  ///   - prompt: what stands in the empty field; “Search” where it is `nil`.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(
      SearchableModifier(text: text, isPresented: nil, placement: placement, prompt: prompt))
  }

  /// Marks this view as searchable, which configures the display of a search field.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Marks this view as searchable, which configures the display of a search field.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Marks this view as searchable with programmatic presentation of the search field: whether a
  /// person is searching.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(
      SearchableModifier(
        text: text, isPresented: isPresented, placement: placement, prompt: prompt))
  }

  /// Marks this view as searchable with programmatic presentation of the search field.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(
      text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Marks this view as searchable with programmatic presentation of the search field.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(
      text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }
}

/// How a search field in a bar behaves.
public struct SearchToolbarBehavior: Hashable, Sendable {
  let name: String

  /// As the system does by itself: a field.
  public static let automatic = SearchToolbarBehavior(name: "automatic")
  /// A button that becomes a field once it is tapped.
  public static let minimize = SearchToolbarBehavior(name: "minimize")
}

extension View {
  /// Configures the behavior for search in the toolbar. The field is never a button here, which is reported where one is
  /// asked for.
  @ViewBuilder nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior)
    -> some View
  {
    if behavior == .minimize {
      reportsFault("searchToolbarBehavior(.minimize): the search field stays as large as it is.")
    } else {
      self
    }
  }
}
