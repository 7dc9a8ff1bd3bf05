import LegatoMotion

/// Replacements of tokens for a part of an app: a brand, a calmer page.
///
///     CheckoutView()
///       .tokenTheme(
///         TokenTheme()
///           .replacing(.app.spring, by: .spring(response: 0.4, dampingFraction: 0.85))
///           .replacing(.app.accent, light: .init(0x7A3FF2), dark: .init(0xA98BFF))
///           .replacing(.app.cardRadius, by: 20))
///
/// A token keeps its name, its role and its aliases, and components refer to the token, not to the
/// theme. Replacements are restricted: a motion comes to rest within ten seconds, a loop remains a
/// loop, and only a celebration overshoots by more than a tenth. Other replacements are refused:
/// the token keeps its value, and ``refusals`` lists the reason.
///
/// Defaults of component parameters come from the theme as well. SwiftUI's `Animation.appFast` and
/// similar constants have no environment and keep their values, as does a ``LegatoMotion/Stagger``
/// that is evaluated directly.
public struct TokenTheme: Hashable, Sendable {
  private var timings: [String: Replacement] = [:]
  private var colors: [String: ColorToken] = [:]
  private var metrics: [String: Double] = [:]
  /// The refused replacements, in order.
  public private(set) var refusals: [Refusal] = []

  private struct Replacement: Hashable, Sendable {
    /// The token's own motion: another one of the same name is another token.
    let own: Timing
    let new: Timing
  }

  /// Creates a theme that replaces nothing.
  public init() {}

  /// A refused replacement.
  public struct Refusal: Hashable, Sendable {
    /// The canonical name of the token.
    public let token: String
    /// Why the replacement was refused.
    public let reason: Reason
  }

  /// Why a replacement was refused.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// It takes more than ten seconds, or does not end where the token does.
    case tooLong
    /// The token is a loop, and the replacement is not.
    case notALoop
    /// It overshoots by more than a tenth, and the token is no celebration.
    case bouncesTooMuch
    /// Its end value differs from the token's: an even number of passes with autoreverse.
    case endsElsewhere
    /// A number outside of the unit's range, or NaN.
    case outOfRange
  }

  // MARK: Replacing

  /// Returns a theme with a different motion for a token, under all of its names. A refused
  /// replacement is added to ``refusals`` instead.
  public func replacing(_ token: MotionToken, by timing: Timing) -> TokenTheme {
    var theme = self
    if let reason = Self.objection(to: timing, for: token) {
      theme.refusals.append(Refusal(token: token.name, reason: reason))
    } else {
      theme.timings[token.name] = Replacement(own: token.timing, new: timing)
    }
    return theme
  }

  /// Returns a theme with different colors for a token. A color that followed the accent is fixed
  /// then.
  public func replacing(
    _ token: ColorToken, light: ColorToken.Components, dark: ColorToken.Components
  ) -> TokenTheme {
    var theme = self
    theme.colors[token.name] = ColorToken(
      name: token.name, light: light, dark: dark, use: token.use)
    return theme
  }

  /// Returns a theme with a different number for a token.
  ///
  /// - Parameters:
  ///   - token: The token.
  ///   - value: In the token's unit: 0…1000 points, 0…10 seconds, a share or a factor of 0…2,
  ///     −10…10 widths, −360…360 degrees, a count of 0…200. Other values, NaN too, are refused.
  public func replacing(_ token: MetricToken, by value: Double) -> TokenTheme {
    var theme = self
    if token.unit.domain.contains(value) {
      theme.metrics[token.name] = value
    } else {
      theme.refusals.append(Refusal(token: token.name, reason: .outOfRange))
    }
    return theme
  }

  /// Returns this theme with the replacements of another one on top, and the refusals of both.
  public func merging(_ other: TokenTheme) -> TokenTheme {
    var theme = self
    theme.timings.merge(other.timings) { $1 }
    theme.colors.merge(other.colors) { $1 }
    theme.metrics.merge(other.metrics) { $1 }
    theme.refusals += other.refusals
    return theme
  }

  /// The max duration of one pass of a replacement, in seconds.
  public static let maxPassDuration = 10.0
  /// The max overshoot of a replacement, as a share of the distance.
  public static let maxOvershoot = 0.1

  private static func objection(to timing: Timing, for token: MotionToken) -> Reason? {
    var pass = timing
    if case .repeating(nil, _, let base) = timing.kind { pass = base }
    guard pass.settlingTime <= maxPassDuration else { return .tooLong }
    guard timing.isEndless == token.timing.isEndless else {
      return token.timing.isEndless ? .notALoop : .tooLong
    }
    guard timing.endValue == token.timing.endValue else { return .endsElsewhere }
    guard token.role != .celebration else { return nil }
    let steps = 1000
    let reach = (0...steps).map { pass.value(at: pass.settlingTime * Double($0) / Double(steps)) }
    let isCalm = reach.allSatisfy { (-maxOvershoot...1 + maxOvershoot).contains($0) }
    return isCalm ? nil : .bouncesTooMuch
  }

  // MARK: Asking

  /// The timing of a token: its replacement, or its own.
  public func timing(of token: MotionToken) -> Timing {
    guard let replacement = timings[token.name], replacement.own == token.timing else {
      return token.timing
    }
    return replacement.new
  }

  /// The number of a token: its replacement, or its own.
  public subscript(token: MetricToken) -> Double { metrics[token.name] ?? token.value }

  /// What the theme puts in place of a color; `nil` where it leaves the token its own.
  func replacement(of token: ColorToken) -> ColorToken? { colors[token.name] }
}
