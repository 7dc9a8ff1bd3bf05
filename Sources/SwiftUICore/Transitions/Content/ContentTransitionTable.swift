/// The numbers of content transitions. The platform does not publish any: these are ours, chosen
/// by eye.
enum ContentTransitionTable {
  // A character that rolls. Lengths are parts of its font's size.

  /// How far it comes and goes.
  static let rollDistance = 0.55
  /// The standard deviation of its blur where it is furthest away.
  static let rollBlur = 0.1
  /// Its scale where it is furthest away.
  static let rollScale = 0.7
  /// The part of its way over which one that goes fades out; one that comes fades in over the
  /// last part of the same length.
  static let rollFade = 0.85

  // What comes later than the rest.

  /// Seconds by which a character that rolls starts after the one before it.
  static let stagger = 0.025
  /// Characters that roll start at this many times at the most, so that a long text does not take
  /// long: `maxSteps − 1` staggers.
  static let maxSteps = 6

  // Bounds.

  /// A text in which more characters change than this cross-fades.
  static let maxRolling = 48
  /// Changes that are under way at a time. The oldest is over when there is another.
  static let maxChanges = 8
}
