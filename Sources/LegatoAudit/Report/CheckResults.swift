import Foundation

/// What a check has found: of one program that played some views, or of all of them together.
package struct CheckResults: Codable, Equatable, Sendable {
  /// One view that was played.
  package struct Subject: Codable, Equatable, Sendable {
    package var name: String
    package var file = ""
    package var line = 0
    /// What was played, in order.
    package var runs: [String] = []
    /// What could not be played, in words.
    package var omissions: [String] = []
    package var findings: [Finding] = []

    package init(name: String) { self.name = name }
  }

  /// Something that kept a view from being played to its end.
  package struct Failure: Codable, Equatable, Sendable {
    package var file: String
    package var message: String

    package init(file: String, message: String) {
      self.file = file
      self.message = message
    }
  }

  package var subjects: [Subject] = []
  package var failures: [Failure] = []
  /// The number of the subject that is being played; `nil` where all have been.
  package var reached: Int?

  package init() {}

  /// All findings, the worst first; of equal ones, in the order of the files.
  package var findings: [Finding] {
    subjects.flatMap(\.findings).enumerated().sorted {
      ($1.element.severity, $0.offset) < ($0.element.severity, $1.offset)
    }.map(\.element)
  }

  package mutating func append(_ other: CheckResults) {
    subjects += other.subjects
    failures += other.failures
  }

  package func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }

  package init(decoding data: Data) throws {
    self = try JSONDecoder().decode(CheckResults.self, from: data)
  }
}
