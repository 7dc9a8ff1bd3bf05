import LegatoDisplay
import SwiftUICore

extension Recording {
  /// What was done, and what was asked for that is not the usual, on one line.
  var summary: String {
    var parts = events.indices.compactMap(phrase)
    let usual = HostConfiguration()
    let size = configuration.size
    if size != usual.size { parts.append("\(readable(size.width)) × \(readable(size.height))") }
    if configuration.colorScheme == .dark { parts.append("dark") }
    if configuration.layoutDirection == .rightToLeft { parts.append("right to left") }
    if configuration.dynamicTypeSize != usual.dynamicTypeSize {
      parts.append("text size \(configuration.dynamicTypeSize)")
    }
    if configuration.reducesMotion { parts.append("Reduce Motion") }
    if configuration.savesPower { parts.append("Low Power Mode") }
    return parts.isEmpty ? "as it appears" : parts.joined(separator: "  ·  ")
  }

  /// An event in words; those that end another one are told of with it.
  private func phrase(_ index: Int) -> String? {
    let event = events[index]
    let verb: String
    let closing: Scenario.Event.Action
    switch event.action {
    case .tap: (verb, closing) = ("tap", .tap)
    case .down: (verb, closing) = ("press", .up)
    case .hover: (verb, closing) = ("hover over", .leave)
    case .up, .leave: return nil
    }
    let phrase = "\(verb) \(quoted(event.label)) at \(Caption.milliseconds(event.time))"
    let end = events[index...].first { $0.action == closing && $0.label == event.label }
    guard event.action != .tap, let end else { return phrase }
    return phrase + " for \(Caption.milliseconds(end.time - event.time))"
  }
}
