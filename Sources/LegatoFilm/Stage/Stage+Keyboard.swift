import LegatoDisplay
import SwiftUICore

extension Stage {
  /// Types into the field that has the focus. A line break is the Return key, a tab the Tab key.
  ///
  /// - Throws: where no field has the focus.
  package func type(_ text: String) throws(FilmFailure) {
    for character in text {
      guard host.isTakingText else {
        throw FilmFailure(
          "Nothing takes \(quoted(text)) at \(readable(now)) s: no text field has the focus.")
      }
      host.type(String(character))
    }
  }

  /// Presses a key and lets it go: `return`, `shift+tab`, `cmd+a`.
  ///
  /// - Throws: where there is no such key.
  package func pressKey(_ name: String) throws(FilmFailure) {
    let name = try KeyName(name)
    host.press(name.key, modifiers: name.modifiers)
  }
}
