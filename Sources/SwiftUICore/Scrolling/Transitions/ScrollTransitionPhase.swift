/// The phases that a view transitions between when it scrolls among other views.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// The scroll transition is being applied to a view that is about to move into the visible area at
  /// the top edge of a vertical scroll view, or the leading edge of a horizontal scroll view.
  case topLeading
  /// The scroll transition is being applied to a view that is in the visible area.
  case identity
  /// The scroll transition is being applied to a view that is about to move into the visible area at
  /// the bottom edge of a vertical scroll view, or the trailing edge of a horizontal scroll view.
  case bottomTrailing

  /// Whether the view is in the visible area.
  public var isIdentity: Bool { self == .identity }
  /// −1 before the visible area, 0 in it, 1 after it.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// The configuration of a scroll transition that controls how a transition is applied as a view is
/// scrolled through the visible region of a containing scroll view or other container.
public struct ScrollTransitionConfiguration {
  enum Kind {
    case animated(Animation)
    case interactive(UnitCurve)
    case identity
  }
  var kind: Kind
  var threshold = Threshold.visible

  /// Creates a new configuration that discretely animates the transition when the view becomes
  /// visible.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .animated(animation))
  }
  /// Creates a new configuration that discretely animates the transition when the view becomes
  /// visible.
  public static var animated: ScrollTransitionConfiguration { .animated() }

  /// Creates a new configuration that interactively interpolates the transition's effect as the view
  /// is scrolled into the visible region of the container.
  public static func interactive(timingCurve: UnitCurve = .easeInOut)
    -> ScrollTransitionConfiguration
  {
    ScrollTransitionConfiguration(kind: .interactive(timingCurve))
  }
  /// Creates a new configuration that interactively interpolates the transition's effect as the view
  /// is scrolled into the visible region of the container.
  public static var interactive: ScrollTransitionConfiguration { .interactive() }

  /// Creates a new configuration that does not change the appearance of the view.
  public static var identity: ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .identity)
  }

  /// Sets the animation with which the transition will be applied; an interactive transition becomes
  /// one that is animated.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    var copy = self
    copy.kind = .animated(animation)
    return copy
  }

  /// Sets the threshold at which the view will be considered visible.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var copy = self
    copy.threshold = threshold
    return copy
  }

  /// Describes a specific point in the progression of a target view within a container from hidden
  /// (fully outside the container) to visible.
  public struct Threshold: Hashable, Sendable {
    /// How much of the view has to be seen, 0…1.
    let part: Double
    /// How far the container's edges stand in, in points.
    var inset: Double = 0

    /// The target view is fully visible.
    public static let visible = Threshold(part: 1)
    /// The target view is fully outside.
    public static let hidden = Threshold(part: 0)
    /// The center of the target view is at the edge of the container.
    public static var centered: Threshold { Threshold(part: 0.5) }
    /// A part of the target view is visible, within 0…1.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(part: amount.isFinite ? min(max(amount, 0), 1) : 1)
    }

    /// A threshold between this one and another one.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      let amount = amount.isFinite ? amount : 0
      return Threshold(
        part: min(max(part + (other.part - part) * amount, 0), 1),
        inset: inset + (other.inset - inset) * amount)
    }

    /// A threshold whose container is smaller at its edges by a distance in points.
    public func inset(by distance: Double) -> Threshold {
      var copy = self
      copy.inset += distance.isFinite ? distance : 0
      return copy
    }
  }
}
