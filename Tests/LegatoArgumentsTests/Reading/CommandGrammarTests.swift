import Testing

@testable import LegatoArguments

@Suite("Arguments are sorted by a grammar")
struct CommandGrammarTests {
  private static let options = [
    OptionForm(
      names: ["-o", "--out"], valueName: "PATH", isRepeatable: true, help: "", completion: .files),
    OptionForm(
      names: ["--fps"], valueName: "N", isRepeatable: false, help: "", completion: .anything),
    OptionForm(
      names: ["--dark"], valueName: nil, isRepeatable: false, help: "", completion: .anything),
  ]

  private func grammar(
    _ kind: OperandForm.Kind = .files, endsOptions: Bool = false,
    options: [OptionForm] = options
  ) -> CommandGrammar {
    CommandGrammar(
      command: "legato test", options: options,
      operands: OperandForm(kind: kind, endsOptions: endsOptions))
  }

  private func options(_ words: String...) throws -> [[String?]] {
    try grammar().parse(words).options.map { [$0.name, $0.value] }
  }

  private func message(_ words: [String], _ grammar: CommandGrammar) -> String {
    do throws(ArgumentError) {
      _ = try grammar.parse(words)
      return ""
    } catch {
      return error.message
    }
  }

  @Test func aValueFollowsOrIsAttached() throws {
    #expect(try options("--out", "a.png") == [["--out", "a.png"]])
    #expect(try options("--out=a.png") == [["--out", "a.png"]])
    #expect(try options("-o", "a.png", "--dark") == [["-o", "a.png"], ["--dark", nil]])
    #expect(try options("--out=a=b") == [["--out", "a=b"]])
  }

  @Test func aValueMayBeginWithAMinus() throws {
    #expect(try options("--fps", "-5") == [["--fps", "-5"]])
    #expect(try options("--fps=-5") == [["--fps", "-5"]])
    #expect(try options("--fps", "-") == [["--fps", "-"]])
    #expect(try options("--out", "--other") == [["--out", "--other"]])
    #expect(try options("--out=--dark") == [["--out", "--dark"]])
  }

  @Test func ofAnOptionThatIsNotRepeatableTheLastCounts() throws {
    #expect(try options("--fps", "1", "--dark", "--fps=2") == [["--dark", nil], ["--fps", "2"]])
    #expect(try options("-o", "a", "--out", "b") == [["-o", "a"], ["--out", "b"]])
  }

  @Test func operandsStandAnywhere() throws {
    let arguments = try grammar().parse(["a", "--dark", "-", "-o", "b", "c"])
    #expect(arguments.operands == ["a", "-", "c"])
    #expect(arguments.contains("--dark") && !arguments.contains("--fps"))
    #expect(arguments.value(of: "--out") == "b" && arguments.value(of: "--fps") == nil)
  }

  @Test func twoMinusesEndTheOptions() throws {
    let arguments = try grammar().parse(["--dark", "--", "--fps", "--", "--nothing"])
    #expect(arguments.operands == ["--fps", "--", "--nothing"])
    #expect(arguments.options.map(\.name) == ["--dark"])
  }

  @Test func theFirstOperandEndsTheOptionsWhereTheCommandSaysSo() throws {
    let grammar = grammar(.words(["one"]), endsOptions: true)
    #expect(
      try grammar.parse(["one", "--dark", "--nothing"]).operands == ["one", "--dark", "--nothing"])
    #expect(try grammar.parse(["--dark", "one"]).operands == ["one"])
  }

  @Test(arguments: [
    (["--dark=yes"], "--dark takes no value."),
    (["--dark="], "--dark takes no value."),
    (["--help=yes"], "--help takes no value."),
    (["--fps"], "--fps needs a value."),
    (["--fps="], "--fps needs a value."),
    (["--fps", ""], "--fps needs a value."),
    (["--fps", "--dark"], "--fps needs a value."),
    (["-o", "--fps=3"], "-o needs a value."),
    (["--fps", "--"], "--fps needs a value."),
    (
      ["--fsp", "3"],
      "There is no option --fsp. Did you mean --fps? All options: legato test --help"
    ),
    (
      ["--drak=3"],
      "There is no option --drak. Did you mean --dark? All options: legato test --help"
    ),
    (["--hlep"], "There is no option --hlep. Did you mean --help? All options: legato test --help"),
    (["-o=a"], "There is no option -o=a. Did you mean -o? All options: legato test --help"),
    (["-x"], "There is no option -x. All options: legato test --help"),
    (["--xyzzy"], "There is no option --xyzzy. All options: legato test --help"),
  ])
  func anErrorSaysWhatIsAllowed(words: [String], expected: String) {
    #expect(message(words, grammar()) == expected)
  }

  @Test func anOperandOfACommandThatTakesNoneIsAnError() {
    #expect(
      message(["--dark", "a"], grammar(.none)) == "What is a? All options: legato test --help")
    #expect(
      message(["--", "--dark"], grammar(.none))
        == "What is --dark? All options: legato test --help")
    #expect(message(["a"], grammar(.none, options: [])) == "legato test takes nothing: what is a?")
  }

  @Test func helpIsAskedForBeforeTheOptionsEnd() throws {
    #expect(CommandGrammar.asksForHelp(["--nothing", "--help"]))
    #expect(CommandGrammar.asksForHelp(["-h"]))
    #expect(!CommandGrammar.asksForHelp(["--", "--help"]))
    #expect(!CommandGrammar.asksForHelp([]))
    #expect(try options("--help", "-h") == [])
  }

  @Test(
    "The words of an option read as the same option again",
    arguments: [
      ["--dark"], ["--fps", "-5"], ["--fps=3"], ["-o", "a"], ["--out=--dark"], ["-o", "-5"],
      ["--out=--"], ["-o", "a b=c"],
    ])
  func words(words: [String]) throws {
    let first = try #require(try grammar().parse(words).options.first)
    let second = try #require(try grammar().parse(first.words).options.first)
    #expect(first.form == second.form && first.value == second.value)
  }
}
