import Foundation
import LegatoArguments
import LegatoFilm

/// `legato`, from its arguments to its exit code.
@MainActor
enum MainCommand {
  static let help: String = {
    let width = (Subcommands.all.map(\.name.count).max() ?? 0) + 2
    let list = Subcommands.all.map { command in
      "  \(command.name)" + String(repeating: " ", count: width - command.name.count)
        + command.summary
    }.joined(separator: "\n")
    return """
      legato: SwiftUI motion, seen and measured on Linux.

      \(list)

      legato COMMAND --help says what a command takes, with examples.

      Exit codes
        0  done, and nothing was found
        1  the machine is in the way, or a check found something
        2  what was asked for cannot be done, or a file does not compile
        3  film: something was not as --expect said, or a view crashed or did not come back;
           check: not all could be checked

      Examples
        legato film Card.swift --tap "Save@0.1" -o card.png
        legato check --static Sources
        legato tokens spring.menu
      """
  }()

  /// - Parameter arguments: without the program's name.
  static func run(_ arguments: [String]) -> Int32 {
    let code = code(of: arguments)
    guard fflush(nil) == 0 else {
      Terminal.say("The standard output cannot be written: \(String(cString: strerror(errno))).")
      return FilmFailure.machine
    }
    return code
  }

  private static func code(of arguments: [String]) -> Int32 {
    guard let first = arguments.first else { return show(help) }
    let rest = Array(arguments.dropFirst())
    if ["--help", "-h", "help"].contains(first) {
      guard first == "help", let name = rest.first else { return show(help) }
      return withCommand(name) { command in show(command.help) }
    }
    return withCommand(first) { command throws(FilmFailure) in
      guard !CommandGrammar.asksForHelp(rest) else { return show(command.help) }
      return try command.prepare(rest).run()
    }
  }

  private static func withCommand(
    _ name: String, _ body: @MainActor (Subcommand) throws(FilmFailure) -> Int32
  ) -> Int32 {
    do throws(FilmFailure) {
      guard let command = Subcommands.named(name) else {
        throw FilmFailure(
          "There is no command \(name)."
            + NearestName(Subcommands.all.map(\.name)).advice(for: name)
            + " All commands: legato --help")
      }
      return try body(command)
    } catch {
      Terminal.say(error.message)
      return error.exitCode
    }
  }

  private static func show(_ text: String) -> Int32 {
    print(text)
    return 0
  }
}
