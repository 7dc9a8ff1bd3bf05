import LegatoFilm
import Testing

@testable import LegatoCommand

@Suite("Arguments of legato film")
struct FilmCommandTests {
  @Test func theFileIsFoundAmongTheOptions() throws {
    let command = try FilmCommand(["--fps", "30", "Card.swift", "--dark", "--out", "b.swift"])
    #expect(command.file == "Card.swift")
    #expect(command.view == nil)
    #expect(command.options == ["--fps", "30", "--dark", "--out", "b.swift"])
  }

  @Test(arguments: [
    ["--view", "A(b: \"=\")", "Card.swift"], ["Card.swift", "--view=A(b: \"=\")"],
  ])
  func theViewIsTakenOut(arguments: [String]) throws {
    let command = try FilmCommand(arguments)
    #expect(command.view == "A(b: \"=\")")
    #expect(command.options.isEmpty)
  }

  @Test func recordingsAreFoundButNotThoseToBeWritten() throws {
    let command = try FilmCommand(["a.legato", "b.legato", "-o", "c.legato", "--at", "0"])
    #expect(command.recordings == ["a.legato", "b.legato"])
    #expect(command.options == ["-o", "c.legato", "--at", "0"])
    #expect(throws: FilmFailure.self) { try FilmCommand(["A.swift", "a.legato"]) }
    #expect(throws: FilmFailure.self) { try FilmCommand(["a.legato", "--view", "A"]) }
    #expect(try FilmCommand(["A.swift", "--out", "a.legato"]).recordings.isEmpty)
  }

  @Test(arguments: [[], ["--dark"], ["Card.swift", "--view"]])
  func whatIsMissingIsSaid(arguments: [String]) {
    #expect(throws: FilmFailure.self) { try FilmCommand(arguments) }
  }
}
