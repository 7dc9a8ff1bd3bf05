import LegatoDisplay

/// Something that a finger does, at a time.
struct TouchEvent {
  enum Kind {
    case began, moved, ended
    /// The touch was taken away: something else has become of it.
    case cancelled
  }

  var kind: Kind
  /// Tells fingers apart that are down at once.
  var finger: Int
  /// On the surface, in points.
  var location: Point
  /// In seconds of host time.
  var time: Double

  /// How far it is from another event, in points of the surface.
  func distance(from other: TouchEvent) -> Double {
    hypot(location.x - other.location.x, location.y - other.location.y)
  }
}
