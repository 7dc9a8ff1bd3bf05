package import Foundation

/// A stretch of text that Markdown gives one style.
package struct MarkdownRun: Hashable, Sendable {
  /// The text as it is read, without the signs of Markdown.
  package var text: String
  /// What Markdown says of it.
  package var style = MarkdownStyle()
}

/// What Markdown says of a stretch of text.
package struct MarkdownStyle: Hashable, Sendable {
  /// Emphasis, code and the like.
  package var intent: InlinePresentationIntent = []
  /// Where the text leads.
  package var link: URL?
  /// The image for which the text stands.
  package var image: URL?
  /// The attributes of `^[text](name: value)`, the outermost first.
  package var attributes: [MarkdownAttributes] = []
}

/// The attributes of one `^[text](name: value)`.
package struct MarkdownAttributes: Hashable, Sendable {
  /// Tells the stretches of a text apart: two that stand side by side may have equal attributes.
  package var number: Int
  /// What stands between the parentheses.
  package var source: String

  /// Whether the words are meant to agree with the number beside them: `inflect: true`.
  package var isInflected: Bool {
    source.split(separator: ",").contains { pair in
      let sides = pair.split(separator: ":").map { $0.filter { !$0.isWhitespace && $0 != "\"" } }
      return sides == ["inflect", "true"]
    }
  }
}

/// What is read in a text, and how.
package struct MarkdownReading: Sendable {
  /// What relative addresses are relative to.
  package var baseURL: URL?
  /// Whether line breaks and spaces stay as they are.
  package var keepsWhitespace = false
  /// Whether `^[text](name: value)` is read.
  package var readsAttributes = false
  /// Whether addresses without signs around them are links: `https://example.com`, `someone@example.com`.
  package var findsLinks = false
  /// Addresses by the names that a document gives them.
  package var references: [String: String] = [:]

  package init(
    baseURL: URL? = nil, keepsWhitespace: Bool = false, readsAttributes: Bool = false,
    findsLinks: Bool = false
  ) {
    self.baseURL = baseURL
    self.keepsWhitespace = keepsWhitespace
    self.readsAttributes = readsAttributes
    self.findsLinks = findsLinks
  }

  func url(_ address: String) -> URL? {
    address.isEmpty ? nil : URL(string: address, relativeTo: baseURL)
  }
}
