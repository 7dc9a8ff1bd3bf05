import LegatoArguments
import Testing

@testable import LegatoFuzz

@Suite("Arguments of legato-fuzz")
struct FuzzOptionsTests {
  @Test func areRead() throws {
    let options = try FuzzOptions([
      "--scenarios=20", "--first", "3", "--seed", "-4", "--seconds=1.5", "--screens",
    ])
    #expect(options.scenarios == 20 && options.first == 3 && options.seconds == 1.5)
    #expect(options.seed == UInt64(bitPattern: -4) && options.hasScreens)
    #expect(options.set == ["--seed", "-4", "--screens"])
    guard case .play = options.task else {
      Issue.record("\(options.task)")
      return
    }
  }

  @Test func ofSeveralTasksTheLastCounts() throws {
    let options = try FuzzOptions(["--shrink", "1", "--scenario=7", "--reduced", "o1x2,t3"])
    guard case .replay(7) = options.task else {
      Issue.record("\(options.task)")
      return
    }
    #expect(options.reductions.count == 2)
  }

  @Test func theSetNamesTheSameScenariosAgain() throws {
    let options = try FuzzOptions(["--seed=-9", "--screens"])
    let again = try FuzzOptions(options.set)
    #expect(again.seed == options.seed && again.hasScreens)
  }

  @Test(arguments: [
    (["--screens=yes"], "--screens takes no value."),
    (["--seed"], "--seed needs a value."),
    (["--seed", "--screens"], "--seed needs a value."),
    (["--seed", "x"], "--seed is x: it takes a whole number."),
    (["--seconds", "nan"], "--seconds is nan: it takes a number from 0 to 1000000 (seconds)."),
    (
      ["--scenaros", "3"],
      "There is no option --scenaros. Did you mean --scenarios? All options: legato-fuzz --help"
    ),
    (["3"], "What is 3? All options: legato-fuzz --help"),
  ])
  func whatIsWrongIsSaid(arguments: [String], expected: String) {
    #expect(throws: ArgumentError(expected)) { try FuzzOptions(arguments) }
  }

  @Test func everyOptionIsListed() {
    #expect(FuzzOptions.syntax.grammar.options.allSatisfy { $0.help != nil })
    for name in FuzzOptions.syntax.grammar.listedNames {
      #expect(FuzzOptions.syntax.help.contains("\n  \(name) "), "\(name)")
    }
  }
}
