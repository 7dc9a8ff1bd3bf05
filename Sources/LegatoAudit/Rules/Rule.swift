/// Something that motion has to keep to.
package protocol Rule: Sendable {
  /// What reports call it: `reduced-motion`.
  static var name: String { get }
  /// What it asks for, in one sentence.
  static var summary: String { get }

  /// What is wrong with the runs of a subject.
  static func findings(in subject: PlayedSubject) -> [Finding]
}
