import LegatoArguments

/// Completions for bash 4 and newer.
enum BashCompletions {
  static var text: String {
    let commands = Subcommands.all
    let cases = commands.map { command in
      var words = command.optionNames
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
      # What stands behind an option: sets values, or folders or files to yes; nothing where nobody knows.
      _legato_values() {
        case "$1 $2" in
      \(values(commands))
        esac
      }

      _legato() {
        local line="${COMP_LINE:0:COMP_POINT}" current before=() words="" files="" folders="" values=""
        current="${line##*[[:space:]]}"
        read -ra before <<< "${line%"$current"}"
        local command="${before[1]}" option="" mode="" prefix="" word
        COMPREPLY=()
        for word in "${before[@]}"; do
          [ "$word" = --static ] && mode=--static
        done
        if [ "${#before[@]}" -gt 2 ]; then option="${before[${#before[@]}-1]}"; fi
        if [[ "$current" == --*=* ]]; then
          option="${current%%=*}"
          prefix="$option="
          current="${current#*=}"
        fi
        if [ "${#before[@]}" -le 1 ]; then
          words="\(commands.map(\.name).joined(separator: " ")) help --help"
        elif _legato_values "$command$mode" "$option"; then
          words="$values"
        else
          case "$command" in
      \(cases)
          help)
            words="\(commands.map(\.name).joined(separator: " "))"
            ;;
          esac
          [ "${current#-}" = "$current" ] || files=""
        fi
        case "$words" in
        *$'\\n'*) ;;
        *) words="${words// /$'\\n'}" ;;
        esac
        while IFS= read -r word; do
          if [ -n "$word" ] && [ "${word#"$current"}" != "$word" -o -z "$current" ]; then
            COMPREPLY+=("$prefix$(printf %q "$word")")
          fi
        done <<< "$words"
        local IFS=$'\\n'
        if [ -n "$files" ]; then
          for word in $(compgen -f -- "$current"); do COMPREPLY+=("$prefix$word"); done
          compopt -o filenames 2>/dev/null || true
        elif [ -n "$folders" ]; then
          for word in $(compgen -d -- "$current"); do COMPREPLY+=("$prefix$word"); done
          compopt -o filenames 2>/dev/null || true
        fi
        # Where a sign breaks words, bash replaces only what stands behind the last one.
        current="$prefix$current"
        case "$COMP_WORDBREAKS" in
        *=*)
          if [[ "$current" == *=* ]]; then
            local head="${current%"${current##*=}"}" index
            for index in "${!COMPREPLY[@]}"; do COMPREPLY[index]="${COMPREPLY[index]#"$head"}"; done
          fi
          ;;
        esac
      }
      complete -F _legato legato

      """
  }

  /// The branches for what stands behind options.
  private static func values(_ commands: [Subcommand]) -> String {
    let branches = Subcommand.valueBranches(of: commands, code: code)
    return (branches + ["*) return 1 ;;"]).map { "  " + $0 }.joined(separator: "\n")
  }

  private static func code(_ values: ValueCompletion) -> String {
    switch values {
    case .words(let words): "values=\"\(words.joined(separator: " "))\""
    case .files: "files=yes"
    case .folders: "folders=yes"
    case .views: "values=\"$(legato completions views \"${before[@]:2}\" 2>/dev/null)\"$'\\n'"
    case .previews: "values=\"$(legato completions previews \"${before[@]:2}\" 2>/dev/null)\"$'\\n'"
    case .anything: ":"
    }
  }
}
