import Foundation
import LegatoArguments
import LegatoFilm
import TestSupport
import Testing

@testable import LegatoCommand

/// What holds for every option of every command: a new one is in all of these tests by being declared.
@Suite("Laws of arguments")
struct ArgumentLawTests {
  @Test func thereAreOptionsInEveryCommandThatTakesSome() {
    let commands = Set(DeclaredOption.all.map(\.command.name))
    #expect(commands == ["film", "check", "gallery", "adopt", "test", "studio", "tokens"])
    #expect(DeclaredOption.all.count > 60)
  }

  // MARK: Values

  @Test("--name=value is the same as --name value", arguments: DeclaredOption.valued)
  func attachedValues(option: DeclaredOption) throws {
    let (name, value) = (option.name, option.sample)
    let attached = option.context + ["\(name)=\(value)"]
    let separate = option.context + [name, value]
    #expect(throws: Never.self) { try option.command.prepare(attached) }
    #expect(throws: Never.self) { try option.command.prepare(separate) }
    let arguments = try option.mode.grammar.parse(attached)
    #expect(arguments.value(of: name) == value)
    #expect(try option.mode.grammar.parse(separate) == arguments)
  }

  @Test("A flag with a value says that it takes none", arguments: DeclaredOption.flags)
  func flagsTakeNoValue(option: DeclaredOption) throws {
    for value in ["yes", "", "--dark"] {
      #expect(throws: FilmFailure("\(option.name) takes no value.")) {
        try option.command.prepare(option.context + ["\(option.name)=\(value)"])
      }
    }
    let arguments = try option.mode.grammar.parse([option.name, "after"] + option.context)
    #expect(arguments.contains(option.name) && arguments.operands.first == "after")
  }

  @Test("A value that is missing is named", arguments: DeclaredOption.valued)
  func missingValues(option: DeclaredOption) {
    let name = option.name
    for words in [[name], ["\(name)="], [name, ""], [name, name, "a"], [name, "--"]] {
      #expect(throws: FilmFailure("\(name) needs a value."), "\(words)") {
        try option.command.prepare(option.context + words)
      }
    }
  }

  @Test("A negative number is a value", arguments: DeclaredOption.valued)
  func negativeNumbers(option: DeclaredOption) throws {
    for words in [[option.name, "-5"], ["\(option.name)=-5"]] {
      #expect(try option.mode.grammar.parse(option.context + words).value(of: option.name) == "-5")
    }
  }

  @Test(
    "Of an option that is not repeatable the last value counts, of others all",
    arguments: DeclaredOption.valued)
  func repeatedOptions(option: DeclaredOption) throws {
    let words = ["\(option.name)=a", "\(option.name)=b"]
    let values = try option.mode.grammar.parse(option.context + words).options
      .filter { $0.form == option.form }.map(\.value)
    #expect(values == (option.form.isRepeatable ? ["a", "b"] : ["b"]))
  }

  // MARK: Names

  @Test("A misspelt option is answered with the nearest", arguments: DeclaredOption.all)
  func misspeltOptions(option: DeclaredOption) {
    let misspelt = "--x" + option.name.dropFirst(2)
    let message =
      "There is no option \(misspelt). Did you mean \(option.name)?"
      + " All options: legato \(option.command.name) --help"
    for words in [[misspelt], ["\(misspelt)=a"]] {
      #expect(throws: FilmFailure(message)) {
        // Before its operands: the first of some commands ends the options.
        try option.command.prepare((option.mode.flag.map { [$0] } ?? []) + words)
      }
    }
  }

  @Test("Every command rejects what it does not declare", arguments: Subcommands.all.map(\.name))
  func unknownOptions(name: String) throws {
    let command = try #require(Subcommands.named(name))
    for mode in command.modes {
      let flags = mode.flag.map { [$0] } ?? []
      #expect(
        throws: FilmFailure(
          "There is no option --no-such-thing. All options: legato \(name) --help")
      ) {
        try command.prepare(flags + ["--no-such-thing"])
      }
    }
  }

  @Test("After -- every option is an operand", arguments: DeclaredOption.all)
  func operandsAfterTwoMinuses(option: DeclaredOption) throws {
    let words = ["--", option.name, "\(option.name)=a", "--"]
    let arguments = try option.mode.grammar.parse(words)
    #expect(arguments.operands == Array(words.dropFirst()) && arguments.options.isEmpty)
  }

  @Test("Help is shown whatever else is given", arguments: Subcommands.all.map(\.name))
  @MainActor func help(name: String) {
    for flag in ["--help", "-h"] {
      #expect(MainCommand.run([name, "--no-such-thing", flag]) == 0)
    }
  }

  // MARK: Declarations

  @Test("Names are declared once, and have the form of names", arguments: DeclaredOption.all)
  func names(option: DeclaredOption) {
    let names = option.mode.grammar.options.flatMap(\.names)
    #expect(names.count { $0 == option.name } == 1)
    #expect(!names.contains("--help") && !names.contains("-h"))
    for name in option.form.names {
      #expect(name.wholeMatch(of: /-[a-z]|--[a-z]+(-[a-z]+)*/) != nil, "\(name)")
    }
  }

  @Test("Every option with a value has a long name, by which it is handed on")
  func longNames() {
    for grammar in Subcommands.all.flatMap(\.modes).map(\.grammar) {
      let short = grammar.options.filter { form in
        form.takesValue && !form.names.contains { $0.hasPrefix("--") }
      }
      // `-o` of a played check, which is not handed on.
      #expect(short.allSatisfy { $0.names == ["-o"] && $0.help == nil }, "\(grammar.command)")
    }
  }

  @Test("Help, completions and the manual have every option that is listed")
  func listedOptions() {
    for command in Subcommands.all {
      for name in command.modes.flatMap(\.grammar.listedNames) {
        #expect(command.optionNames.contains(name))
        #expect(command.help.contains(name))
        #expect(BashCompletions.text.contains(name) && ZshCompletions.text.contains(name))
        #expect(ManualPage.text.contains(name.replacing("-", with: "\\-")))
      }
      for form in command.modes.flatMap(\.grammar.options) where form.help == nil {
        // What one mode does not list is listed by another one, or is for those who know it.
        let isListed = form.names.allSatisfy(command.optionNames.contains)
        let isKnown = [["--reduce-transparency"], ["--left-out"]].contains(form.names)
        #expect(isListed || isKnown, "\(form.names)")
      }
    }
  }

  @Test("What help calls repeatable is", arguments: DeclaredOption.valued)
  func repeatableOptions(option: DeclaredOption) {
    guard option.form.help?.contains("repeatable") == true else { return }
    #expect(option.form.isRepeatable)
  }

  @Test("No other code looks for options among words")
  func oneReader() throws {
    let sources = PackageFolder.url("Sources")
    var readers: Set<String> = []
    let files = try #require(FileManager.default.enumerator(atPath: sources.path))
    for case let path as String in files where path.hasSuffix(".swift") {
      let text = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
      if text.contains("hasPrefix(\"-") || text.contains("case \"--") {
        readers.insert(String(path.prefix { $0 != "/" }))
      }
    }
    #expect(readers == ["LegatoArguments"])
  }
}
