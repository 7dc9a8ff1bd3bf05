import Foundation
import LegatoDisplay

/// A value that was needed when an app ran, of a type of which none is known that says nothing.
///
/// The command that has started the program may know how to do without it: it names a file for that, and the program ends
/// without a word once the value is noted there.
package struct MissingValue: Codable, Hashable, Sendable {
  /// The code that was to make it, as in `Model.init: feed`.
  package let name: String
  /// Its type with its module, as in `App.Feed`.
  package let type: String

  /// Whether the program has ended at once, rather than by what its own code does about it.
  package let hasEnded: Bool
  /// Its type as a person would write it.
  private let shortType: String

  init(name: String, type: Any.Type, hasEnded: Bool) {
    self.name = name
    self.hasEnded = hasEnded
    self.type = _typeName(type, qualified: true)
    shortType = "\(type)"
  }

  /// The environment variable with the path of the file.
  package static let variable = "LEGATO_MISSING_VALUE"

  package var message: String {
    "A \(shortType) is needed. The code for it, \(name), does not compile here and was left out."
  }

  /// - Returns: `nil` where none is noted.
  package init?(notedAt path: String) {
    guard let data = FileManager.default.contents(atPath: path),
      let value = try? JSONDecoder().decode(Self.self, from: data)
    else { return nil }
    self = value
  }

  /// Takes note of it, where the program's caller wants to know.
  ///
  /// - Returns: whether it does.
  @discardableResult
  func note() -> Bool {
    guard let path = ProcessInfo.processInfo.environment[Self.variable],
      let data = try? JSONEncoder().encode(self)
    else { return false }
    // Should the program end for it, it is made anew: nobody wants to know where it was.
    for number in [SIGILL, SIGTRAP] { signal(number, SIG_DFL) }
    return FileManager.default.createFile(atPath: path, contents: data)
  }

  /// Ends the program.
  func end() -> Never {
    if note() { _exit(FilmFailure.unmet) }
    fatalError(message)
  }
}
