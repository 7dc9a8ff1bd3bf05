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
            see  WCAG 2.3.3 Animation from Interactions
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
    #expect(text.contains("not met: 2 findings"))
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
