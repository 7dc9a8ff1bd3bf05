import Foundation
import LegatoArguments
import LegatoFilm
import LegatoProject
import LegatoSlices

/// How files of a project are compiled: which target is meant, for which iOS, and what stands in for modules.
struct ProjectOptions: Equatable, Sendable {
  var target: String?
  var systemVersion: String?
  var standIns: [String] = []

  static let options: [OptionDeclaration<ProjectOptions>] = [
    .option(
      "--target", value: "NAME",
      help: "the target or scheme of the project (without it: its only app or target)"
    ) { $0.target = $1.text },
    .option(
      "--ios", value: "VERSION",
      help: "the iOS that #available and @available answer for (without it: 26)"
    ) { $0.systemVersion = $1.text },
    .option(
      "--stand-in", value: "MODULE=FOLDER", isRepeatable: true, completion: .files,
      help: """
        sources that are compiled in the place of a module that is not there;
        repeatable
        """
    ) { $0.standIns.append($1.text) },
  ]

  /// - Throws: where it is no version.
  func version() throws(FilmFailure) -> SourceConditions.Version {
    guard let systemVersion else { return SourceConditions.newest }
    guard let version = SourceConditions.Version(systemVersion) else {
      throw FilmFailure("--ios \(systemVersion) is no version of iOS: 17 or 17.4 is one.")
    }
    return version
  }

  /// - Throws: where one has no folder with Swift files.
  func shelf() throws(FilmFailure) -> StandIns {
    var folders: [String: String] = [:]
    for text in standIns {
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else {
        throw FilmFailure(
          "--stand-in \(text): MODULE=FOLDER is expected, as in Kingfisher=StandIns/Kingfisher.")
      }
      guard !ProjectFiles.swiftFiles(at: parts[1]).isEmpty else {
        throw FilmFailure("--stand-in \(text): there is no Swift file in \(parts[1]).")
      }
      folders[parts[0]] = parts[1]
    }
    return StandIns(folders: folders)
  }

  /// The compiler of the running command, for these options.
  func compiler() throws(FilmFailure) -> FilmCompiler {
    var compiler = FilmCompiler(installation: try .current(), cache: .standard())
    compiler.version = try version()
    compiler.standIns = try shelf()
    compiler.target = target
    return compiler
  }

  /// The code of a project's target.
  func code(of path: String, _ compiler: FilmCompiler) throws(FilmFailure) -> ProjectCode {
    let project = try ProjectSubject.read(path)
    let target = try ProjectSubject.target(of: project, named: target)
    return ProjectCode(project, target, compiler)
  }
}
