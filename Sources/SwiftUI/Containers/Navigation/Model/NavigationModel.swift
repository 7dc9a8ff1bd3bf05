import SwiftUICore

/// The screens of a stack: which there are, which of them are seen, and where they go.
///
/// The path is what a program writes; the screens follow it. What a person does writes the path.
@MainActor
final class NavigationModel {
  /// What is on screen or kept, from the back to the front; those that leave as well.
  private(set) var screens: [NavigationScreen] {
    get { screensState.value }
    set { screensState.value = newValue }
  }

  private let screensState = StateCell<[NavigationScreen]>([])

  let destinations = NavigationDestinations()
  let zoomSources = ZoomSources()
  private var stack: [NavigationScreen] = []
  /// Those that have left the stack and are still seen.
  private var leaving: [NavigationScreen] = []
  private var route: NavigationRoute?
  private var disablesAnimations = false
  private var lastID = 0
  /// Counts passages, so that the end of one that was interrupted is not taken for the last one's.
  private var passage = 0
  private var isMoving = false
  private var pan: Pan?
  /// What begins once a new screen has been laid out.
  private var arrival: (screen: NavigationScreen, start: () -> Void)?

  /// A finger that pulls the screen in front back.
  private struct Pan {
    let top: NavigationScreen
    let below: NavigationScreen
    /// The width of the stack, in points.
    let width: Double
    /// Where the screen was when the finger took hold of it.
    let start: Double
    var part = 0.0
  }

  nonisolated init() {}

  /// The screen under one of the stack; `nil` under the first.
  func screen(below screen: NavigationScreen) -> NavigationScreen? {
    guard let index = screens.firstIndex(where: { $0 === screen }), index > 0 else { return nil }
    return stack.last { other in
      (screens.firstIndex { $0 === other } ?? .max) < index
    } ?? screens[index - 1]
  }

  // MARK: Following the path

  /// Takes over what the stack reads in its body; the first time, the screens to begin with.
  func prepare(_ route: NavigationRoute, _ values: [AnyHashable], disablesAnimations: Bool) {
    self.route = route
    self.disablesAnimations = disablesAnimations
    guard stack.isEmpty else { return }
    stack = [make(.root, level: 0, isCovered: !values.isEmpty)]
    for (index, value) in values.enumerated() {
      stack.append(make(.value(value), level: index + 1, isCovered: index < values.count - 1))
    }
    screens = stack
  }

  private func make(
    _ content: NavigationScreen.Content, level: Int, isCovered: Bool
  ) -> NavigationScreen {
    lastID += 1
    let id = NavigationScreen.ID(number: lastID, level: level)
    return NavigationScreen(id: id, content, isCovered: isCovered) { [weak self] screen in
      self?.pop(screen)
    }
  }

  /// The path has these values now. Screens of those that were there before, in the same places
  /// from the first on, stay.
  func follow(_ values: [AnyHashable]) {
    let old = stack.filter { $0.value != nil }
    let same = zip(old, values).prefix { $0.value == $1 }.count
    guard same < old.count || same < values.count else { return }
    var next = stack
    if same < old.count, let index = next.firstIndex(where: { $0 === old[same] }) {
      next.removeSubrange(index...)
    }
    for (index, value) in values.enumerated().dropFirst(same) {
      next.append(
        make(.value(value), level: next.count, isCovered: index < values.count - 1))
    }
    change(to: next, animated: !disablesAnimations)
  }

  // MARK: What views ask for

  /// Writes a value at the end of the path; answers whether the path takes it.
  func append(_ value: AnyHashable) -> Bool { route?.append(value) ?? false }

  func present(_ presentation: NavigationPresentation, animated: Bool = true) {
    guard !stack.contains(where: { $0.presentation === presentation }) else { return }
    let screen = make(.presentation(presentation), level: stack.count, isCovered: false)
    change(to: stack + [screen], animated: animated && !presentation.disablesAnimations)
  }

  func remove(_ presentation: NavigationPresentation) {
    guard let index = stack.firstIndex(where: { $0.presentation === presentation }) else { return }
    dropValues(from: index)
    change(to: Array(stack[..<index]), animated: !presentation.disablesAnimations)
  }

  func isPresented(_ presentation: NavigationPresentation) -> Bool {
    stack.contains { $0.presentation === presentation }
  }

  /// Takes the values of the screens from `index` on off the path.
  private func dropValues(from index: Int) {
    let count = stack[index...].count { $0.value != nil }
    if count > 0 { route?.removeLast(count) }
  }

