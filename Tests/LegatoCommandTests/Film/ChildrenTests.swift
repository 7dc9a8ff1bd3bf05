import Foundation
import LegatoFilm
import TestSupport
import Testing

@testable import LegatoCommand

/// Whether a program ends within ten seconds.
private func isGone(_ child: Int32) -> Bool {
  for _ in 0..<200 {
    let status = try? String(contentsOfFile: "/proc/\(child)/stat", encoding: .utf8)
    // Nobody may be there to bury it.
    if status.map({ $0.contains(") Z ") }) ?? true { return true }
    usleep(50_000)
  }
  return false
}

@Suite("Programs that a command has started")
struct ChildrenTests {
  /// A check of a view whose body goes on for ever, begun in a process of its own.
  private func begin(_ folder: TemporaryFolder) throws -> (command: Process, child: Int32) {
    let file = try folder.write(
      "Loop.swift",
      """
      import SwiftUI
      struct Loop: View {
        var body: some View {
          var count = 0
          while true { count &+= 1 }
          return Text("\\(count)")
        }
      }
      """)
    // Compiled before, so that what is started next is the program that plays.
    let compiler = FilmCompiler(installation: try .current(), cache: .standard())
    let options = try CheckOptions([file])
    let source = CheckFile(try SourceFile(reading: file), options)
    _ = try compiler.program(CheckSources([source]))
    let command = Process()
    command.executableURL = try FilmInstallation.current().folder.appendingPathComponent("legato")
    command.arguments = ["check", file, "--patience", "600", "--quiet"]
    command.standardInput = FileHandle.nullDevice
    try command.run()
    for _ in 0..<600 {
      if let child = children(of: command.processIdentifier).first { return (command, child) }
      usleep(50_000)
    }
    kill(command.processIdentifier, SIGKILL)
    throw FilmFailure("Nothing was started.")
  }

  private func children(of parent: Int32) -> [Int32] {
    let path = "/proc/\(parent)/task/\(parent)/children"
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return text.split(separator: " ").compactMap { Int32($0) }
  }

  @Test("They end with it, whether it is told to end or killed", arguments: [SIGTERM, SIGKILL])
  func endWithTheCommand(signal: Int32) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let (command, child) = try begin(folder)
    kill(command.processIdentifier, signal)
    let ended = isGone(command.processIdentifier)
    kill(command.processIdentifier, SIGKILL)
    #expect(ended)
    #expect(isGone(child))
    kill(child, SIGKILL)
  }
}

@Suite("A program that a command runs to its end")
struct RunProgramTests {
  @Test("It has its arguments, no input, and ends with its code or a signal")
  func ends() throws {
    #expect(try Children.run("/bin/sh", ["-c", "exit 7"]) == .exited(7))
    #expect(try Children.run("/bin/sh", ["-c", "kill -SEGV $$"]) == .signal(SIGSEGV))
    #expect(try Children.run("/bin/sh", ["-c", "read line; test -z \"$line\""]) == .exited(0))
    #expect(
      try Children.run("/bin/sh", ["-c", "test \"$LEGATO_PARENT\" = \(getpid())"]) == .exited(0))
  }

  @Test("It has a process group of its own, which is ended with the command")
  func group() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let path = folder.path + "/group"
    // The fifth field of a process's line is its group.
    let script = "cut -d' ' -f1,5 /proc/$$/stat > \(path)"
    #expect(try Children.run("/bin/sh", ["-c", script]) == .exited(0))
    let fields = try String(contentsOfFile: path, encoding: .utf8).split(
      whereSeparator: \.isWhitespace)
    #expect(fields.count == 2 && fields[0] == fields[1])
  }

  @Test("One that cannot be started says why")
  func missing() {
    #expect(throws: Children.SpawnError.self) { try Children.run("/no/such/program", []) }
    #expect("\(Children.SpawnError(code: ENOENT))" == "No such file or directory")
  }

  @Test(
    "A program that does not end in time is ended, with what it has started in groups of their own")
  func deadline() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let script =
      "setsid sleep 300 & echo $! > \(folder.path)/child; echo begun; while true; do :; done"
    let deadline = Deadline(seconds: 1)
    let (end, output) = try Children.output("/bin/sh", ["-c", script], deadline: deadline)
    #expect(end == .signal(SIGKILL))
    #expect(deadline.isOver)
    #expect(String(decoding: output, as: UTF8.self) == "begun\n")
    let text = try String(contentsOfFile: folder.path + "/child", encoding: .utf8)
    #expect(isGone(try #require(Int32(text.trimmingCharacters(in: .whitespacesAndNewlines)))))
    let (quick, said) = try Children.output(
      "/bin/sh", ["-c", "echo done"], deadline: Deadline(seconds: 60))
    #expect(quick == .exited(0))
    #expect(String(decoding: said, as: UTF8.self) == "done\n")
  }
}
