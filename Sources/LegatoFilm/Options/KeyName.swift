import SwiftUICore

/// A key with its modifiers, by name: `return`, `shift+tab`, `cmd+a`.
package struct KeyName {
  package let key: KeyEquivalent
  package let modifiers: EventModifiers

  private static let keys: [String: KeyEquivalent] = [
    "return": .return, "enter": .return, "tab": .tab, "escape": .escape, "esc": .escape,
    "space": .space, "delete": .delete, "backspace": .delete, "forward-delete": .deleteForward,
    "left": .leftArrow, "right": .rightArrow, "up": .upArrow, "down": .downArrow, "home": .home,
    "end": .end, "page-up": .pageUp, "page-down": .pageDown,
  ]
  private static let modifierNames: [String: EventModifiers] = [
    "cmd": .command, "command": .command, "shift": .shift, "option": .option, "alt": .option,
    "ctrl": .control, "control": .control,
  ]

  /// The keys that have a name, without modifiers.
  package static var names: [String] { keys.keys.sorted() }

  /// - Throws: where a part of the name is not a key or a modifier.
  package init(_ name: String) throws(FilmFailure) {
    var parts = name.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    let last = parts.popLast() ?? ""
    var modifiers: EventModifiers = []
    for part in parts {
      guard let modifier = Self.modifierNames[part.lowercased()] else {
        throw FilmFailure("There is no modifier key \(quoted(part)): cmd, shift, option, ctrl.")
      }
      modifiers.formUnion(modifier)
    }
    if let key = Self.keys[last.lowercased()] {
      self.key = key
    } else if let character = last.first, last.count == 1 {
      key = KeyEquivalent(character)
    } else {
      throw FilmFailure(
        "There is no key \(quoted(last)): a character, or one of "
          + Self.keys.keys.sorted().joined(separator: ", ") + ".")
    }
    self.modifiers = modifiers
  }
}
