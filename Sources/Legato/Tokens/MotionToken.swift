import LegatoMotion
import SwiftUI

/// A motion with a name: how long it takes, along which curve or spring, and what it is for.
///
/// A token is data. It can be compared, written down, exported and asked for its value at any
/// time, which an `Animation` cannot; the `Animation` is made from it in one place,
/// ``Animation/init(_:)``. Components take their motion from tokens only.
///
/// Tokens are found by what they are for: `MotionToken.selection.transition`. Equal motions are
/// one token with several names; motions that differ stay apart, however little.
public struct MotionToken: Hashable, Sendable, Identifiable {
  /// The canonical name, in lower camel case with dots: `motion.normal`.
  public let name: String
  /// The motion itself. Seconds throughout.
  public let timing: Timing
  /// What motions of this token are usually there for. What is done with a motion when a person
  /// asks for less is decided by the ``MotionDeclaration`` that uses the token.
  public let role: MotionRole
  /// When to use the token, in one sentence.
  public let use: String
  /// Other names of the same motion.
  public let aliases: [String]

  /// Creates a token.
  ///
  /// A name identifies one motion: a ``TokenTheme`` stores replacements by name.
  ///
  /// - Parameters:
  ///   - name: The canonical name, in lower camel case with dots.
  ///   - timing: The motion. All times are in seconds.
  ///   - role: The usual reason for motions of this token.
  ///   - use: When to use the token, in one sentence.
  ///   - aliases: Other names of the same motion; none by default.
  public init(
    name: String, timing: Timing, role: MotionRole, use: String, aliases: [String] = []
  ) {
    self.name = name
    self.timing = timing
    self.role = role
    self.use = use
    self.aliases = aliases
  }

  /// The canonical name.
  public var id: String { name }

  /// The motion as SwiftUI runs it.
  public var animation: Animation { Animation(timing) }
}
