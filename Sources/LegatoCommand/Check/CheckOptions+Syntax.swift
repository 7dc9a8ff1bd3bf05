import LegatoArguments
import LegatoAudit

extension CheckOptions {
  static let syntax = CommandSyntax<CheckOptions>(
    "legato check",
    operands: .files { $0.paths.append($1) },
    sections: [
      .text("legato check FILE.swift… | FOLDER | PROJECT [options]"),
      .text(
        """
        Checks the motion of SwiftUI views: compiles the files as they are, plays every preview by itself
        (or, in a file without previews, every view, modifier, style and transition), touches all that can
        be touched, in full, with Reduce Motion and in Low Power Mode, and holds what happened against
        rules. Each finding says what was seen and when, and how to mend it.
        """),
      .options(heading: "What is checked", operands: subjects, [view] + played),
      .options(
        heading: "Projects", ProjectOptions.options.map { $0.lifted(to: \CheckOptions.project) }),
      .options(heading: "What comes out", outcomes),
      .text(
        """
        What findings stand on
          WCAG 2.2.2 (level A, EN 301 549 11.2.2.2), 2.3.1 (A, 11.2.3.1), 2.3.3 (AAA, in no clause of it)
          and the App Store's label. What only a person can judge is a note that says so: see no-pause.
        """),
      .options(heading: "Old projects", knownFindings + elsewhere),
      .text(
        """
        Exit code
          0  nothing that counts was found
          1  something was found, or the machine is in the way
          2  what was asked for cannot be done, or a file does not compile
          3  a view crashed or did not come back, and not all was checked
        """),
      .examples(
        [
          "legato check Card.swift",
          "legato check Sources --baseline .legato-baseline.json --out report.sarif",
        ], heading: nil),
    ])

  private static let subjects = [
    HelpRow(
      "FILE.swift",
      """
      one file or several; each is compiled by itself or, where it needs them,
      with the other files of its target or app
      """),
    HelpRow(
      "FOLDER",
      """
      every file with views below it, compiled together where that is possible,
      of a package each target with the targets that it imports; tests and
      build folders are left out
      """),
    HelpRow(
      "PROJECT",
      """
      a folder with an Xcode project, project.yml, Project.swift or packages, or
      one of these: each file with views, with the declarations that it needs
      """),
  ]

  private static let view = OptionDeclaration<CheckOptions>.option(
    "--view", value: "NAME", isRepeatable: true, completion: .views,
    help: "a view of the file, or an expression; repeatable"
  ) { $0.views.append($1.text) }

  private static let played = PlayOptions.handedOn.map { $0.lifted(to: \CheckOptions.play) }

  private static let outcomes: [OptionDeclaration<CheckOptions>] = [
    .option(
      "--out", value: "FILE", isRepeatable: true, completion: .files,
      help: "a report: .json, .sarif (2.1.0), .xml (JUnit), .md, .txt; repeatable"
    ) { try $0.addOutput($1.text) },
    .option(
      "--evidence", value: "FILE.md", completion: .files,
      help: "an evidence report for an accessibility declaration"
    ) { $0.evidence = $1.text },
    .flag("--quiet", help: "findings in reports only") { $0.isQuiet = true },
    .flag("--verbose", help: "also what was played") { $0.isVerbose = true },
  ]

  private static let knownFindings: [OptionDeclaration<CheckOptions>] = [
    .option(
      "--baseline", value: "FILE", completion: .files,
      help: "what is known already: only what is new, or more than before, counts"
    ) { $0.baseline = $1.text },
    .flag(
      "--write-baseline",
      help: """
        writes what there is now to the baseline's file; it never takes more than
        was known, unless there is no such file yet
        """
    ) { $0.writesBaseline = true },
    .option(
      "--fail-on", value: "SEVERITY", completion: .words(Severity.allCases.map(\.rawValue)),
      help: "what fails the check: note, warning (usual) or error"
    ) { $0.failsOn = try $1.choice() },
  ]

  /// Options that help lists among those of `StaticCheckOptions`.
  private static let elsewhere: [OptionDeclaration<CheckOptions>] = [
    .option("-o", value: "FILE", isRepeatable: true, completion: .files) {
      try $0.addOutput($1.text)
    },
    .flag("--rules") { $0.showsRules = true },
    // The mode of the command: it chooses the declaration of `StaticCheckOptions` in place of this one.
    .flag("--static") { _ in },
  ]
}
