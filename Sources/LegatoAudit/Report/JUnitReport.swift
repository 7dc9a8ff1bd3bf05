import LegatoFilm

/// A report in the form of JUnit's XML, which most CI systems read: a suite for each view, a test
/// for each rule.
enum JUnitReport {
  /// - Parameter rules: the names of the rules that were asked.
  static func text(_ verdict: Verdict, rules: [String]) -> String {
    var suites: [String] = []
    var tests = 0
    var failures = 0
    for subject in verdict.results.subjects {
      let own = verdict.counting.filter { $0.subject == subject.name && $0.file == subject.file }
      let broken = Set(own.map(\.rule))
      let cases = rules.map { rule in
        testCase(rule, subject, own.filter { $0.rule == rule })
      }
      tests += cases.count
      failures += broken.count
      // A source is checked as a whole, and called by its own name.
      let name = subject.file == subject.name ? subject.file : subject.file + ": " + subject.name
      suites.append(
        "  <testsuite name=\(quoted(name)) tests=\"\(cases.count)\""
          + " failures=\"\(broken.count)\" errors=\"0\">\n" + cases.joined() + "  </testsuite>\n")
    }
    for failure in verdict.results.failures {
      tests += 1
      suites.append(
        "  <testsuite name=\(quoted(failure.file)) tests=\"1\" failures=\"0\" errors=\"1\">\n"
          + "    <testcase classname=\(quoted(failure.file)) name=\"check\">"
          + "<error message=\(quoted(firstLine(failure.message)))>\(Markup.escaped(failure.message))</error>"
          + "</testcase>\n  </testsuite>\n")
    }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + "<testsuites name=\"legato check\" tests=\"\(tests)\" failures=\"\(failures)\""
      + " errors=\"\(verdict.results.failures.count)\">\n" + suites.joined() + "</testsuites>\n"
  }

  private static func testCase(
    _ rule: String, _ subject: CheckResults.Subject, _ findings: [Finding]
  ) -> String {
    let head =
      "    <testcase classname=\(quoted(subject.name)) name=\(quoted(rule))"
      + " file=\(quoted(subject.file))"
    guard let first = findings.first else { return head + "/>\n" }
    let body = findings.map { finding in
      let seen = finding.evidence.map { "  seen \($0.time): \($0.observation) (\($0.run))" }
      return
        (["\(place(finding)): \(finding.message)"] + seen
        + ["  fix: \(finding.fix)"]).joined(separator: "\n")
    }.joined(separator: "\n")
    return head + ">\n      <failure type=\(quoted(first.severity.rawValue))"
      + " message=\(quoted(first.message))>\(Markup.escaped(body))</failure>\n    </testcase>\n"
  }

  /// The value that it is about or, in a source, the line.
  private static func place(_ finding: Finding) -> String {
    let value = [finding.path, finding.property].filter { !$0.isEmpty }
    return value.isEmpty ? "\(finding.file):\(finding.line)" : value.joined(separator: " ")
  }

  private static func firstLine(_ text: String) -> String {
    String(text.prefix { $0 != "\n" })
  }

  private static func quoted(_ text: String) -> String { "\"\(Markup.escaped(text))\"" }
}
