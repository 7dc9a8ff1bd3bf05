import Foundation
import LegatoAudit
import LegatoFilm
import LegatoLint
import TestSupport
import Testing

@testable import LegatoCommand

@Suite("Completions")
struct CompletionsTests {
  /// What bash offers at the end of a line. Words are split there as bash does it.
  ///
  /// - Parameter legato: what the command answers where the completions ask it.
  private func offers(_ line: String, legato: String = ":") throws -> [String] {
    let test = """
      legato() { \(legato); }
      \(BashCompletions.text)
      COMP_LINE='legato \(line)'
      COMP_POINT=${#COMP_LINE}
      COMP_WORDBREAKS=$' \\t\\n"\\'><=;|&(:'
      _legato
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    return try run("/bin/bash", ["--norc"], script: test)
  }

  private func run(_ shell: String, _ arguments: [String], script: String) throws -> [String] {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("script")
      try Data(script.utf8).write(to: file)
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("reports"), withIntermediateDirectories: false)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: shell)
      process.arguments = arguments + [file.path]
      process.currentDirectoryURL = folder
      let pipe = Pipe()
      process.standardOutput = pipe
      try process.run()
      let data = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    }
  }

  @Test func commandsAreOfferedFirst() throws {
    let all = try offers("")
    for command in Subcommands.all { #expect(all.contains(command.name)) }
    #expect(try offers("to") == ["tokens"])
    #expect(try offers("help man") == ["manual"])
  }

  @Test func thenOptionsAndWords() throws {
    #expect(try offers("film --reduce-m") == ["--reduce-motion"])
    #expect(try offers("tokens spring.men") == ["spring.menu"])
    #expect(try offers("tokens app.grou") == ["app.ground"])
    #expect(try offers("completions ba") == ["bash"])
    #expect(try offers("check --stat") == ["--static"])
    #expect(try offers("nothing --") == [])
  }

  @Test func valuesAreOfferedBehindTheirOptions() throws {
    #expect(try offers("check A.swift --fail-on ") == Severity.allCases.map(\.rawValue))
    #expect(try offers("check A.swift --fail-on wa") == ["warning"])
    #expect(try offers("check A.swift --rule cut-") == ["cut-exit"])
    #expect(try offers("check A.swift --rule ") == RuleBook.names)
    #expect(try offers("check --static . --rule ") == LintRule.allCases.map(\.rawValue))
    #expect(try offers("check --static . --format g") == ["github"])
    #expect(try offers("tokens --kind m") == ["motion", "metric"])
    #expect(try offers("film A.swift --text-size xxL") == ["xxLarge"])
    #expect(try offers("film A.swift --key page-") == ["page-down", "page-up"])
    #expect(try offers("film A.swift --size ") == [])
  }

  @Test("A sign that breaks words for bash does not double what stands before it")
  func settings() throws {
    #expect(
      try offers("film A.swift --set reduceM") == ["reduceMotion=true", "reduceMotion=false"])
    #expect(try offers("film A.swift --set reduceMotion=f") == ["false"])
    #expect(try offers("check A.swift --fail-on=er") == ["error"])
  }

  @Test func pathsAreOfferedWhereTheyBelong() throws {
    #expect(try offers("check --out re") == ["reports"])
    #expect(try offers("gallery --out scr") == [])
    #expect(try offers("check scr") == ["script"])
  }

  @Test("Views and previews are those of the files on the line")
  func names() throws {
    #expect(
      try offers("check Card.swift --view C", legato: "echo \"Card\"; echo Other; echo \"Card$3\"")
        == ["Card", "CardCard.swift"])
    #expect(
      try offers("film Card.swift --preview ", legato: "echo 'Two words'") == ["Two\\ words"])
    let names = try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("Card.swift").path
      try Data(
        """
        import SwiftUI
        struct Card: View { var body: some View { Text("A") } }
        #Preview("A card") { Card() }
        """.utf8
      ).write(to: URL(fileURLWithPath: file))
      return (
        try CompletionsCommand(["views", file, "gone.swift", "--x"]).names,
        try CompletionsCommand(["previews", file]).names
      )
    }
    #expect(names.0 == ["Card"])
    #expect(names.1 == ["A card"])
  }

  @Test(
    "At the Tab key of a real bash",
    .enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/script")))
  func inABash() throws {
    let lines = try withTemporaryFolder { folder in
      let completions = folder.appendingPathComponent("legato.bash")
      try Data(BashCompletions.text.utf8).write(to: completions)
      return try run(
        "/bin/bash", ["--norc"],
        script: """
          { echo "PS1=; bind 'set enable-bracketed-paste off'; source \(completions.path)"
            echo 'legato() { echo "got:$*"; }'
            sleep 1
            printf 'legato film A.swift --set reduceMotion=f\\t\\n'
            printf 'legato check A.swift --fail-on wa\\t\\n'
            sleep 1; echo exit
          } | script -qec 'bash --norc -i' /dev/null | tr -d '\\r'
          """)
    }
    #expect(lines.contains { $0.hasPrefix("got:film A.swift --set reduceMotion=false") })
    #expect(lines.contains { $0.hasPrefix("got:check A.swift --fail-on warning") })
  }

  @Test func zshKnowsEveryCommandAndOption() {
    for command in Subcommands.all {
      #expect(ZshCompletions.text.contains("\n    '\(command.name):"))
      for option in command.optionNames {
        #expect(ZshCompletions.text.contains(" \(option)"), "\(option)")
      }
      for mode in command.modes {
        for (option, _) in command.completions(in: mode) {
          let branch = "'\(command.name)\(mode.flag ?? "") \(option)')"
          #expect(ZshCompletions.text.contains(branch), "\(option)")
        }
      }
    }
  }

  @Test("zsh offers the same", .enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/zsh")))
  func inAZsh() throws {
    // What `compadd` is asked to offer, as there is nobody at a Tab key.
    func zsh(_ words: String..., prefix: String = "") throws -> [String] {
      try run(
        "/usr/bin/zsh", ["-f"],
        script: """
          compadd() { shift; print -l -- $@ }
          compset() { PREFIX=${PREFIX#*=} }
          compdef() { }
          _files() { print files $@ }
          _message() { }
          _describe() { print commands }
          \(ZshCompletions.text)
          words=(legato \(words.joined(separator: " ")) "")
          CURRENT=$#words
          PREFIX='\(prefix)'
          _legato
          """)
    }
    #expect(try zsh() == ["commands", "--help"])
    #expect(try zsh("check", "A.swift", "--fail-on") == Severity.allCases.map(\.rawValue))
    #expect(
      try zsh("check", "--static", ".", "--rule") == LintRule.allCases.map(\.rawValue))
    #expect(try zsh("film", "A.swift", "--set").contains("lowPower=true"))
    #expect(try zsh("film", "A.swift", "--resources") == ["files -/"])
    #expect(try zsh("tokens").contains("spring.menu"))
    #expect(
      try zsh("check", "A.swift", prefix: "--fail-on=") == Severity.allCases.map(\.rawValue))
  }
}
