import SwiftUICore

extension SensoryFeedback {
  /// The feedback with a name, as `name` returns it; `nil` where no feedback has the name.
  init?(name: String) {
    let plain: [SensoryFeedback] = [
      .success, .warning, .error, .selection, .increase, .decrease, .start, .stop, .alignment,
      .levelChange, .pathComplete,
    ]
    if let known = plain.first(where: { $0.name == name }) {
      self = known
      return
    }
    let words = name.split(separator: " ")
    guard words.count == 3, words[0] == "impact", let intensity = Double(words[2]) else {
      return nil
    }
    switch words[1] {
    case "light": self = .impact(weight: .light, intensity: intensity)
    case "medium": self = .impact(weight: .medium, intensity: intensity)
    case "heavy": self = .impact(weight: .heavy, intensity: intensity)
    case "rigid": self = .impact(flexibility: .rigid, intensity: intensity)
    case "solid": self = .impact(flexibility: .solid, intensity: intensity)
    case "soft": self = .impact(flexibility: .soft, intensity: intensity)
    default: return nil
    }
  }
}
