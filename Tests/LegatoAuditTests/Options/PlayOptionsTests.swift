import LegatoDisplay
import LegatoFilm
import Testing

@testable import LegatoAudit

@Suite("Options of the program that plays")
struct PlayOptionsTests {
  @Test func areRead() throws {
    let options = try PlayOptions([
      "--results", "out.json", "--preview", "One", "--rule", "flashes", "--token", "easeIn",
      "--patience", "5", "--size", "320x200", "--dark",
    ])
    #expect(options.results == "out.json")
    #expect(options.previews == ["One"])
    #expect(options.rules == ["flashes"])
    #expect(options.tokens == ["easeIn"])
    #expect(options.patience == 5)
    #expect(options.size == Size(320, 200))
    #expect(options.configuration.colorScheme == .dark)
  }

  @Test func aValueMayFollowASign() throws {
    #expect(
      try PlayOptions(["--skip=2", "--targets=3", "--size=320x200", "--tell"])
        == PlayOptions(["--skip", "2", "--targets", "3", "--size", "320x200", "--tell"]))
  }

  @Test(
    "What makes no sense is told",
    arguments: [
      ["--rule", "none"], ["--patience", "0"], ["--results"], ["--unknown"], ["--size", "big"],
      ["--tell=1"], ["--skip", "some"], ["Card.swift"],
    ])
  func mistakes(arguments: [String]) {
    #expect(throws: FilmFailure.self) { try PlayOptions(arguments) }
  }
}
