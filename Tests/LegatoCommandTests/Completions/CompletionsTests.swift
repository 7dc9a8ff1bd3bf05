import Foundation
import Testing

@testable import LegatoCommand

@Suite("Completions")
struct CompletionsTests {
  /// What bash offers behind some words.
  private func offers(_ words: String...) throws -> [String] {
    let script = FileManager.default.temporaryDirectory
      .appendingPathComponent("legato-\(UUID().uuidString).bash")
    let list = words.map { "'\($0)'" }.joined(separator: " ")
    let test = """
      \(BashCompletions.text)
      COMP_WORDS=(legato \(list))
      COMP_CWORD=\(words.count)
      _legato
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    try Data(test.utf8).write(to: script)
    defer { try? FileManager.default.removeItem(at: script) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["--norc", script.path]
    process.currentDirectoryURL = FileManager.default.temporaryDirectory
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test func commandsAreOfferedFirst() throws {
    let all = try offers("")
    for command in Subcommands.all { #expect(all.contains(command.name)) }
    #expect(try offers("to") == ["tokens"])
    #expect(try offers("help", "man") == ["manual"])
  }

  @Test func thenOptionsAndWords() throws {
    #expect(try offers("film", "--reduce-m") == ["--reduce-motion"])
    #expect(try offers("tokens", "spring.men") == ["spring.menu"])
    #expect(try offers("completions", "") == ["bash", "zsh"])
    #expect(try offers("check", "--sta") == ["--static"])
    #expect(try offers("nothing", "--") == [])
  }

  @Test func zshKnowsEveryCommandAndOption() {
    for command in Subcommands.all {
      #expect(ZshCompletions.text.contains("\n    '\(command.name):"))
      for option in command.options.names {
        #expect(ZshCompletions.text.contains(" \(option)"), "\(option)")
      }
    }
  }
}