  /// A person, or the screen itself, wants it to go, with all above it. What the screen comes from
  /// is told, and has the last word.
  func pop(_ screen: NavigationScreen) {
    guard let index = stack.firstIndex(where: { $0 === screen }), index > 0 else {
      return restore()
    }
    let old = stack
    dropValues(from: index)
    let above = stack[index...].compactMap(\.presentation)
    for presentation in above.reversed() { presentation.didDismiss() }
    if let presentation = screen.presentation {
      if presentation.isWanted() { return restore() }
      change(to: Array(stack[..<index]))
    } else {
      follow(route?.values() ?? [])
    }
    if stack.last === old.last { restore() }
  }

  func popTop() {
    if let top = stack.last { pop(top) }
  }

  // MARK: Passages

  private func change(to next: [NavigationScreen], animated: Bool = true) {
    let old = stack
    stack = next
    guard let from = old.last, let to = next.last, from !== to else {
      screens = stack + leaving
      return
    }
    let isPush = !old.contains { $0 === to }
    pan = nil
    arrival = nil
    let gone = old.filter { screen in
      screen.isDrawn && !next.contains { $0 === screen }
    }
    leaving = leaving.filter { screen in !next.contains { $0 === screen } } + gone
    if isPush { to.position = 1 }
    to.isPresent = true
    to.isDrawn = true
    let covered = leaving.filter { $0.position < 0 || (isPush && $0 === from) }
    let popped = leaving.filter { screen in !covered.contains { $0 === screen } }
    screens = next.dropLast() + covered + (isPush ? popped + [to] : [to] + popped)
    let start = { [weak self] in
      self?.move(animated: animated) {
        to.position = 0
        from.position = isPush ? -1 : 1
        for screen in next.dropLast() where screen !== from { screen.position = -1 }
      }
    }
    // A new screen moves from where it stands first.
    if isPush { arrival = (to, { start() }) } else { start() }
  }

  /// A new screen has been laid out at its first place.
  func didArrive(_ screen: NavigationScreen) {
    guard let arrival, arrival.screen === screen else { return }
    self.arrival = nil
    arrival.start()
  }

  /// The screen in front goes back to its place.
  private func restore() {
    guard let top = stack.last else { return }
    move(animated: true) {
      top.position = 0
      for screen in stack.dropLast() { screen.position = -1 }
    }
  }

  private func move(animated: Bool, _ changes: () -> Void) {
    passage += 1
    isMoving = true
    let current = passage
    withAnimation(
      animated ? NavigationMotion.passage : nil,
      completionCriteria: .removed, changes
    ) { [weak self] in
      self?.finish(current)
    }
  }

  /// A passage is over: what has left goes, and what is covered is no longer there.
  private func finish(_ number: Int) {
    guard number == passage, pan == nil else { return }
    isMoving = false
    leaving = []
    screens = stack
    for screen in stack {
      let isTop = screen === stack.last
      screen.isPresent = isTop
      screen.isDrawn = isTop
      screen.bounds = -1...1
    }
  }

  // MARK: Zooming

  /// How a screen grows from a view; `nil` where it is pushed.
  ///
  /// - Parameter isRightToLeft: whether effects are seen in a mirror.
  func zoom(of screen: NavigationScreen, isRightToLeft: Bool = false) -> ScreenZoom? {
    guard let id = screen.settings.value.zoom else { return nil }
    let room = zoomSources.room.value
    var source = zoomSources.sources[id]
    if isRightToLeft, let frame = source?.frame {
      source?.frame.origin.x = room.frame.minX + room.frame.maxX - frame.maxX
    }
    return ScreenZoom(source, room)
  }

  /// The screen that covers another one, or has done so.
  func screen(above screen: NavigationScreen) -> NavigationScreen? {
    guard let index = screens.firstIndex(where: { $0 === screen }) else { return nil }
    return screens[(index + 1)...].first
  }

  // MARK: Pulling back

  /// Whether a finger can pull the screen in front back.
  var canPullBack: Bool {
    guard screens.count > 1, stack.count > 1, let top = stack.last else { return false }
    return !top.settings.value.hidesBackButton
  }

  func pull(_ event: HorizontalPanEvent) {
    switch event {
    case .began(let width):
      guard stack.count > 1, width > 0, let top = stack.last else { return }
      let below = stack[stack.count - 2]
      pan = Pan(top: top, below: below, width: width, start: top.shownPosition.value ?? 0)
      passage += 1
      if !isMoving {
        top.bounds = 0...1
        below.bounds = -1...0
      }
      below.isPresent = true
      below.isDrawn = true
    case .moved(let way):
      guard var pan else { return }
      pan.part = min(max(pan.start + way / pan.width, min(pan.start, 0)), 1)
      self.pan = pan
      pan.top.position = pan.part
      pan.below.position = max(-1, pan.part - 1)
    case .ended(_, let velocity):
      guard let pan else { return }
      self.pan = nil
      let aim = pan.part + velocity * NavigationMotion.foresight / pan.width
      if aim > 0.5 { pop(pan.top) } else { restore() }
    case .cancelled:
      guard pan != nil else { return }
      pan = nil
      restore()
    }
  }
}
