import LegatoArguments
import Testing

@testable import LegatoCommand

/// An option of a command, by one of its long names.
struct DeclaredOption: Sendable, CustomTestStringConvertible {
  let command: Subcommand
  let mode: Subcommand.Mode
  let form: OptionForm
  let name: String

  /// Every option of every command, and those that help does not list.
  static let all: [DeclaredOption] = Subcommands.all.flatMap { command in
    command.modes.flatMap { mode in
      mode.grammar.options.flatMap { form in
        form.names.filter { $0.hasPrefix("--") }.map { name in
          DeclaredOption(command: command, mode: mode, form: form, name: name)
        }
      }
    }
  }

  static let flags = all.filter { !$0.form.takesValue }
  static let valued = all.filter(\.form.takesValue)

  var testDescription: String {
    (["legato", command.name, mode.flag].compactMap(\.self) + [name]).joined(separator: " ")
  }

  /// What stands before the option: the flag of the mode, and operands that the command needs.
  var context: [String] { (mode.flag.map { [$0] } ?? []) + operands }

  private var operands: [String] {
    switch command.name {
    case "film", "check", "studio": ["Card.swift"]
    case "tokens": ["motion.normal"]
    case "adopt", "test": ["MyApp.xcodeproj"]
    case "completions": ["bash"]
    default: []
    }
  }

  /// A value that the option takes.
  var sample: String {
    if case .words(let words) = form.completion, let first = words.first { return first }
    switch (name, command.name) {
    case ("--out", "film"): return "a.png"
    case ("--out", "check"): return "a.json"
    case ("--out", "tokens"): return "a.svg"
    default: return Self.samples[form.valueName ?? "", default: "a"]
    }
  }

  private static let samples = [
    "N": "4", "S": "5", "WxH": "320x200", "T,T,…": "0,0.5", "LABEL[@T]": "A@1",
    "LABEL@T+D": "A@1+2",
    "LABEL[@T[+D]]": "A@1+2", "LABEL:X,Y[@T[+D]]": "A:-5,1@1", "LABEL@T[+D]": "A@1",
    "TEXT[@T[+D]]": "A", "WHAT[@T]": "still@1", "LANGUAGE": "de",
  ]
}
