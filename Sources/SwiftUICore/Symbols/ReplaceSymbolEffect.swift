/// A symbol effect that animates the replacement of one symbol image with another.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  enum Form: Hashable, Sendable { case downUp, upUp, offUp }

  var form = Form.downUp

  /// The configuration for the effect.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.replace(form)) }

  /// The old symbol scales down as it goes, the new one scales up as it comes.
  public var downUp: ReplaceSymbolEffect { with(\.form, .downUp) }
  /// The old symbol scales down as it goes, the new one scales up as it comes.
  public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect(form: .downUp) }

  /// The old symbol scales up as it goes, the new one scales up as it comes.
  public var upUp: ReplaceSymbolEffect { with(\.form, .upUp) }
  /// The old symbol scales up as it goes, the new one scales up as it comes.
  public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect(form: .upUp) }

  /// The old symbol goes at once, the new one scales up as it comes.
  public var offUp: ReplaceSymbolEffect { with(\.form, .offUp) }
  /// The old symbol goes at once, the new one scales up as it comes.
  public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect(form: .offUp) }

  /// The effect for each layer by itself. A symbol of one layer is replaced as a whole.
  public var byLayer: ReplaceSymbolEffect { self }
  /// The effect for all layers at once.
  public var wholeSymbol: ReplaceSymbolEffect { self }

  /// An effect that animates what two symbols have in common, or the fallback where they have
  /// nothing in common. Symbols of one layer never have.
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace {
    MagicReplace(fallback: fallback)
  }

  /// A symbol effect that animates common elements across symbol images.
  public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect {
    let fallback: ReplaceSymbolEffect

    /// The configuration for the effect.
    public var configuration: SymbolEffectConfiguration { fallback.configuration }
  }
}
