/// How content comes or goes.
enum ContentEffect: Hashable {
  case fade
  /// A character rolls, upwards or downwards.
  case roll(isUp: Bool)
  case replace(ReplaceSymbolEffect.Form)
}

/// What a passage does to what is drawn.
struct ContentLook: Equatable {
  var opacity = 1.0
  /// Points downwards.
  var rise = 0.0
  var scale = 1.0
  /// The standard deviation of a blur, in points.
  var blur = 0.0

  /// Both, as where something goes before it has quite come.
  func with(_ other: ContentLook) -> ContentLook {
    ContentLook(
      opacity: opacity * other.opacity, rise: rise + other.rise, scale: scale * other.scale,
      blur: max(blur, other.blur))
  }
}

/// A piece of content on its way in or out.
@MainActor
struct ContentPassage {
  let motion: ContentMotion
  let effect: ContentEffect
  /// How many staggers after the others.
  var step = 0

  func arriving(size: Double) -> ContentLook {
    effect.look(away: 1 - motion.progress(step), size: size, isArriving: true)
  }

  func departing(size: Double) -> ContentLook {
    effect.look(away: motion.progress(step), size: size, isArriving: false)
  }
}

extension ContentEffect {
  /// - Parameters:
  ///   - away: 0 where the content is in its place, 1 where it is gone; an animation that
  ///     overshoots takes it beyond.
  ///   - size: of the font, in points.
  fileprivate func look(away: Double, size: Double, isArriving: Bool) -> ContentLook {
    let part = min(max(away, 0), 1)
    switch self {
    case .fade: return ContentLook(opacity: 1 - part)
    case .replace(let form):
      if !isArriving, form == .offUp { return ContentLook(opacity: 0) }
      let gone =
        !isArriving && form == .upUp ? SymbolEffectTable.goneLarge : SymbolEffectTable.goneSmall
      return ContentLook(
        opacity: max(0, 1 - part / SymbolEffectTable.replaceFade),
        scale: max(0, 1 + away * (gone - 1)))
    case .roll(let isUp):
      typealias Table = ContentTransitionTable
      // What comes rises from below, what goes rises away.
      let side = isUp == isArriving ? 1.0 : -1
      return ContentLook(
        opacity: max(0, 1 - part / Table.rollFade),
        rise: side * away * Table.rollDistance * size,
        scale: 1 - part * (1 - Table.rollScale), blur: part * Table.rollBlur * size)
    }
  }
}
