/// A declaration that a slice has to do without, and why.
public struct LeftOut: Codable, Hashable, Sendable {
  /// What takes its place.
  public enum Form: String, Codable, Sendable {
    /// Nothing: no code that runs needs it, or what needs it has been replaced.
    case removed = "left out"
    /// A function that does nothing but report that it was called.
    case empty = "does nothing"
    /// A value that says nothing, such as `false`.
    case value = "answers a neutral value"
    /// A box with its name.
    case box = "is a box with its name"
    /// The content of a container.
    case content = "shows its content alone"
    /// A type that is declared nowhere, and is there without members.
    case madeUp = "is a type without members"
  }

  public var name: String
  public var path: String
  public var line: Int
  public var form: Form
  /// The compiler's words.
  public var reason: String
  /// Whether it is a part of a body that stays otherwise.
  public var isPart = false
  /// Every error that was found in it at once.
  public var faults: [CompilerFault] = []

  init(name: String, path: String, line: Int, form: Form, reason: String) {
    self.name = name
    self.path = path
    self.line = line
    self.form = form
    self.reason = reason
  }

  /// In one line.
  public var description: String { "\(name) \(form.rawValue): \(reason)" }
}

/// A module that is imported and is not there.
public struct MissingModule: Codable, Hashable, Sendable {
  public var name: String
  public var path: String
  public var line: Int
}
