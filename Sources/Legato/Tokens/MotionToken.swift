import LegatoMotion
import SwiftUI

/// A motion with a name: its duration, its curve or spring, and its purpose.
///
/// A token is data. It can be compared, printed, exported and evaluated at any time, which an
/// `Animation` cannot; the `Animation` is created from it in one place, ``Animation/init(_:)``.
/// Components use tokens only.
///
/// Tokens are grouped by purpose: `MotionToken.selection.transition`. Equal motions are one token
/// with several names; different motions are separate tokens, however small the difference.
public struct MotionToken: Hashable, Sendable, Identifiable {
  /// The canonical name, in lower camel case with dots: `motion.normal`.
  public let name: String
  /// The motion. All times are in seconds.
  public let timing: Timing
  /// The usual role of motions of this token. The ``MotionDeclaration`` that uses the token decides
  /// about reduced motion.
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

  /// The SwiftUI animation of the token's own timing, without a theme.
  public var animation: Animation { Animation(timing) }
}
