import SwiftParser
import SwiftSyntax
import Synchronization

/// Trees of the texts that were parsed last: a text is looked at for several purposes between two edits, and to
/// parse it takes the longest of each.
enum ParsedSources {
  private struct Entry {
    let text: String
    let tree: SourceFileSyntax
  }

  /// As many as an edit concerns; more would keep trees that nobody asks for.
  private static let limit = 16
  /// The bytes of a text whose tree is kept.
  private static let maxLength = 256 << 10
  private static let entries = Mutex<[Entry]>([])

  /// The tree of a text, parsed once while it is among those that were asked for last.
  static func tree(of text: String) -> SourceFileSyntax {
    guard text.utf8.count <= maxLength else { return Parser.parse(source: text) }
    if let known = known(text) { return known }
    let tree = Parser.parse(source: text)
    entries.withLock { entries in
      if entries.count >= limit { entries.removeFirst(entries.count - limit + 1) }
      entries.append(Entry(text: text, tree: tree))
    }
    return tree
  }

  private static func known(_ text: String) -> SourceFileSyntax? {
    entries.withLock { entries in
      guard let index = entries.lastIndex(where: { $0.text == text }) else { return nil }
      let entry = entries.remove(at: index)
      entries.append(entry)
      return entry.tree
    }
  }
}
