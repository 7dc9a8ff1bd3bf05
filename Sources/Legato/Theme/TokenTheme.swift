import LegatoMotion

/// Other values for tokens, for a part of an app: a brand of its own, a calmer page.
///
///     CheckoutView()
///       .tokenTheme(
///         TokenTheme()
///           .replacing(.app.spring, by: .spring(response: 0.4, dampingFraction: 0.85))
///           .replacing(.app.accent, light: .init(0x7A3FF2), dark: .init(0xA98BFF))
///           .replacing(.app.cardRadius, by: 20))
///
/// A token keeps its name, its role and its aliases; components go on by the token and never learn of
/// the theme. What a replacement may be is closed: it comes to rest within ten seconds, a loop stays
/// a loop, and nothing but a celebration bounces by more than a tenth. Another one is refused: the
/// token keeps its value, and ``refusals`` says why.
///
/// A parameter of a component that is not given is the theme's as well. SwiftUI's bare
/// `Animation.appFast` and its like know no environment and keep their values, as does a
/// ``LegatoMotion/Stagger`` that is asked for a delay by hand.
public struct TokenTheme: Hashable, Sendable {
  private var timings: [String: Replacement] = [:]
  private var colors: [String: ColorToken] = [:]
  private var metrics: [String: Double] = [:]
  /// The replacements that were not taken, in their order.
  public private(set) var refusals: [Refusal] = []

  private struct Replacement: Hashable, Sendable {
    /// The token's own motion: another one of the same name is another token.
    let own: Timing
    let new: Timing
  }

  /// A theme that replaces nothing.
  public init() {}

  /// A replacement that was not taken.
  public struct Refusal: Hashable, Sendable {
    /// The token's canonical name.
    public let token: String
    /// Why the replacement was refused.
    public let reason: Reason
  }

  /// Why a replacement was not taken.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// It takes more than ten seconds, or has no end where the token has one.
    case tooLong
    /// The token repeats without an end, and the replacement does not.
    case notALoop
    /// It passes its end by more than a tenth, and is no celebration.
    case bouncesTooMuch
    /// It does not end where it should: an even number of passes there and back.
    case endsElsewhere
    /// A number that the token's unit does not have.
    case outOfRange
  }

  // MARK: Replacing

  /// The theme with another motion for a token. All of the token's names mean the new motion.
  public func replacing(_ token: MotionToken, by timing: Timing) -> TokenTheme {
    var theme = self
    if let reason = Self.objection(to: timing, for: token) {
      theme.refusals.append(Refusal(token: token.name, reason: reason))
    } else {
      theme.timings[token.name] = Replacement(own: token.timing, new: timing)
    }
    return theme
  }

  /// The theme with another colour for a token.
  public func replacing(
    _ token: ColorToken, light: ColorToken.Components, dark: ColorToken.Components
  ) -> TokenTheme {
    var theme = self
    theme.colors[token.name] = ColorToken(
      name: token.name, light: light, dark: dark, use: token.use)
    return theme
  }

  /// The theme with another length, share or angle for a token.
  ///
  /// - Parameter value: In the token's unit: 0…1000 points, 0…10 seconds, a share or a factor of 0…2,
  ///   −10…10 widths, −360…360 degrees, 0…200 things. Another one, NaN too, is refused.
  public func replacing(_ token: MetricToken, by value: Double) -> TokenTheme {
    var theme = self
    if token.unit.domain.contains(value) {
      theme.metrics[token.name] = value
    } else {
      theme.refusals.append(Refusal(token: token.name, reason: .outOfRange))
    }
    return theme
  }

  /// This theme, with what another one replaces on top.
  public func merging(_ other: TokenTheme) -> TokenTheme {
    var theme = self
    theme.timings.merge(other.timings) { $1 }
    theme.colors.merge(other.colors) { $1 }
    theme.metrics.merge(other.metrics) { $1 }
    theme.refusals += other.refusals
    return theme
  }

  /// Seconds that the longest pass of a replacement may take.
  public static let longestPass = 10.0
  /// How far a motion may pass its end, as a share of its way.
  public static let largestOvershoot = 0.1

  private static func objection(to timing: Timing, for token: MotionToken) -> Reason? {
    var pass = timing
    if case .repeating(nil, _, let base) = timing.kind { pass = base }
    guard pass.settlingTime <= longestPass else { return .tooLong }
    guard timing.isEndless == token.timing.isEndless else {
      return token.timing.isEndless ? .notALoop : .tooLong
    }
    guard timing.endValue == token.timing.endValue else { return .endsElsewhere }
    guard token.role != .celebration else { return nil }
    let steps = 1000
    let reach = (0...steps).map { pass.value(at: pass.settlingTime * Double($0) / Double(steps)) }
    let isCalm = reach.allSatisfy { (-largestOvershoot...1 + largestOvershoot).contains($0) }
    return isCalm ? nil : .bouncesTooMuch
  }

  // MARK: Asking

  /// The motion of a token.
  public func timing(of token: MotionToken) -> Timing {
    guard let replacement = timings[token.name], replacement.own == token.timing else {
      return token.timing
    }
    return replacement.new
  }

  /// The value of a length, a share or an angle.
  public subscript(token: MetricToken) -> Double { metrics[token.name] ?? token.value }

  /// What the theme puts in place of a color; `nil` where it leaves the token its own.
  func replacement(of token: ColorToken) -> ColorToken? { colors[token.name] }
}
