/// What a frame of a motion takes at most. Each class includes the ones before it.
public enum MotionCost: String, Hashable, Sendable, CaseIterable, Comparable {
  /// What is drawn already is placed, turned, stretched or blended in another way.
  case transform
  /// What changes is drawn again: colours, strokes, paths, digits.
  case paint
  /// A blur or a shadow is made again: about as dear as all else in the frame.
  case filter
  /// Something is measured and placed again, and what stands around it with it.
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
