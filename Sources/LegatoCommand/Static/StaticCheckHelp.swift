import LegatoLint

/// What `legato check --help` says of sources that are read.
enum StaticCheckHelp {
  static let text = """
    legato check --static PATH… [options]

    Reads Swift sources, without building them, and says where motion is written in a way that goes
    wrong. A path is a file, or a folder whose Swift files are all read. What is not Swift is noted.

      --static             reads sources
      --fix                mends what can be mended without asking, in place
      --rule NAME          only this rule; repeatable
      --rules              lists the rules
      --format NAME        text, json, or github, which marks the lines of a pull request (text)
      -o, --out FILE       writes a report: .sarif (2.1.0), .json, .xml (JUnit) or .txt; repeatable
      --baseline FILE      what is known already: only what is new, or more in a file than before
      --write-baseline     writes what there is now to the baseline's file; never more than was known
      --fail-on SEVERITY   what counts for the exit code: note, warning or error (warning)

    A line with // legato:allow RULE is left alone by the rule; so is the line below such a comment.

    Exit codes
      0  nothing that counts was found
      1  something was found, or a file cannot be written
      2  a path cannot be read, or an option is wrong

    Examples
      legato check --static Sources
      legato check --static Sources --rule animation-without-value --fail-on note
      legato check --static Sources/Card.swift --fix
      legato check --static . --format json > findings.json
      legato check --static Sources --baseline .legato-static.json --out sources.sarif
    """

  static var rules: String {
    let width = (LintRule.allCases.map(\.rawValue.count).max() ?? 0) + 2
    return LintRule.allCases.map { rule in
      rule.rawValue + String(repeating: " ", count: width - rule.rawValue.count) + rule.summary
    }.joined(separator: "\n")
  }
}
