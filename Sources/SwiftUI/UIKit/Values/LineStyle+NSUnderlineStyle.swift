import SwiftUICore
import UIKit

extension Text.LineStyle {
  /// Creates a line style from the style of an attributed string; `nil` where it draws no line. Thick and double
  /// lines are single ones here.
  public init?(nsUnderlineStyle: NSUnderlineStyle) {
    let lines: NSUnderlineStyle = [.single, .thick, .double]
    guard !nsUnderlineStyle.isDisjoint(with: lines) else { return nil }
    let pattern: Pattern =
      nsUnderlineStyle.contains(.patternDash)
      ? .dash : nsUnderlineStyle.contains(.patternDot) ? .dot : .solid
    self.init(pattern: pattern)
  }
}
