import LegatoArguments

/// Completions for zsh.
enum ZshCompletions {
  static var text: String {
    let commands = Subcommands.all
    let list = commands.map { "    '\($0.name):\(quoted($0.summary))'" }.joined(separator: "\n")
    let cases = commands.map { command in
      let options = command.optionNames.joined(separator: " ")
      var lines = ["    \(command.name))", "      compadd -- \(options)"]
      switch command.operands {
      case .none: break
      case .files: lines.append("      [[ $PREFIX == -* ]] || _files")
      case .words(let words): lines.append("      compadd -- \(words.joined(separator: " "))")
      }
      return (lines + ["      ;;"]).joined(separator: "\n")
    }.joined(separator: "\n")
    return """
      #compdef legato
      # zsh completions for legato: made by `legato completions zsh`.
      # What stands behind an option; 1 where it takes nothing.
      _legato_values() {
        local -a found
        case "$1 $2" in
      \(values(commands))
          *) return 1 ;;
        esac
        return 0
      }

      _legato() {
        local -a commands
        commands=(
      \(list)
        )
        if (( CURRENT == 2 )); then
          _describe 'command' commands
          compadd -- --help
          return
        fi
        local command=$words[2] option=$words[CURRENT-1]
        (( ${words[(I)--static]} )) && command+=--static
        if [[ $PREFIX == --*=* ]]; then
          option=${PREFIX%%=*}
          compset -P 1 '*='
        fi
        (( CURRENT > 3 )) || [[ $PREFIX == --*=* || $option == -* ]] && _legato_values "$command" "$option" && return
        case $words[2] in
      \(cases)
          help)
            _describe 'command' commands
            ;;
        esac
      }
      if [ "$funcstack[1]" = "_legato" ]; then
        _legato "$@"
      else
        compdef _legato legato
      fi

      """
  }

  /// The branches for what stands behind options.
  private static func values(_ commands: [Subcommand]) -> String {
    let branches = Subcommand.valueBranches(of: commands, code: code)
    return branches.map { "    " + $0 }.joined(separator: "\n")
  }

  private static func code(_ values: ValueCompletion) -> String {
    switch values {
    case .words(let words): "compadd -- \(words.joined(separator: " "))"
    case .files: "_files"
    case .folders: "_files -/"
    case .views: names("views")
    case .previews: names("previews")
    case .anything: "_message value"
    }
  }

  private static func names(_ kind: String) -> String {
    "found=(\"${(@f)$(legato completions \(kind) ${words[3,CURRENT-1]} 2>/dev/null)}\");"
      + " compadd -a found"
  }

  /// What may stand between single quotes, with the colons that `_describe` reads escaped.
  private static func quoted(_ text: String) -> String {
    text.replacing("'", with: "'\\''").replacing(":", with: "\\:")
  }
}
