import LegatoFilm
import SwiftUICore

/// An animated value and its animation.
public struct MovingValue: Hashable, Sendable, CustomStringConvertible {
  /// The path of the view.
  public let view: String
  /// The animated property of the view, such as `opacity`.
  public let property: String
  /// The animation, with its parameters.
  public let animation: String
  /// The start of the motion, in seconds since the view appeared.
  public let start: Double
  /// The end of the motion, in seconds since the view appeared; infinite for a loop.
  public let end: Double
  /// The value and its animation in one line, as messages of failed tests print it.
  public let description: String

  /// The name of the value: `Card/Text.opacity`.
  public var name: String { "\(view).\(property)" }
  /// Whether the motion is a loop, which settling ignores.
  public var isLoop: Bool { end == .infinity }

  init(_ motion: Motion) {
    view = motion.path
    property = motion.property
    animation = motion.animation
    start = motion.start
    end = motion.end
    description = motion.line
  }
}
