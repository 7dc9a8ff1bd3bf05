/// The max cost of a frame of a motion. Each class includes the ones before it.
public enum MotionCost: String, Hashable, Sendable, CaseIterable, Comparable {
  /// Compositing: content that is drawn already is moved, rotated, scaled or blended.
  case transform
  /// Painting: colors, strokes, paths or digits are drawn again.
  case paint
  /// Filtering: a blur or a shadow is rendered again, about as expensive as the rest of the frame.
  case filter
  /// Layout: views are measured and placed again, and their surroundings with them.
  case layout

  /// Orders costs from the cheapest, ``transform``, to the most expensive, ``layout``.
  public static func < (left: MotionCost, right: MotionCost) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .transform: 0
    case .paint: 1
    case .filter: 2
    case .layout: 3
    }
  }
}
