import LegatoArguments
import LegatoFilm

/// `legato doctor`: what is installed, what is missing, and how to get it.
struct DoctorCommand {
  static let syntax = CommandSyntax<DoctorCommand>(
    "legato doctor",
    sections: [
      .text("legato doctor"),
      .text(
        """
        Looks for everything that legato works with: the Swift compiler, the parts of legato beside the
        command, the libraries and fonts that pictures are drawn with, a place to keep compiled films,
        and programs that help: for videos, for pages, for packages. A line for each says where it is, or
        how to get it.
        """),
      .text(
        """
        Exit codes
          0  all that is needed is there; what is marked optional may be missing
          1  something that is needed is missing
        """),
      .examples(["legato doctor"]),
    ])

  private init() {}

  init(_ arguments: [String]) throws(FilmFailure) {
    self = try Self.syntax.read(arguments, onto: DoctorCommand()).target
  }

  @MainActor
  func run() throws(FilmFailure) -> Int32 {
    let findings = Examination().findings
    let width = (findings.map(\.name.count).max() ?? 0) + 2
    for finding in findings { print(finding.line(width: width)) }
    return findings.contains { $0.state == .missing } ? 1 : 0
  }
}
