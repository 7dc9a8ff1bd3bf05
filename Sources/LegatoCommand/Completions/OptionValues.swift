import LegatoAudit
import LegatoFilm
import LegatoLint
import SwiftUI

/// What may stand behind an option, for completions.
enum OptionValues: Hashable {
  /// One of a few words.
  case words([String])
  /// The path of a file, or of a folder.
  case files
  case folders
  /// The names of the views, or of the previews, in the files that the line names.
  case views
  case previews
  /// Something that nobody can guess.
  case anything

  /// - Parameters:
  ///   - option: an option that takes a value.
  ///   - command: the command that has it.
  ///   - isStatic: whether sources are read and not played.
  init(of option: String, command: String, isStatic: Bool = false) {
    self =
      switch option {
      case "--fail-on": .words(Severity.allCases.map(\.rawValue))
      case "--rule":
        .words(isStatic ? LintRule.allCases.map(\.rawValue) : RuleBook.names)
      case "--format": .words(StaticCheck.Format.allCases.map(\.rawValue))
      case "--kind": .words(TokenKind.allCases.map(\.rawValue))
      case "--text-size": .words(DynamicTypeSize.allCases.map { "\($0)" })
      case "--key": .words(KeyName.names)
      case "--set": .words(HostFlag.all.map(\.description))
      case "--view": .views
      case "--preview": .previews
      case "--resources": .folders
      case "--out" where command == "gallery": .folders
      case "-o", "--out", "--evidence", "--baseline", "--list": .files
      default: .anything
      }
  }
}

extension Subcommand {
  /// The options that something has to stand behind, and what.
  func values(isStatic: Bool = false) -> [(option: String, values: OptionValues)] {
    options.valued.map { ($0, OptionValues(of: $0, command: name, isStatic: isStatic)) }
  }

  /// The branches of a shell's `case` for what stands behind options: `'check --format') … ;;`.
  static func valueBranches(of commands: [Subcommand], code: (OptionValues) -> String) -> [String] {
    commands.flatMap { command in
      let played = command.values().map { (command.name, $0) }
      let read =
        command.readsSources
        ? command.values(isStatic: true).map { (command.name + "--static", $0) } : []
      return (played + read).map { "'\($0) \($1.option)') \(code($1.values)) ;;" }
    }
  }

  /// Whether the command can also read sources, by other rules.
  var readsSources: Bool { options.names.contains("--static") }
}
