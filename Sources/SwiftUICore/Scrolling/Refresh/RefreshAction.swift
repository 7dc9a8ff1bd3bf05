/// An action that initiates a refresh operation.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Initiates a refresh action, and returns when it is over.
  public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }
private enum RefreshControlKey: EnvironmentKey { static var defaultValue: RefreshControl? { nil } }

extension EnvironmentValues {
  /// A refresh action stored in a view's environment.
  public var refresh: RefreshAction? { self[RefreshKey.self] }

  /// What a scroll view shows and does when it is pulled beyond its start.
  var refreshControl: RefreshControl? {
    get { self[RefreshControlKey.self] }
    set { self[RefreshControlKey.self] = newValue }
  }
}

/// Refreshes what a scroll view shows when it is pulled beyond its start.
@MainActor
final class RefreshControl {
  /// How far content is pulled for a refresh, and how much room it leaves while one goes on, in
  /// points. The platform documents neither.
  static let threshold = 100.0
  static let room = 60.0
  static let settling = Animation.spring(response: 0.4, dampingFraction: 1).bySystem

  let indicator: AnyView
  let state: Binding<RefreshState>
  var action: @Sendable () async -> Void = {}
  /// The scroll view that is held open.
  private weak var scroll: ScrollElement?
  private(set) var isRefreshing = false

  init(indicator: AnyView, state: Binding<RefreshState>) {
    self.indicator = indicator
    self.state = state
  }

  /// A finger has pulled the content beyond its start; answers whether that starts a refresh.
  func pull(_ distance: Double, _ scroll: ScrollElement) {
    guard !isRefreshing else { return }
    let part = min(max(distance / Self.threshold, 0), 1)
    if part >= 1 { return begin(scroll) }
    // Spokes come one by one.
    let shown = (part * 8).rounded(.down) / 8
    if state.wrappedValue.pulled != shown {
      state.wrappedValue = RefreshState(pulled: shown, isRefreshing: false)
    }
  }

  private func begin(_ scroll: ScrollElement) {
    isRefreshing = true
    self.scroll = scroll
    state.wrappedValue = RefreshState(pulled: 1, isRefreshing: true)
    let graph = scroll.graph
    graph.feedback.events.append(
      FeedbackEvent(time: graph.now, feedback: .impact, path: scroll.node.path))
    let action = action
    Task.immediate { [weak self] in
      await action()
      self?.end()
    }
  }

  private func end() {
    isRefreshing = false
    state.wrappedValue = RefreshState()
    guard let scroll, scroll.node.isMounted else { return }
    let graph = scroll.graph
    graph.enqueue(Transaction(animation: Self.settling)) { [weak scroll] in
      graph.afterLayout { scroll?.returnToBounds() }
    }
  }
}

/// How far a refresh has come.
package struct RefreshState: Equatable {
  /// How far content has been pulled for one, 0…1.
  package var pulled = 0.0
  package var isRefreshing = false

  package init(pulled: Double = 0, isRefreshing: Bool = false) {
    self.pulled = pulled
    self.isRefreshing = isRefreshing
  }
}

private struct RefreshModifier<Indicator: View>: UnnamedModifier {
  let action: @Sendable () async -> Void
  let indicator: (Binding<RefreshState>) -> Indicator
  @State private var state = RefreshState()
  @State private var kept = Kept<RefreshControl>()

  @MainActor func body(content: Content) -> some View {
    let control = kept.object {
      RefreshControl(indicator: AnyView(indicator($state)), state: $state)
    }
    control.action = action
    return
      content
      .transformEnvironment(\.refreshControl) { $0 = control }
      .transformEnvironment(\.self) { $0.set(RefreshAction(action: action)) }
  }
}

extension EnvironmentValues {
  fileprivate mutating func set(_ refresh: RefreshAction) { self[RefreshKey.self] = refresh }
}

extension View {
  /// Marks this view as refreshable.
  ///
  /// - Parameters:
  ///   - action: refreshes what is shown.
  ///   - indicator: is shown above the content, for a refresh that has come so far.
  nonisolated package func refreshControl<Indicator: View>(
    action: @escaping @Sendable () async -> Void,
    indicator: @escaping (Binding<RefreshState>) -> Indicator
  ) -> some View {
    modifier(RefreshModifier(action: action, indicator: indicator))
  }
}
