/// Who has the focus in one host, and who is to be told of it.
@MainActor
package final class FocusManager: GraphService, InputSource {
  private unowned let graph: ViewGraph
  package private(set) weak var focused: (any FocusTarget)?
  /// Whether something had the focus when this was looked at last: it may be gone.
  private var hadFocus = false
  private var scopes: [WeakScope] = []
  private var keyboard = KeyboardNotifier()
  /// States whose value was set by code and has not been acted on.
  private(set) var requests = 0

  private struct WeakScope { weak var scope: (any FocusScope)? }

  package init(_ graph: ViewGraph) {
    self.graph = graph
  }

  // MARK: Moving the focus

  /// Gives the focus to an element, or takes it away from all.
  func focus(_ target: (any FocusTarget)?, fromKeyboard: Bool = false) {
    let old = focused
    guard target !== old else {
      target?.focusDidChange(true, fromKeyboard: fromKeyboard)
      return
    }
    focused = target
    hadFocus = target != nil
    old?.focusDidChange(false, fromKeyboard: false)
    // Whoever lost it may have given it to somebody else.
    guard focused === target else { return }
    target?.focusDidChange(true, fromKeyboard: fromKeyboard)
    notifyStates()
    keyboard.follow(focused, in: graph)
  }

  /// Moves the focus to the next element that takes it, in the order of the views, which is that of
  /// reading; around at the end. Answers whether there is one.
  func move(forward: Bool) -> Bool {
    let targets = targets(in: graph.rootElement)
    guard !targets.isEmpty else { return false }
    let step = forward ? 1 : targets.count - 1
    var index = forward ? 0 : targets.count - 1
    if let focused, let current = targets.firstIndex(where: { $0 === focused }) {
      index = (current + step) % targets.count
    }
    focus(targets[index], fromKeyboard: true)
    return true
  }

  /// What is visible and takes the focus, in the order of the views.
  private func targets(in element: Element) -> [any FocusTarget] {
    guard element.isPerceivable, element.isHittable, !element.isRemoving else { return [] }
    if let target = element as? any FocusTarget, target.takesFocus {
      return target.isEnabled ? [target] : []
    }
    return element.perceivableChildren.flatMap(targets)
  }

  /// Takes the focus away from what has gone or cannot be used any more; answers whether it did.
  func dropMissingViews() -> Bool {
    guard hadFocus else { return false }
    if let focused, focused.canHaveFocus { return false }
    if focused != nil {
      focus(nil)
    } else {
      hadFocus = false
      notifyStates()
      keyboard.follow(nil, in: graph)
    }
    return true
  }

  /// An element is gone, and with it the focus if it has that: nobody is there to be told but the
  /// states, which are told next.
  func forget(_ target: any FocusTarget) {
    if focused === target { focused = nil }
  }

  // MARK: States

  func add(_ scope: any FocusScope) {
    scopes.removeAll { $0.scope == nil }
    scopes.append(WeakScope(scope: scope))
  }

  func remove(_ scope: any FocusScope) {
    scopes.removeAll { $0.scope == nil || $0.scope === scope }
  }

  private var liveScopes: [any FocusScope] {
    scopes.compactMap(\.scope).filter(\.isPresent)
  }

  /// Code has set a state: after the update the focus goes where it says.
  func noteRequest() { requests += 1 }

  /// Does what a state says: it names a view, or none.
  func resolve(_ location: any FocusLocating) {
    requests -= 1
    guard requests == 0 || location.isLatestRequest else { return }
    let own = liveScopes.filter { $0.focusLocation === location }
    guard let wanted = own.first(where: { $0.isWanted }) else {
      if location.isUnfocused {
        if own.contains(where: contains) { focus(nil) }
      } else {
        notifyStates()
      }
      return
    }
    if contains(wanted) { return notifyStates() }
    if let target = firstTarget(in: wanted) { focus(target) } else { notifyStates() }
  }

  private func firstTarget(in element: Element) -> (any FocusTarget)? {
    if let target = element as? any FocusTarget, target.canHaveFocus { return target }
    for child in element.children {
      if let target = firstTarget(in: child) { return target }
    }
    return nil
  }

  private func contains(_ scope: any FocusScope) -> Bool {
    var element: Element? = focused
    while let current = element, current !== scope { element = current.parent }
    return element != nil
  }

  /// Makes all states say where the focus is.
  private func notifyStates() {
    var told: Set<ObjectIdentifier> = []
    let scopes = liveScopes
    for scope in scopes where contains(scope) {
      guard told.insert(ObjectIdentifier(scope.focusLocation)).inserted else { continue }
      scope.notifyFocused()
    }
    for entry in self.scopes {
      guard let location = entry.scope?.focusLocation,
        told.insert(ObjectIdentifier(location)).inserted
      else { continue }
      location.notifyUnfocused()
    }
  }
}

/// An element that ties the focus of what it holds to a state.
@MainActor
protocol FocusScope: Element {
  var focusLocation: any FocusLocating { get }
  /// Whether the state says that what this holds is to have the focus.
  var isWanted: Bool { get }
  /// What this holds has the focus.
  func notifyFocused()
}

/// A state that says where the focus is, whatever its type.
@MainActor
protocol FocusLocating: AnyObject {
  var isUnfocused: Bool { get }
  var isLatestRequest: Bool { get }
  func notifyUnfocused()
}

extension ViewGraph {
  /// Who has the focus.
  package final var focus: FocusManager { service(FocusManager.self) }
}
