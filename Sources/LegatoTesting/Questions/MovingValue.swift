import LegatoFilm
import SwiftUICore

/// One value that is moving, and why.
public struct MovingValue: Hashable, Sendable, CustomStringConvertible {
  /// The view's path.
  public let view: String
  /// The animated property of the view, such as `opacity`.
  public let property: String
  /// The animation, with its parameters.
  public let animation: String
  /// When the motion began, in seconds since the view appeared.
  public let start: Double
  /// When it will be over; infinite where it is a loop.
  public let end: Double
  /// The value and its animation in one line, as messages of failed tests print it.
  public let description: String

  /// As values are named: `Card/Text.opacity`.
  public var name: String { "\(view).\(property)" }
  /// A motion without an end, which settling does not wait for.
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
