/// An error in the arguments of a command: says what was given and what is allowed.
public struct ArgumentError: Error, Hashable, CustomStringConvertible {
  public let message: String

  public var description: String { message }

  public init(_ message: String) { self.message = message }
}
