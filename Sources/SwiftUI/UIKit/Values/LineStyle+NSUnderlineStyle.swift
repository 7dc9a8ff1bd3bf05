import SwiftUICore
import UIKit

extension Text.LineStyle {
  /// Creates a line style from the style of an attributed string; `nil` where that is not one single line, in one pattern.
  public init?(nsUnderlineStyle: NSUnderlineStyle) {
    let patterns = NSUnderlineStyle(rawValue: 0x700)
    guard nsUnderlineStyle.subtracting(patterns) == .single else { return nil }
    switch nsUnderlineStyle.intersection(patterns) {
    case []: self.init(pattern: .solid)
    case .patternDot: self.init(pattern: .dot)
    case .patternDash: self.init(pattern: .dash)
    case .patternDashDot: self.init(pattern: .dashDot)
    case .patternDashDotDot: self.init(pattern: .dashDotDot)
    default: return nil
    }
  }
}

extension NSUnderlineStyle {
  /// Creates the style of a line of an attributed string from that of a text: one line in its pattern.
  public init(_ lineStyle: Text.LineStyle) {
    let patterns: [NSUnderlineStyle] = [
      [], .patternDot, .patternDash, .patternDashDot, .patternDashDotDot,
    ]
    let pattern = patterns.first {
      Text.LineStyle(nsUnderlineStyle: $0.union(.single))?.pattern == lineStyle.pattern
    }
    self = NSUnderlineStyle.single.union(pattern ?? [])
  }
}
