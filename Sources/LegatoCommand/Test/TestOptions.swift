import LegatoArguments
import LegatoFilm

/// What `legato test` was asked for.
struct TestOptions: Equatable {
  var project = ProjectOptions()
  var path = ""
  var tests = "MotionTests"
  var others: [String] = []
  /// Where the package is written; `nil`: beside the cache.
  var folder: String?
  /// Whether the package is written and not built.
  var onlyWrites = false
  /// The tests that are run; all where it is `nil`.
  var filter: String?
}

extension TestOptions {
  static let syntax = CommandSyntax<TestOptions>(
    "legato test",
    operands: .files { options, path in
      if options.path.isEmpty { options.path = path } else { options.others.append(path) }
    },
    sections: [
      .text("legato test PROJECT [--tests FOLDER] [options]"),
      .text(
        """
        Runs a folder of motion tests against an app that is no package: takes what the tests name of the
        app's target, with all that this needs, and compiles it and the tests into a program that is kept
        in the cache. What cannot be compiled is left out and named, as by legato adopt. The project itself
        is not changed.
        """),
      .options([
        .option(
          "--tests", value: "FOLDER", completion: .folders,
          help: "the folder of tests (MotionTests, in the project)"
        ) {
          $0.tests = $1.text
        },
        .option(
          "--filter", value: "TEXT", help: "only tests whose name contains it, as swift test has it"
        ) {
          $0.filter = $1.text
        },
        .option(
          "--package", value: "FOLDER", completion: .folders,
          help: "write a package of the app's part and the tests there, and test it"
        ) {
          $0.folder = $1.text
        },
        .flag(
          "--write-only",
          help: "write the package (beside the cache without --package), and do not run it"
        ) {
          $0.onlyWrites = true
        },
      ]),
      .options(
        heading: "Projects", ProjectOptions.options.map { $0.lifted(to: \TestOptions.project) }),
      .text(
        """
        Exit codes
          0  all tests passed
          1  a test failed, or the machine is in the way
          2  what was asked for cannot be done, or what the tests need does not compile
        """),
      .examples([
        "legato test MyApp.xcodeproj --tests MotionTests",
        "legato test . --target MyApp --filter Card",
      ]),
    ])

  init(_ arguments: [String]) throws(FilmFailure) {
    self = try Self.syntax.read(arguments, onto: TestOptions()).target
    guard !path.isEmpty else {
      throw FilmFailure("Which project? As in: legato test MyApp.xcodeproj --tests MotionTests")
    }
    if let other = others.first { throw FilmFailure(Self.syntax.grammar.unexpected(other).message) }
  }
}
