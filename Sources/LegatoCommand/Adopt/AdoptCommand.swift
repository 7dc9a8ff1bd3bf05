import Foundation
import LegatoArguments
import LegatoFilm
import LegatoProject

/// `legato adopt`: says which views of a project can be filmed today, and what the others lack.
struct AdoptCommand {
  static var syntax: CommandSyntax<AdoptOptions> { AdoptOptions.syntax }

  private let options: AdoptOptions

  init(_ arguments: [String]) throws(FilmFailure) {
    options = try AdoptOptions(arguments)
  }

  /// The target that is named; else the apps for iOS, and the libraries.
  private func targets(of project: Project) throws(FilmFailure) -> [ProjectTarget] {
    let name = options.project.target
    let main = project.mainTargets.filter { target in
      !target.sources.isEmpty
        && (target.platforms.isEmpty || !target.platforms.isDisjoint(with: ["iOS", "macCatalyst"]))
    }
    guard name == nil, main.count > 1 else {
      return [try ProjectSubject.target(of: project, named: name)]
    }
    return main
  }

  /// - Returns: the exit code.
  func run() throws(FilmFailure) -> Int32 {
    let compiler = try options.project.compiler()
    let project = try ProjectSubject.read(options.path)
    let targets = try targets(of: project)
    let codes = ProjectCode.all(of: targets, in: project, compiler)
    var adopter = Adopter(compiler: compiler, codes: codes, options: options)
    adopter.progress = { text in
      if isatty(STDERR_FILENO) == 1 { Terminal.say("adopt: " + text) }
    }
    let adoption = try adopter.adoption()
    let report = AdoptionReport(adoption: adoption)
    print(options.isJSON ? report.json : report.text, terminator: "")
    for path in options.outputs {
      try WholeFile.write(
        Data((path.hasSuffix(".json") ? report.json : report.text).utf8), to: path)
    }
    return adoption.count(.failed) + adoption.count(.late) == 0 ? 0 : 1
  }
}
