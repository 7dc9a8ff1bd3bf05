/// Completions for zsh.
enum ZshCompletions {
  static var text: String {
    let commands = Subcommands.all
    let list = commands.map { "    '\($0.name):\(quoted($0.summary))'" }.joined(separator: "\n")
    let cases = commands.map { command in
      let options = command.options.names.joined(separator: " ")
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

  /// What may stand between single quotes, with the colons that `_describe` reads escaped.
  private static func quoted(_ text: String) -> String {
    text.replacing("'", with: "'\\''").replacing(":", with: "\\:")
  }
}
