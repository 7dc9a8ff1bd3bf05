import Foundation

/// Lines of HTML, which Markdown leaves as they are.
struct HTMLBlock {
  /// What the last line holds; `nil` where the block ends before a blank line.
  private let mark: String?

  var endsAtBlank: Bool { mark == nil }

  /// - Parameter interruptsParagraph: whether the line stands behind one of a paragraph, which a tag without a meaning
  ///   for blocks does not end.
  init?(_ line: ArraySlice<UInt8>, interruptsParagraph: Bool) {
    let scanner = InlineScanner(line)
    let isClosing = scanner[1] == UInt8(ascii: "/")
    let start = isClosing ? 2 : 1
    let nameEnd = scanner.end(from: start, limit: 16, while: \.isAlphanumeric)
    let name = scanner.string(start..<max(start, nameEnd)).lowercased()
    let next = scanner[nameEnd]
    let endsName = next == 0 || next.isMarkdownSpace || next == UInt8(ascii: ">")
    if scanner.has("<!--", at: 0) {
      mark = "-->"
    } else if scanner[1] == UInt8(ascii: "?") {
      mark = "?>"
    } else if scanner[1] == UInt8(ascii: "!"), scanner[2].isLetter {
      mark = ">"
    } else if !isClosing, endsName, ["script", "pre", "style", "textarea"].contains(name) {
      mark = "</\(name)>"
    } else if Self.names.contains(name), endsName || next == UInt8(ascii: "/") {
      mark = nil
    } else if !interruptsParagraph, let end = HTMLTag.end(at: 0, in: scanner), end == scanner.end {
      mark = nil
    } else {
      return nil
    }
  }

  /// Whether a line is the last one.
  func ends(with line: ArraySlice<UInt8>) -> Bool {
    guard let mark else { return false }
    let text = String(decoding: line, as: UTF8.self)
    return text.range(of: mark, options: .caseInsensitive) != nil
  }

  /// The tags that stand for blocks.
  private static let names: Set<String> = [
    "address", "article", "aside", "base", "basefont", "blockquote", "body", "caption", "center",
    "col", "colgroup", "dd", "details", "dialog", "dir", "div", "dl", "dt", "fieldset",
    "figcaption", "figure", "footer", "form", "frame", "frameset", "h1", "h2", "h3", "h4", "h5",
    "h6", "head", "header", "hr", "html", "iframe", "legend", "li", "link", "main", "menu",
    "menuitem", "nav", "noframes", "ol", "optgroup", "option", "p", "param", "search", "section",
    "summary", "table", "tbody", "td", "tfoot", "th", "thead", "title", "tr", "track", "ul",
  ]
}
