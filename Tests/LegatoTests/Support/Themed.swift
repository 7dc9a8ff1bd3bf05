import SwiftUI

@testable import Legato

/// The colors of a group in a theme: `ColorToken.cyan.canvas` is what ``TokenTheme/verticalList`` makes of
/// `ColorToken.select.canvas`.
@dynamicMemberLookup
struct Themed<Group: Sendable>: Sendable {
  let theme: TokenTheme
  let group: Group

  subscript(dynamicMember path: KeyPath<Group, ColorToken>) -> ColorToken {
    theme.color(of: group[keyPath: path])
  }
}

extension ColorToken {
  /// List buttons as their design colors them.
  static let cyan = Themed(theme: .verticalList, group: ColorToken.select)
  /// State changes as their design colors them.
  static let demo = Themed(theme: .stateChanges, group: ColorToken.status)
}

/// The contrast of two opaque colors after WCAG 2, 1…21.
func contrast(_ left: ColorToken.Components, _ right: ColorToken.Components) -> Double {
  Tone(left).contrast(with: Tone(right).luminance)
}
