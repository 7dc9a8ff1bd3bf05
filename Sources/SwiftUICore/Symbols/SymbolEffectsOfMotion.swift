/// A symbol effect that applies a transitory translation or rotation to a symbol-based image.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  var form = SymbolEffectConfiguration.Wiggle.rotation(isClockwise: true)

  /// The configuration for the effect.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.wiggle(form)) }

  /// Rotates back and forth, clockwise first.
  public var clockwise: WiggleSymbolEffect { with(\.form, .rotation(isClockwise: true)) }

  /// Rotates back and forth, counterclockwise first.
  public var counterClockwise: WiggleSymbolEffect { with(\.form, .rotation(isClockwise: false)) }

  /// Moves back and forth, to the left first.
  public var left: WiggleSymbolEffect { with(\.form, .axis(180)) }

  /// Moves back and forth, to the right first.
  public var right: WiggleSymbolEffect { with(\.form, .axis(0)) }

  /// Moves back and forth, upwards first.
  public var up: WiggleSymbolEffect { with(\.form, .axis(-90)) }

  /// Moves back and forth, downwards first.
  public var down: WiggleSymbolEffect { with(\.form, .axis(90)) }

  /// Moves back and forth along the reading direction, forward first.
  public var forward: WiggleSymbolEffect { with(\.form, .reading(isForward: true)) }

  /// Moves back and forth along the reading direction, backward first.
  public var backward: WiggleSymbolEffect { with(\.form, .reading(isForward: false)) }

  /// Moves back and forth along an axis: `angle` degrees clockwise from the positive x axis. One
  /// that is not finite counts as 0.
  public func custom(angle: Double) -> WiggleSymbolEffect { with(\.form, .axis(angle)) }
  /// Moves back and forth along an axis, clockwise from the positive x axis.
  public func custom(angle: Angle) -> WiggleSymbolEffect { custom(angle: angle.degrees) }

  /// The effect for each layer by itself. A symbol of one layer moves as a whole.
  public var byLayer: WiggleSymbolEffect { self }
  /// The effect for all layers at once.
  public var wholeSymbol: WiggleSymbolEffect { self }
}

/// A symbol effect that rotates a symbol-based image.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  var isClockwise = true

  /// The configuration for the effect.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.rotate(isClockwise: isClockwise))
  }

  /// An effect that rotates clockwise.
  public var clockwise: RotateSymbolEffect { with(\.isClockwise, true) }

  /// An effect that rotates counterclockwise.
  public var counterClockwise: RotateSymbolEffect { with(\.isClockwise, false) }

  /// The effect for each layer by itself. A symbol of one layer moves as a whole.
  public var byLayer: RotateSymbolEffect { self }
  /// The effect for all layers at once.
  public var wholeSymbol: RotateSymbolEffect { self }
}

/// A symbol effect that smoothly scales a symbol-based image up and down.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  var fades = false

  /// The configuration for the effect.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.breathe(fades: fades))
  }

  /// An effect that changes the size alone.
  public var plain: BreatheSymbolEffect { with(\.fades, false) }

  /// An effect that changes the opacity beside the size.
  public var pulse: BreatheSymbolEffect { with(\.fades, true) }

  /// The effect for each layer by itself. A symbol of one layer moves as a whole.
  public var byLayer: BreatheSymbolEffect { self }
  /// The effect for all layers at once.
  public var wholeSymbol: BreatheSymbolEffect { self }
}

/// A symbol effect that makes a symbol-based image visible by drawing it.
public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// The configuration for the effect.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.drawOn) }

  /// The effect for one layer after the other.
  public var individually: DrawOnSymbolEffect { self }

  /// The effect for each layer by itself. A symbol of one layer moves as a whole.
  public var byLayer: DrawOnSymbolEffect { self }
  /// The effect for all layers at once.
  public var wholeSymbol: DrawOnSymbolEffect { self }
}

/// A symbol effect that hides a symbol-based image by drawing it off.
public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// The configuration for the effect.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.drawOff) }

  /// The effect for one layer after the other.
  public var individually: DrawOffSymbolEffect { self }

  /// Draws off against the direction in which the symbol is drawn.
  public var reversed: DrawOffSymbolEffect { self }
  /// Draws off in the direction in which the symbol is drawn.
  public var nonReversed: DrawOffSymbolEffect { self }

  /// The effect for each layer by itself. A symbol of one layer moves as a whole.
  public var byLayer: DrawOffSymbolEffect { self }
  /// The effect for all layers at once.
  public var wholeSymbol: DrawOffSymbolEffect { self }
}

/// A type that applies the default animation to a symbol-based image in a context-sensitive manner.
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect,
  TransitionSymbolEffect
{
  /// The configuration for the effect.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.automatic) }
}
