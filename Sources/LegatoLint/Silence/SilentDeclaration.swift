/// A public function that a caller could take for one that does something, although nothing of what it is given
/// is read.
package struct SilentDeclaration: Hashable, Sendable {
  /// The path of the file, as the module's sources name it.
  package let file: String
  package let line: Int
  /// The function and where it belongs, as the compiler writes it: `View.mapStyle(_:)`.
  package let name: String
  /// What it takes and does not read, by the names inside of it; none where its body is empty.
  package let unread: [String]

  /// As the table of exceptions names it: the function, and behind it what it does not read.
  package var key: String { ([name] + unread).joined(separator: " ") }
}
