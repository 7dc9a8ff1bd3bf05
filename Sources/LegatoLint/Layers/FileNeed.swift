/// A file that mentions a type which another file of its module declares.
package struct FileNeed: Hashable, Sendable {
  /// The path of the file that mentions it, from the module's folder.
  package var file: String
  /// The line of the first mention, from 1.
  package var line: Int
  /// The type.
  package var name: String
  /// The path of the file that declares it, from the module's folder.
  package var declaredIn: String
}
