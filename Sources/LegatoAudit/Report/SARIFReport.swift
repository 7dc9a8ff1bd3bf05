import Foundation

/// A report in the Static Analysis Results Interchange Format 2.1.0, which code hosts show beside
/// the code: https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
enum SARIFReport {
  private struct Log: Encodable {
    let schema = "https://json.schemastore.org/sarif-2.1.0.json"
    let version = "2.1.0"
    let runs: [Run]

    enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case version, runs
    }
  }

  private struct Run: Encodable {
    let tool: Tool
    let columnKind = "unicodeCodePoints"
    let invocations: [Invocation]
    let results: [Result]

    enum CodingKeys: String, CodingKey { case tool, columnKind, invocations, results }
  }

  private struct Tool: Encodable { let driver: Driver }

  private struct Driver: Encodable {
    let name = "legato check"
    let rules: [RuleDescriptor]

    enum CodingKeys: String, CodingKey { case name, rules }
  }

  private struct RuleDescriptor: Encodable {
    let id: String
    let shortDescription: Message
  }

  private struct Invocation: Encodable {
    let executionSuccessful: Bool
    let toolExecutionNotifications: [Notification]
  }

  private struct Notification: Encodable {
    let level = "error"
    let message: Message
    let locations: [Location]

    enum CodingKeys: String, CodingKey { case level, message, locations }
  }

  private struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int
    let level: String
    let message: Message
    let locations: [Location]
    let partialFingerprints: [String: String]
    /// `unchanged` for what the baseline knows.
    let baselineState: String?
    let properties: Properties
  }

  private struct Properties: Encodable {
    let evidence: [Evidence]
    let criteria: [Criterion]
    let count: Int
  }

  private struct Message: Encodable { let text: String }

  private struct Location: Encodable {
    let physicalLocation: PhysicalLocation
    let logicalLocations: [LogicalLocation]?
  }

  private struct PhysicalLocation: Encodable {
    let artifactLocation: ArtifactLocation
    let region: Region?
  }

  private struct ArtifactLocation: Encodable { let uri: String }
  private struct Region: Encodable { let startLine: Int }
  private struct LogicalLocation: Encodable { let fullyQualifiedName: String }

  static func text(_ verdict: Verdict) -> String {
    let rules = RuleBook.all.map { rule in
      RuleDescriptor(id: rule.name, shortDescription: Message(text: rule.summary))
    }
    let results =
      verdict.new.map { result($0, verdict.hasBaseline ? "new" : nil) }
      + verdict.known.map { result($0, "unchanged") }
    let notifications = verdict.results.failures.map { failure in
      Notification(
        message: Message(text: failure.message), locations: [location(failure.file, 0, "")])
    }
    return readableJSON(
      Log(runs: [
        Run(
          tool: Tool(driver: Driver(rules: rules)),
          invocations: [
            Invocation(
              executionSuccessful: verdict.isComplete, toolExecutionNotifications: notifications)
          ], results: results)
      ]))
  }

  private static func result(_ finding: Finding, _ state: String?) -> Result {
    Result(
      ruleId: finding.rule, ruleIndex: RuleBook.names.firstIndex(of: finding.rule) ?? -1,
      level: finding.severity.rawValue, message: Message(text: sentence(finding)),
      locations: [location(finding.file, finding.line, finding.path)],
      partialFingerprints: ["legatoFinding/v1": finding.fingerprint], baselineState: state,
      properties: Properties(
        evidence: finding.evidence, criteria: finding.criteria, count: finding.count))
  }

  private static func sentence(_ finding: Finding) -> String {
    let seen = finding.evidence.first.map {
      " Seen \($0.time) (\($0.run)): \($0.observation)."
    }
    return "\(finding.subject): \(finding.message)\(seen ?? "") \(finding.fix)"
  }

  private static func location(_ file: String, _ line: Int, _ path: String) -> Location {
    Location(
      physicalLocation: PhysicalLocation(
        artifactLocation: ArtifactLocation(uri: uri(file)),
        region: line > 0 ? Region(startLine: line) : nil),
      logicalLocations: path.isEmpty ? nil : [LogicalLocation(fullyQualifiedName: path)])
  }

  /// A relative path as a relative reference, an absolute one as a file's address.
  private static func uri(_ file: String) -> String {
    let escaped =
      file.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? "unknown"
    return file.hasPrefix("/") ? "file://" + escaped : escaped
  }
}
