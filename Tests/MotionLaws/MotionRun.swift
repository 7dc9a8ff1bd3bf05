/// What a person or a device can say of itself, at any time.
package enum MotionFlag: String, CaseIterable, Sendable {
  case reducedMotion, lowPower, darkScheme, rightToLeft, largestText
}

/// One run of something that moves between two states: what the laws look at.
///
/// State 0 is what is there at first. Time starts at 0 and goes forward.
@MainActor
package protocol MotionRun: AnyObject {
  /// Goes to a state, in the subject's own way or all at once.
  func change(to state: Int, animated: Bool)
  func advance(to time: Double)
  /// Switches a flag on, now.
  func switchOn(_ flag: MotionFlag)
  /// Puts a frame together, as a display would at this time.
  func frame()
  /// What is shown now, by name.
  var values: [String: [Double]] { get }
  /// What is drawn now, as text.
  var picture: String { get }
  /// What moves and will come to an end.
  var motions: [String] { get }
  /// What is still to happen though nothing moves: frames that are asked for, events.
  var leftovers: [String] { get }
  /// What the last frame took: bodies evaluated, elements laid out.
  var cost: (bodies: Int, layouts: Int) { get }
  /// How often the completions of animated changes have been called.
  var completions: Int { get }
}

/// Something that moves, and what it promises.
@MainActor
package struct MotionSubject: CustomStringConvertible {
  package enum Promise: Hashable, Sendable {
    /// An interruption by the same change the other way keeps the velocity.
    case keepsVelocity
    /// The motion never ends by itself.
    case isEndless
    /// What is shown may jump: at once, at the end of an even repeat, a discrete phase.
    case jumps
    /// The end states differ under Reduce Motion, or the subject does not care.
    case ignoresReduceMotion
    /// Bodies of its own are evaluated in every frame: the user's animatable views, keyframes.
    case evaluatesItsBodies
    /// The values at the end are not those of a change made all at once: a motion that comes
    /// back to where it was.
    case comesBack
  }

  package nonisolated let description: String
  package let promises: Set<Promise>
  /// Seconds after which everything must be over.
  package let limit: Double
  package let make: (_ flags: Set<MotionFlag>) -> any MotionRun

  package init(
    _ description: String, _ promises: Set<Promise> = [], limit: Double = 20,
    make: @escaping (_ flags: Set<MotionFlag>) -> any MotionRun
  ) {
    self.description = description
    self.promises = promises
    self.limit = limit
    self.make = make
  }
}
