import Foundation
import Testing

@testable import LegatoAudit

@Suite("Reports")
struct ReportTests {
  private let verdict = Verdict(
    .sample(
      [.sample(message: "Moves <fast> & \"far\"|."), .sample("late-start", .note, count: 3)],
      failures: [.init(file: "Bad.swift", message: "line 1\nline 2")]))

  @Test func textTellsWhatWhereWhenAndHow() {
    let text = TextReport().text(verdict)
    #expect(
      text.hasPrefix(
        """
        Sources/Card.swift:12  Card
          error  Moves <fast> & "far"|.  [reduced-motion]
            at   Card/Text[2] frame
            seen 0.25–0.5 s: frame x 0 → 120 pt  (reduced motion: tap “Save”)
            seen from 1 s on: goes on  (reduced motion: tap “Save”)
            fix  Keep it still.
            see  WCAG 2.3.3 Animation from Interactions (AAA)
          note  Still moves.  [late-start]
            at   Card/Text[2] frame  and 2 more
        """))
    #expect(text.hasSuffix("1 view played, 1 error, 1 note, 1 not checked.\n"))
    #expect(!text.contains("\u{1B}"))
    #expect(TextReport(colors: true).text(verdict).contains("\u{1B}[31merror\u{1B}[0m"))
  }

  @Test func namesWithNewLinesAndWhatTerminalsObeyStayOnOneLine() {
    var results = CheckResults.sample([.sample(message: "a\nb\u{1B}[31m")])
    results.failures = [.init(file: "A\nB.swift", message: "one\ntwo\u{7}")]
    let text = TextReport().text(Verdict(results))
    #expect(text.contains("  error  a b [31m  [reduced-motion]\n"))
    #expect(text.contains("not checked  A B.swift\n  one\n  two \n"))
  }

  @Test func textOfNothingIsOneLine() {
    #expect(TextReport().text(Verdict(.sample([]))) == "1 view played, nothing found.\n")
  }

  @Test func jsonIsReadBack() throws {
    let text = ReportFormat.json.text(verdict)
    let read = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(read["format"] as? String == "legato check")
    #expect(read["fails"] as? Bool == true)
    #expect(try CheckResults(decoding: verdict.results.encoded()) == verdict.results)
    #expect(ReportFormat.json.text(verdict) == text)
  }

  @Test func sarifHasWhatCodeHostsAskFor() throws {
    let text = ReportFormat.sarif.text(verdict)
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    #expect(log["$schema"] as? String == "https://json.schemastore.org/sarif-2.1.0.json")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.compactMap { $0["id"] as? String } == RuleBook.names)
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    let index = try #require(result["ruleIndex"] as? Int)
    #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
    #expect(result["level"] as? String == "error")
    #expect((result["message"] as? [String: Any])?["text"] is String)
    #expect(result["partialFingerprints"] is [String: String])
    let location = try #require((result["locations"] as? [[String: Any]])?.first)
    let place = try #require(location["physicalLocation"] as? [String: Any])
    #expect(
      (place["artifactLocation"] as? [String: Any])?["uri"] as? String == "Sources/Card.swift")
    #expect((place["region"] as? [String: Any])?["startLine"] as? Int == 12)
    let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == false)
  }

  @Test("SARIF describes each rule as its schema asks, within the limits of GitHub")
  func rules() throws {
    let text = ReportFormat.sarif.text(verdict)
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(Set(rules.compactMap { $0["id"] as? String }).count == rules.count)
    for rule in rules {
      let id = try #require(rule["id"] as? String)
      let name = try #require(rule["name"] as? String)
      #expect(name.wholeMatch(of: /[A-Z][A-Za-z]+/) != nil && name.count <= 255, "\(name)")
      for key in ["shortDescription", "fullDescription"] {
        let words = try #require((rule[key] as? [String: Any])?["text"] as? String)
        #expect((20...1024).contains(words.count) && words.hasSuffix("."), "\(id) \(key)")
      }
      let help = try #require(rule["help"] as? [String: Any])
      let plain = try #require(help["text"] as? String)
      let markdown = try #require(help["markdown"] as? String)
      #expect(plain.contains("What to do: ") && !plain.contains("**"), "\(id)")
      #expect(markdown.hasPrefix("# \(id)\n\n"), "\(id)")
      let level = (rule["defaultConfiguration"] as? [String: Any])?["level"] as? String
      #expect(["error", "warning", "note"].contains(level), "\(id)")
      let properties = try #require(rule["properties"] as? [String: Any])
      #expect((properties["tags"] as? [String] ?? []).count <= 10)
      #expect(
        ["error", "warning", "recommendation"].contains(properties["problem.severity"] as? String))
      #expect(rule.keys.allSatisfy(Self.keysOfARule.contains), "\(id) \(rule.keys)")
    }
    let flashes = try #require(rules.first { $0["id"] as? String == "flashes" })
    #expect(
      (flashes["properties"] as? [String: Any])?["tags"] as? [String]
        == ["motion", "accessibility", "wcag-2.3.1"])
    #expect(flashes["helpUri"] as? String == Criterion.threeFlashes.url)
  }

  /// What the schema of SARIF 2.1.0 knows of a reportingDescriptor: it allows nothing else.
  private static let keysOfARule: Set<String> = [
    "id", "deprecatedIds", "guid", "deprecatedGuids", "name", "deprecatedNames", "shortDescription",
    "fullDescription", "messageStrings", "defaultConfiguration", "helpUri", "help", "relationships",
    "properties",
  ]

  @Test("Every rule has words of its own, and says nothing worse than its level")
  func words() {
    #expect(Set(RuleBook.texts.keys) == Set(RuleBook.names))
    for description in RuleBook.descriptions {
      #expect(!description.details.isEmpty && !description.advice.isEmpty, "\(description.id)")
    }
  }

  @Test("Criteria carry their level and their clause, and say what a finding does not")
  func criteria() {
    let known = Criterion.all.map { [$0.level ?? "", $0.clause ?? ""] }
    #expect(known == [["A", "11.2.2.2"], ["A", "11.2.3.1"], ["AAA", ""], ["", ""]])
    #expect(Criterion.all.allSatisfy { $0.limits.count > 40 })
    let text = EvidenceReport.text(verdict)
    #expect(text.contains("| A | 11.2.2.2 |") && text.contains("| A | 11.2.3.1 |"))
    #expect(text.contains("| AAA | – |"))
    for criterion in Criterion.all { #expect(text.contains(criterion.limits), "\(criterion.name)") }
  }

  @Test("No paper says that nothing was found against 2.2.2 because a setting stops a loop")
  func pause() throws {
    func row(_ findings: [Finding]) throws -> String {
      let lines = EvidenceReport.text(Verdict(.sample(findings))).split(separator: "\n")
      return String(try #require(lines.first { $0.hasPrefix("| [WCAG 2.2.2") }))
    }
    let clean = try row([])
    #expect(!clean.contains("nothing found against it") && !clean.contains("Reduce Motion"))
    #expect(clean.hasSuffix("| nothing of the kind in what was played |"))
    var judged = Finding.sample("no-pause", .note)
    judged.criteria = [.pauseStopHide]
    judged.isToBeJudged = true
    #expect(try row([judged]).hasSuffix("| to be judged: 1 finding |"))
    let verdict = Verdict(.sample([judged]))
    #expect(EvidenceReport.text(verdict).contains("`no-pause`, note, to be judged by a person"))
    #expect(TextReport().text(verdict).contains("    ask  A person has to judge it"))
    #expect(
      TextReport().text(verdict).contains("(A, EN 301 549 11.2.2.2)"))
    #expect(ReportFormat.sarif.text(verdict).contains("To be judged by a person."))
    #expect(!verdict.fails)
  }

  @Test func junitIsWellFormedAndCounts() throws {
    let text = ReportFormat.junit.text(verdict)
    let parser = XMLCounter()
    #expect(parser.parse(text))
    #expect(parser.count["testcase"] == RuleBook.names.count + 1)
    #expect(parser.count["failure"] == 1)
    #expect(parser.count["error"] == 1)
    #expect(text.contains("failures=\"1\" errors=\"1\""))
    #expect(text.contains("Moves &lt;fast&gt; &amp; &quot;far&quot;|."))
  }

  @Test func evidenceNamesCriteriaAndLimits() {
    let text = EvidenceReport.text(verdict)
    #expect(text.contains("not met: 1 finding; worth a look: 1 note"))
    #expect(text.contains("### Card: Moves \\<fast> & \"far\"\\|."))
    #expect(text.contains("- Bad.swift: line 1\n"))
    #expect(EvidenceReport.text(Verdict(.sample([]))).contains("nothing found against it"))
  }

  @Test(
    "A report's format is its ending's",
    arguments: [
      ("a.json", ReportFormat.json), ("a.SARIF", .sarif), ("a.b.xml", .junit), ("a.md", .evidence),
      ("a.txt", .text),
    ])
  func endings(path: String, format: ReportFormat) {
    #expect(ReportFormat(path: path) == format)
    #expect(ReportFormat(path: "a.pdf") == nil)
  }
}

/// Counts the elements of a text that has to be XML: every one that is opened is closed.
private final class XMLCounter {
  var count: [String: Int] = [:]

  func parse(_ text: String) -> Bool {
    var open: [String] = []
    for tag in text.split(separator: "<").dropFirst() {
      guard let end = tag.firstIndex(of: ">") else { return false }
      let body = tag[..<end]
      if body.hasPrefix("?") { continue }
      let name = String(body.drop { $0 == "/" }.prefix { $0.isLetter })
      if body.hasPrefix("/") {
        guard open.popLast() == name else { return false }
        continue
      }
      count[name, default: 0] += 1
      if !body.hasSuffix("/") { open.append(name) }
    }
    return open.isEmpty
  }
}
