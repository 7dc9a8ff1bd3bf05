/// In what something is not as its reference, and what to do about it.
package struct ReferenceFault {
  package var message: String
  /// What differs, a line each.
  package var list: [String] = []
  /// What to do.
  package var advice: String
  /// What is attached to the test: names of files and their content.
  package var attachments: [(name: String, content: [UInt8])] = []

  /// All of it as text, the list up to a number of lines.
  package func text(maxLines: Int) -> String {
    var lines = [message] + list.prefix(maxLines).map { "  \($0)" }
    if list.count > maxLines { lines.append("  and \(list.count - maxLines) more lines") }
    return (lines + [advice]).joined(separator: "\n")
  }
}
