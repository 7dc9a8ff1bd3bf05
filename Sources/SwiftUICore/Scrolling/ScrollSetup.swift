/// What the views around a scroll view ask of it. It is for the nearest one alone.
struct ScrollSetup: Equatable {
  var observers: [ScrollObserver] = []
  /// Room around the content, and around the indicators.
  var contentMargins = EdgeInsets()
  var indicatorMargins = EdgeInsets()
  var anchors = ScrollAnchors()
  var position: ScrollPositionLink?
  var behavior: ScrollBehaviorBox?

  static func == (left: Self, right: Self) -> Bool {
    left.observers.elementsEqual(right.observers, by: ===)
      && left.contentMargins == right.contentMargins
      && left.indicatorMargins == right.indicatorMargins && left.anchors == right.anchors
      && left.position === right.position && left.behavior === right.behavior
  }
}

private enum ScrollSetupKey: EnvironmentKey {
  static var defaultValue: ScrollSetup { ScrollSetup() }
}

extension EnvironmentValues {
  var scrollSetup: ScrollSetup {
    get { self[ScrollSetupKey.self] }
    set { self[ScrollSetupKey.self] = newValue }
  }
}

/// Where the content of a scroll view stands by itself.
struct ScrollAnchors: Equatable {
  var initialOffset: UnitPoint?
  var sizeChanges: UnitPoint?
  var alignment: UnitPoint?
}
