/// The numbers of symbol effects. The platform does not publish any: these are ours, chosen by
/// eye. Seconds, degrees, and parts of the font's size.
enum SymbolEffectTable {
  /// Places on the way through a cycle (0…1) and how far the effect has gone there; between them
  /// it eases in and out, so that every cycle starts and ends at rest.
  typealias Way = [(at: Double, value: Double)]

  static let bounceSeconds = 0.6
  static let bounceWay: Way = [(0, 0), (0.3, 1), (0.62, -0.18), (0.84, 0.05), (1, 0)]
  /// What is added to the scale, and taken from it.
  static let bounceUp = 0.2
  static let bounceDown = 0.16
  /// Between the cycles of an effect that is active.
  static let bouncePause = 0.6

  static let pulseSeconds = 1.4
  static let pulseOpacity = 0.35

  static let variableColorSeconds = 1.5
  /// How many layers a symbol is taken to have.
  static let variableColorLayers = 3
  static let inactiveOpacity = 0.3
  /// The part of a step over which a layer lights up.
  static let variableColorRamp = 0.4

  static let breatheSeconds = 2.4
  static let breatheScale = 0.12
  static let breatheOpacity = 0.55

  static let wiggleSeconds = 0.8
  static let wiggleWay: Way = [(0, 0), (0.14, 1), (0.36, -0.8), (0.58, 0.5), (0.79, -0.25), (1, 0)]
  static let wiggleDegrees = 12.0
  static let wiggleDistance = 0.12
  static let wigglePause = 0.7

  static let rotateSeconds = 1.1
  /// How long a continuous turn takes to reach its speed.
  static let rotateStart = 0.3

  /// Where an effect holds a symbol that is active.
  static let scaleUp = 1.2
  static let scaleDown = 0.8
  static let goneSmall = 0.5
  static let goneLarge = 1.4
  /// The animation with which an effect that holds goes there and comes back.
  static let hold = Animation.spring(duration: 0.35, bounce: 0.2)
  /// The same for symbols that come and go, which must not overshoot what cannot be seen.
  static let holdWithoutOvershoot = Animation.spring(duration: 0.35)

  /// A replacement: the part of the way over which the old symbol fades; the new one fades in
  /// over the last part of the same length.
  static let replaceFade = 0.6

  /// What a cycle becomes for people who asked for less motion: a dip of the opacity.
  static let reducedOpacity = 0.5
}
