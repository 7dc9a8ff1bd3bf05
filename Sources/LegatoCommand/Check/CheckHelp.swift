import LegatoAudit

/// What `legato check --help` says.
enum CheckHelp {
  static var text: String {
    """
    legato check FILE.swift… | FOLDER [options]

    Checks the motion of SwiftUI views: compiles the files as they are, plays every preview by itself
    (or, in a file without previews, every view, modifier, style and transition), touches all that can
    be touched, in full, with Reduce Motion and in Low Power Mode, and holds what happened against
    rules. Each finding says what was seen and when, and how to mend it.

    What is checked
      FILE.swift           one file or several; each is compiled by itself or, where it needs them,
                           with the other files of its target or app
      FOLDER               every file with views below it, compiled together where that is possible,
                           of a package each target with the targets that it imports; tests and
                           build folders are left out
      --view NAME          a view of the file, or an expression; repeatable
      --preview NAME       only the preview of that name; repeatable
      --rule NAME          only this rule; repeatable (all rules: --rules)
      --size WxH           the surface in points
      --dark               dark colour scheme
      --right-to-left      right-to-left layout
      --text-size NAME     Dynamic Type, as for a film
      --resources FOLDER   where pictures and colours are looked for
      --targets N          how many things are touched in a view, 0 to 64 (8)
      --patience S         how long a view's code may take for one step (20)

    What comes out
      --out FILE           a report: .json, .sarif (2.1.0), .xml (JUnit), .md, .txt; repeatable
      --evidence FILE.md   an evidence report for an accessibility declaration
      --quiet              findings in reports only
      --verbose            also what was played

    What findings stand on
      WCAG 2.2.2 (level A, EN 301 549 11.2.2.2), 2.3.1 (A, 11.2.3.1), 2.3.3 (AAA, in no clause of it)
      and the App Store's label. What only a person can judge is a note that says so: see no-pause.

    Old projects
      --baseline FILE      what is known already: only what is new, or more than before, counts
      --write-baseline     writes what there is now to the baseline's file; it never takes more than
                           was known, unless there is no such file yet
      --fail-on SEVERITY   what fails the check: note, warning (usual) or error

    Exit code
      0  nothing that counts was found
      1  something was found, or the machine is in the way
      2  what was asked for cannot be done, or a file does not compile
      3  a view crashed or did not come back, and not all was checked

      legato check Card.swift
      legato check Sources --baseline .legato-baseline.json --out report.sarif
    """
  }

  static var rules: String {
    let width = (RuleBook.names.map(\.count).max() ?? 0) + 2
    return RuleBook.all.map { rule in
      rule.name + String(repeating: " ", count: width - rule.name.count) + rule.summary
    }.joined(separator: "\n")
  }
}
