/// An error in the arguments of a command: says what was given and what is allowed.
package struct ArgumentError: Error, Hashable, CustomStringConvertible {
  package let message: String

  package var description: String { message }

  package init(_ message: String) { self.message = message }
}
