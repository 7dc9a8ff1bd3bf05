/// A presentation effect that you apply to a symbol-based image.
public protocol SymbolEffect: Hashable, Sendable {
  /// The configuration for the effect.
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that performs a transient animation.
public protocol DiscreteSymbolEffect {}

/// An effect that persists until it is removed or made inactive.
public protocol IndefiniteSymbolEffect {}

/// An effect that animates a symbol in or out.
public protocol TransitionSymbolEffect {}

/// An effect that animates between symbols or different configurations of the same symbol.
public protocol ContentTransitionSymbolEffect {}

/// A type that specifies the configuration of a symbol effect.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic
    case bounce(isUp: Bool)
    case pulse
    case variableColor(isCumulative: Bool, reverses: Bool, hidesInactive: Bool)
    case scale(isUp: Bool)
    case appear(isUp: Bool)
    case disappear(isUp: Bool)
    case replace(ReplaceSymbolEffect.Form)
    case wiggle(Wiggle)
    case rotate(isClockwise: Bool)
    case breathe(fades: Bool)
    case drawOn
    case drawOff
  }

  /// Which way a wiggle goes first.
  enum Wiggle: Hashable, Sendable {
    case rotation(isClockwise: Bool)
    /// Along an axis: degrees clockwise from the positive x axis.
    case axis(Double)
    /// Along the reading direction, or against it.
    case reading(isForward: Bool)
  }

  let kind: Kind

  init(_ kind: Kind) {
    self.kind = kind
  }
}
