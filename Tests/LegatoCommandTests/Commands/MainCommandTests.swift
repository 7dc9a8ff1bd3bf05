import Foundation
import LegatoFilm
import Testing

@testable import LegatoCommand

@MainActor @Suite("The command legato")
struct MainCommandTests {
  @Test func itsHelpListsEveryCommandAndExitCode() {
    for command in Subcommands.all {
      #expect(MainCommand.help.contains("\n  \(command.name) "), "\(command.name)")
      #expect(MainCommand.help.contains(command.summary))
    }
    for code in 0...3 { #expect(MainCommand.help.contains("\n  \(code)  ")) }
  }

  @Test(arguments: Subcommands.all.map(\.name))
  func everyCommandHasHelpWithExamples(name: String) throws {
    let command = try #require(Subcommands.named(name))
    #expect(command.help.hasPrefix("legato \(name)"))
    #expect(command.help.contains("\nExamples\n  legato \(name)"))
    #expect(command.help.split(separator: "\n").allSatisfy { $0.count <= 102 })
  }

  @Test(
    arguments: [
      ([], 0), (["--help"], 0), (["help"], 0), (["help", "tokens"], 0), (["film", "--help"], 0),
      (["check", "--static", "--help"], 0), (["tokens", "--nothing", "-h"], 0), (["chekc"], 2),
      (["help", "nothing"], 2),
      (["check"], 2),
      (["doctor", "now"], 2), (["completions"], 2), (["completions", "fish"], 2),
      (["manual", "--x"], 2), (["film"], 2), (["tokens", "nothing"], 2), (["tokens", "--jsno"], 2),
      (["tokens"], 0), (["tokens", "spring.menu"], 0), (["tokens", "appFast", "--json"], 0),
      (["tokens", "--kind=color"], 0), (["tokens", "--json=yes"], 2),
      (["tokens", "--", "--json"], 2),
      (["completions", "zsh"], 0), (["manual"], 0), (["check", "--static", "--rules"], 0),
    ] as [([String], Int32)])
  func answersWithItsExitCode(arguments: [String], code: Int32) {
    #expect(MainCommand.run(arguments) == code)
  }

  @Test func coloursAreForTerminalsOnly() {
    let term = ["TERM": "xterm"]
    #expect(Terminal.showsColors(isTerminal: true, environment: term))
    #expect(!Terminal.showsColors(isTerminal: false, environment: term))
    #expect(!Terminal.showsColors(isTerminal: true, environment: [:]))
    #expect(!Terminal.showsColors(isTerminal: true, environment: ["TERM": "dumb"]))
    #expect(!Terminal.showsColors(isTerminal: true, environment: ["TERM": "x", "NO_COLOR": "1"]))
    #expect(Terminal.styled("a", .red, hasColors: false) == "a")
    #expect(Terminal.styled("a", .red, hasColors: true) == "\u{1B}[31ma\u{1B}[0m")
  }

  @Test func lettersBeyondASCIIAreForThoseWhoHaveThem() {
    #expect(Terminal.isUnicode(["LANG": "de_DE.UTF-8"]))
    #expect(Terminal.isUnicode(["LC_ALL": "", "LC_CTYPE": "C.utf8", "LANG": "C"]))
    #expect(!Terminal.isUnicode(["LC_ALL": "C", "LANG": "de_DE.UTF-8"]))
    #expect(!Terminal.isUnicode([:]))
  }
}
