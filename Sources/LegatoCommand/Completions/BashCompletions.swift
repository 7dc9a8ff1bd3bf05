/// Completions for bash 4 and newer.
enum BashCompletions {
  static var text: String {
    let commands = Subcommands.all
    let cases = commands.map { command in
      var words = command.options.names
      var files = ""
      switch command.operands {
      case .none: break
      case .files: files = "\n      files=yes"
      case .words(let more): words += more
      }
      return """
            \(command.name))
              words="\(words.joined(separator: " "))"\(files)
              ;;
        """
    }.joined(separator: "\n")
    return """
      # bash completions for legato: made by `legato completions bash`.
      _legato() {
        local current="${COMP_WORDS[COMP_CWORD]}" words="" files=""
        COMPREPLY=()
        if [ "$COMP_CWORD" -eq 1 ]; then
          words="\(commands.map(\.name).joined(separator: " ")) help --help"
        else
          case "${COMP_WORDS[1]}" in
      \(cases)
          help)
            words="\(commands.map(\.name).joined(separator: " "))"
            ;;
          esac
        fi
        local word
        while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -W "$words" -- "$current")
        if [ -n "$files" ] && [ "${current#-}" = "$current" ]; then
          while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -f -- "$current")
          compopt -o filenames 2>/dev/null || true
        fi
      }
      complete -F _legato legato

      """
  }
}
