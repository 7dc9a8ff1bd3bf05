/// A report in the form of JUnit's XML, which most CI systems read: a suite for each view, a test
/// for each rule.
enum JUnitReport {
  static func text(_ verdict: Verdict) -> String {
    var suites: [String] = []
    var tests = 0
    var failures = 0
    for subject in verdict.results.subjects {
      let own = verdict.counting.filter { $0.subject == subject.name && $0.file == subject.file }
      let broken = Set(own.map(\.rule))
      let cases = RuleBook.names.map { rule in
        testCase(rule, subject, own.filter { $0.rule == rule })
      }
      tests += cases.count
      failures += broken.count
      suites.append(
        "  <testsuite name=\(quoted(subject.file + ": " + subject.name)) tests=\"\(cases.count)\""
          + " failures=\"\(broken.count)\" errors=\"0\">\n" + cases.joined() + "  </testsuite>\n")
    }
    for failure in verdict.results.failures {
      tests += 1
      suites.append(
        "  <testsuite name=\(quoted(failure.file)) tests=\"1\" failures=\"0\" errors=\"1\">\n"
          + "    <testcase classname=\(quoted(failure.file)) name=\"check\">"
          + "<error message=\(quoted(firstLine(failure.message)))>\(escaped(failure.message))</error>"
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
      return (["\(finding.path) \(finding.property): \(finding.message)"] + seen
        + ["  fix: \(finding.fix)"]).joined(separator: "\n")
    }.joined(separator: "\n")
    return head + ">\n      <failure type=\(quoted(first.severity.rawValue))"
      + " message=\(quoted(first.message))>\(escaped(body))</failure>\n    </testcase>\n"
  }

  private static func firstLine(_ text: String) -> String {
    String(text.prefix { $0 != "\n" })
  }

  private static func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }

  /// As XML 1.0 takes it: control characters that it knows no way to write are left out.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: break
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
