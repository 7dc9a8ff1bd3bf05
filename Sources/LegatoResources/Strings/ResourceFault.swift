/// Why a file of resources cannot be used, in words for the person whose file it is.
package struct ResourceFault: Error, Hashable, Sendable, CustomStringConvertible {
  package let message: String

  package init(_ message: String) { self.message = message }

  package var description: String { message }
}
