import LegatoDisplay
import SwiftUICore

extension Recording {
  /// What was done, and what was asked for that is not the usual, on one line.
  var summary: String {
    var parts = events.filter { $0.action != "touch up" && $0.action != "hover away" }.map { event in
      let action = event.action == "touch down" ? "press" : event.action
      return "\(action) \(quoted(event.label)) at \(Caption.milliseconds(event.time))"
    }
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
}
