import SwiftUICore

/// Bars that an app puts below the navigation bar: they go up as far as that shrinks while content scrolls, and
/// down as far as content is pulled.
@MainActor
final class ShrinkingTopInset: TopInsetStyle {
  private let tracker: ScrollTracker
  private var distance = 0.0

  init(_ tracker: ScrollTracker) { self.tracker = tracker }

  /// - Parameter distance: how much lower the bar can get, in points.
  func shrinking(by distance: Double) -> ShrinkingTopInset {
    self.distance = distance
    return self
  }

  func make(_ bar: AnyView) -> AnyView {
    AnyView(
      bar.scrollLinked(tracker, isInset: true) { [self] tracker in
        ScrollLinkedLook(y: -min(tracker.offset, distance))
      })
  }
}
