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
    if configuration.system != usual.system { parts.append("iOS \(configuration.system.rawValue)") }
    if configuration.reducesMotion { parts.append("Reduce Motion") }
    if configuration.savesPower { parts.append("Low Power Mode") }
    let crashed = crashedCount
    if let words = without(leftOutCount - crashed, "does not compile", "do not compile") {
      parts.append(words)
    }
    if let words = without(crashed, "crashes", "crash") { parts.append(words) }
    if !standInNames.isEmpty {
      parts.append("stand-ins for \(standInNames.joined(separator: ", "))")
    }
    return parts.isEmpty ? "as it appears" : parts.joined(separator: "  ·  ")
  }

  private func without(_ count: Int, _ one: String, _ many: String) -> String? {
    switch count {
    case ..<1: nil
    case 1: "without a declaration that \(one)"
    default: "without \(count) declarations that \(many)"
    }
  }

  /// An event in words; `nil` for one that ends an earlier event, which describes both.
  private func phrase(_ index: Int) -> String? {
    let event = events[index]
    var verb: String
    var distance = ""
    let closing: Scenario.Event.Action
    switch event.action {
    case .tap: (verb, closing) = ("tap", .tap)
    case .down: (verb, closing) = ("press", .up)
    case .hover: (verb, closing) = ("hover over", .leave)
    case .up, .leave, .move, .expect: return nil
    case .set: return "\(event.label) at \(Caption.milliseconds(event.time))"
    case .type:
      // One phrase for all characters of a text.
      if index > 0, events[index - 1].action == .type, events[index - 1].label == event.label {
        return nil
      }
      return "type \(quoted(event.label)) at \(Caption.milliseconds(event.time))"
    case .key: return "press \(event.label) at \(Caption.milliseconds(event.time))"
    }
    let rest = events[index...]
    let end = rest.firstIndex { $0.action == closing && $0.label == event.label }
    if event.action == .down, let way = way(index..<(end ?? events.endIndex)) {
      verb = "drag"
      distance = " by \(readable(way.width)), \(readable(way.height))"
    }
    let phrase =
      "\(verb) \(quoted(event.label))\(distance) at \(Caption.milliseconds(event.time))"
    guard event.action != .tap, let end else { return phrase }
    return phrase + " for \(Caption.milliseconds(events[end].time - event.time))"
  }

  /// How far a finger went among events, from the first; `nil` where it did not move.
  private func way(_ range: Range<Int>) -> Size? {
    guard let start = events[range].first?.point,
      let last = events[range].last(where: { $0.action == .move })?.point
    else { return nil }
    return Size(last.x - start.x, last.y - start.y)
  }
}
