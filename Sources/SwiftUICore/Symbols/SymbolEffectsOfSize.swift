extension SymbolEffect {
  /// A copy with another value of a property.
  func with<Value>(_ property: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
    var copy = self
    copy[keyPath: property] = value
    return copy
  }
}

/// A type that applies a transitory scaling effect, or bounce, to a symbol-based image.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  var isUp = true

  /// The configuration for the effect.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.bounce(isUp: isUp))
  }

  /// An effect that bounces upwards in size.
  public var up: BounceSymbolEffect { with(\.isUp, true) }

  /// An effect that bounces downwards in size.
  public var down: BounceSymbolEffect { with(\.isUp, false) }

  /// The effect for each layer by itself. A symbol of one layer moves as a whole.
  public var byLayer: BounceSymbolEffect { self }
  /// The effect for all layers at once.
  public var wholeSymbol: BounceSymbolEffect { self }
}

/// A type that fades the opacity of a symbol-based image.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The configuration for the effect.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.pulse) }

  /// The effect for each layer by itself. A symbol of one layer moves as a whole.
  public var byLayer: PulseSymbolEffect { self }
  /// The effect for all layers at once.
  public var wholeSymbol: PulseSymbolEffect { self }
}

/// A type that replaces the opacity of variable layers in a symbol-based image in a repeatable sequence.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect
{
  var isCumulative = false
  var reverses = false
  var hidesInactive = false

  /// The configuration for the effect.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(
      .variableColor(
        isCumulative: isCumulative, reverses: reverses, hidesInactive: hidesInactive))
  }

  /// An effect that momentarily enables each layer in sequence.
  public var iterative: VariableColorSymbolEffect { with(\.isCumulative, false) }

  /// An effect that enables each layer in sequence, and leaves it enabled.
  public var cumulative: VariableColorSymbolEffect { with(\.isCumulative, true) }

  /// An effect that reverses each time it repeats.
  public var reversing: VariableColorSymbolEffect { with(\.reverses, true) }

  /// An effect that does not reverse each time it repeats.
  public var nonReversing: VariableColorSymbolEffect { with(\.reverses, false) }

  /// An effect that hides inactive layers.
  public var hideInactiveLayers: VariableColorSymbolEffect { with(\.hidesInactive, true) }

  /// An effect that dims inactive layers.
  public var dimInactiveLayers: VariableColorSymbolEffect { with(\.hidesInactive, false) }
}

/// A type that scales a symbol-based image.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  var isUp = true

  /// The configuration for the effect.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.scale(isUp: isUp))
  }

  /// An effect that scales the symbol up.
  public var up: ScaleSymbolEffect { with(\.isUp, true) }

  /// An effect that scales the symbol down.
  public var down: ScaleSymbolEffect { with(\.isUp, false) }

  /// The effect for each layer by itself. A symbol of one layer moves as a whole.
  public var byLayer: ScaleSymbolEffect { self }
  /// The effect for all layers at once.
  public var wholeSymbol: ScaleSymbolEffect { self }
}

/// A type that makes a symbol-based image appear.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  var isUp = true

  /// The configuration for the effect.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.appear(isUp: isUp))
  }

  /// An effect that makes the symbol scale up as it appears.
  public var up: AppearSymbolEffect { with(\.isUp, true) }

  /// An effect that makes the symbol scale down as it appears.
  public var down: AppearSymbolEffect { with(\.isUp, false) }

  /// The effect for each layer by itself. A symbol of one layer moves as a whole.
  public var byLayer: AppearSymbolEffect { self }
  /// The effect for all layers at once.
  public var wholeSymbol: AppearSymbolEffect { self }
}

/// A type that makes a symbol-based image disappear.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  var isUp = false

  /// The configuration for the effect.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.disappear(isUp: isUp))
  }

  /// An effect that makes the symbol scale up as it disappears.
  public var up: DisappearSymbolEffect { with(\.isUp, true) }

  /// An effect that makes the symbol scale down as it disappears.
  public var down: DisappearSymbolEffect { with(\.isUp, false) }

  /// The effect for each layer by itself. A symbol of one layer moves as a whole.
  public var byLayer: DisappearSymbolEffect { self }
  /// The effect for all layers at once.
  public var wholeSymbol: DisappearSymbolEffect { self }
}
