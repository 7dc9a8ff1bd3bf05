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

  @Test func aValueIsNoFile() throws {
    let command = try FilmCommand(["--out", "a.swift", "--preview=b.legato", "Card.swift"])
    #expect(command.file == "Card.swift" && command.recordings.isEmpty)
    #expect(command.options == ["--out", "a.swift", "--preview", "b.legato"])
    #expect(try FilmCommand(["--dark", "--", "-.swift"]).file == "-.swift")
  }

  @Test func optionsAreReadBeforeTheFileIsCompiled() throws {
    let command = try FilmCommand(["Card.swift", "--fps=30", "--preview=One"])
    #expect(command.film.framesPerSecond == 30 && command.film.previews == ["One"])
    #expect(throws: FilmFailure("--fps is 0: it takes a whole number from 1 to 240.")) {
      try FilmCommand(["Card.swift", "--fps", "0"])
    }
  }

  @Test func whatTheProgramGetsReadsAsTheSameAgain() throws {
    let command = try FilmCommand([
      "Card.swift", "--tap=--dark@1", "--type", "-5@0.3", "--low-power", "-o", "-.png",
    ])
    #expect(command.options.contains("--tap=--dark@1"))
    #expect(try FilmOptions(command.options) == command.film)
  }

  @Test(arguments: [
    ([], "Which file? As in: legato film Card.swift --out card.png"),
    (["--dark"], "Which file? As in: legato film Card.swift --out card.png"),
    (["Card.swift", "--view"], "--view needs a value."),
    (["A.swift", "B.swift"], "What is B.swift? All options: legato film --help"),
    (["A.swift", "twice"], "What is twice? All options: legato film --help"),
  ])
  func whatIsWrongIsSaid(arguments: [String], expected: String) {
    #expect(throws: FilmFailure(expected)) { try FilmCommand(arguments) }
  }
}
