import Legato

/// How tokens are written in code.
public enum TokenExpressions {
  /// The animation of a token, as an expression that needs no more than `import Legato`.
  public static func expression(for token: MotionToken) -> String? {
    if let name = animations[token.name] { return ".\(name)" }
    return members[token.name].map { "MotionToken.\($0).animation" }
  }

  /// The animations that have a name of their own.
  static let animations: [String: String] = [
    "motion.fast": "appFast", "motion.normal": "appNormal", "motion.slow": "appSlow",
    "spring.app": "appSpring", "spring.snappy": "appSnappy", "spring.menu": "menuSpring",
    "spring.button": "contextMenuAppear",
  ]

  /// Where the tokens stand in ``MotionToken``, by their names.
  static let members: [String: String] = [
    "celebration.rise": "celebration.rise",
    "checkmark.draw": "celebration.draw",
    "checkmark.glow": "celebration.glow",
    "counter.number": "celebration.count",
    "counter.press": "touch.counter",
    "counter.ring": "celebration.countRing",
    "error.shake": "app.shake",
    "finger.follow": "messages.finger",
    "framerEase": "entry.framerEase",
    "loop.loadingPulse": "app.loadingPulse",
    "loop.loadingShimmer": "app.loadingShimmer",
    "loop.pulse": "ambient.pulse",
    "loop.shimmer": "ambient.shimmer",
    "loop.twinkle": "ambient.twinkle",
    "loop.typing": "ambient.typing",
    "motion.fast": "app.fast",
    "motion.normal": "motion.normal",
    "motion.slow": "app.slow",
    "progress.fill": "progress.fill",
    "progress.ring": "progress.ring",
    "progress.update": "progress.update",
    "ripple.spread": "touch.ripple",
    "selection.focus": "selection.focus",
    "selection.standardEase": "selection.standardEase",
    "selection.takenBack": "selection.takenBack",
    "spring.app": "app.spring",
    "spring.archive": "messages.archive",
    "spring.bounce": "app.bounce",
    "spring.button": "touch.press",
    "spring.counter": "celebration.counter",
    "spring.entry": "entry.section",
    "spring.hover": "touch.hover",
    "spring.menu": "app.menu",
    "spring.numberText": "progress.numberText",
    "spring.playful": "messages.playful",
    "spring.popIn": "entry.popIn",
    "spring.progress": "progress.download",
    "spring.quick": "messages.quick",
    "spring.receive": "messages.receive",
    "spring.select": "state.select",
    "spring.sendDown": "messages.sendDown",
    "spring.snappy": "app.snappy",
    "spring.snappyDesign": "app.snappyDesign",
    "spring.standard": "messages.standard",
    "spring.stateChange": "state.change",
    "spring.systemDefault": "celebration.rest",
    "spring.toggle": "state.toggle",
    "streak.wiggle": "celebration.wiggle",
    "stream.character": "messages.streamCharacter",
  ]
}
