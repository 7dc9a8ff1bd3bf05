import Foundation
import LegatoFilm
import SwiftUI

/// The program that `legato check` compiles for a file: plays its views and writes what the rules
/// say of them.
@MainActor
public enum CheckMain {
  /// Plays each subject and writes the results, after each one anew, so that nothing is lost where
  /// a later one does not come back.
  ///
  /// - Parameter arguments: the command's name, then its options.
  /// - Returns: the exit code: 0, 2 where what was asked for cannot be done, 1 where the machine is
  ///   in the way, 3 where a view did not come back.
  public static func run(_ subjects: [CheckSubject], arguments: [String]) -> Int32 {
    ParentWatch.start()
    do {
      let options = try PlayOptions(Array(arguments.dropFirst()))
      return try run(subjects, options)
    } catch {
      say(error.message)
      return error.exitCode
    }
  }

  private static func run(
    _ subjects: [CheckSubject], _ options: PlayOptions
  ) throws(FilmFailure) -> Int32 {
    let store = ResultStore(path: options.results)
    let watchdog = Watchdog(patience: options.patience, store: store)
    var player = Player()
    player.configuration = options.configuration
    player.size = options.size
    player.tokens = options.tokens
    player.limits.targets = options.targets
    player.progress = watchdog.progress
    watchdog.start()
    for (number, subject) in subjects.enumerated() {
      guard number >= options.skipped else { continue }
      guard options.previews.isEmpty || options.previews.contains(subject.name) else { continue }
      watchdog.subject = (subject.name, subject.file)
      try store.begin(number)
      if options.reportsProgress { say("  \(number + 1)/\(subjects.count) \(subject.name)") }
      var result = CheckResults.Subject(name: subject.name)
      // The command knows the files by their numbers.
      result.file = "\(subject.file)"
      result.line = subject.line
      do {
        let played = try player.play(subject)
        result.name = played.name
        result.runs = played.runs.map { run in
          let count = run.movements.count { $0.effect != .nothing }
          return "\(run.name): \(count) motion\(count == 1 ? "" : "s")"
        }
        result.omissions = played.omissions
        result.findings = RuleBook.findings(in: played, rules: options.rules).map { finding in
          var finding = finding
          finding.subject = played.name
          finding.file = result.file
          finding.line = subject.line
          return finding
        }
      } catch {
        result.omissions = ["\(subject.name) cannot be played: \(message(of: error))"]
      }
      try store.add(result)
    }
    try store.finish()
    return 0
  }

  private static func say(_ message: String) {
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }

  private static func message(of error: any Error) -> String {
    (error as? FilmFailure)?.message ?? "\(error)"
  }
}
