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
    let fullName = "Legato's check of motion in SwiftUI views"
    let rules: [RuleDescriptor]

    enum CodingKeys: String, CodingKey { case name, fullName, rules }
  }

  private struct RuleDescriptor: Encodable {
    let id: String
    let name: String
    let shortDescription: Message
    let fullDescription: Message
    let help: Help
    /// The address of what it stands on, where it stands on one thing.
    let helpUri: String?
    let defaultConfiguration: Configuration
    let properties: RuleProperties

    init(_ rule: RuleDescription) {
      id = rule.id
      name = rule.name
      shortDescription = Message(text: limited(rule.summary))
      fullDescription = Message(text: limited(rule.details))
      help = Help(rule)
      helpUri = rule.criteria.first?.url
      defaultConfiguration = Configuration(level: rule.level.rawValue)
      properties = RuleProperties(
        tags: ["motion"] + (rule.criteria.isEmpty ? [] : ["accessibility"])
          + rule.criteria.compactMap(\.tag),
        precision: rule.level == .note ? "medium" : "high", problem: rule.problem)
    }
  }

  /// Code hosts show the Markdown where there is one, and the text elsewhere.
  private struct Help: Encodable {
    let text: String
    let markdown: String

    init(_ rule: RuleDescription) {
      let standing = rule.criteria.map { "\($0.title): \($0.url)\n\($0.limits)" }
      text = ([rule.details, "What to do: \(rule.advice)"] + standing).joined(separator: "\n\n")
      let links = rule.criteria.map { "- [\($0.title)](\($0.url)). \($0.limits)" }
      markdown =
        (["# \(rule.id)", rule.summary, rule.details, "**What to do.** \(rule.advice)"]
        + (links.isEmpty ? [] : ["## What it stands on", links.joined(separator: "\n")]))
        .joined(separator: "\n\n") + "\n"
    }
  }

  private struct Configuration: Encodable { let level: String }

  private struct RuleProperties: Encodable {
    let tags: [String]
    let precision: String
    let problem: String

    enum CodingKeys: String, CodingKey {
      case tags, precision
      case problem = "problem.severity"
    }
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
    let isToBeJudged: Bool
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

  /// - Parameter rules: those that were asked, and that findings name.
  static func text(_ verdict: Verdict, rules: [RuleDescription]) -> String {
    let ids = rules.map(\.id)
    let results =
      verdict.new.map { result($0, verdict.hasBaseline ? "new" : nil, ids) }
      + verdict.known.map { result($0, "unchanged", ids) }
    let notifications = verdict.results.failures.map { failure in
      Notification(
        message: Message(text: failure.message), locations: [location(failure.file, 0, "")])
    }
    return readableJSON(
      Log(runs: [
        Run(
          tool: Tool(driver: Driver(rules: rules.map(RuleDescriptor.init))),
          invocations: [
            Invocation(
              executionSuccessful: verdict.isComplete, toolExecutionNotifications: notifications)
          ], results: results)
      ]))
  }

  private static func result(_ finding: Finding, _ state: String?, _ ids: [String]) -> Result {
    Result(
      ruleId: finding.rule, ruleIndex: ids.firstIndex(of: finding.rule) ?? -1,
      level: finding.severity.rawValue, message: Message(text: sentence(finding)),
      locations: [location(finding.file, finding.line, finding.path)],
      partialFingerprints: ["legatoFinding/v1": finding.fingerprint], baselineState: state,
      properties: Properties(
        evidence: finding.evidence, criteria: finding.criteria, count: finding.count,
        isToBeJudged: finding.isToBeJudged))
  }

  private static func sentence(_ finding: Finding) -> String {
    let seen = finding.evidence.first.map {
      " Seen \($0.time) (\($0.run)): \($0.observation)."
    }
    let judged = finding.isToBeJudged ? " To be judged by a person." : ""
    return "\(finding.subject): \(finding.message)\(judged)\(seen ?? "") \(finding.fix)"
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

/// GitHub shows no more than 1024 characters of a description.
private func limited(_ text: String) -> String {
  text.count > 1024 ? String(text.prefix(1023)) + "…" : text
}

extension Criterion {
  /// As tags of code hosts are written: `wcag-2.2.2`.
  fileprivate var tag: String? {
    guard name.hasPrefix("WCAG "), let number = name.split(separator: " ").dropFirst().first else {
      return nil
    }
    return "wcag-\(number)"
  }
}

extension RuleDescription {
  /// The severity as GitHub's filters have it.
  fileprivate var problem: String {
    switch level {
    case .error: "error"
    case .warning: "warning"
    case .note: "recommendation"
    }
  }
}
