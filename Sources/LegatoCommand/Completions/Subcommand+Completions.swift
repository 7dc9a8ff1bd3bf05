import LegatoArguments

extension Subcommand {
  /// The listed options of all modes, each once.
  var optionNames: [String] {
    var names: [String] = []
    for name in modes.flatMap(\.grammar.listedNames) where !names.contains(name) {
      names.append(name)
    }
    return names
  }

  /// The operands of the usual mode.
  var operands: OperandForm.Kind { modes[0].grammar.operands.kind }

  /// The options that take a value, with what a shell offers there.
  ///
  /// - Parameter mode: the mode that decides where modes differ. Options of other modes are offered too,
  ///   as the flag of their mode may be yet to come.
  func completions(in mode: Mode) -> [(option: String, values: ValueCompletion)] {
    let grammars = [mode.grammar] + modes.map(\.grammar)
    return optionNames.compactMap { name in
      let form = grammars.lazy.compactMap { $0.option(named: name) }.first
      return form.flatMap { $0.takesValue ? (name, $0.completion) : nil }
    }
  }

  /// The branches of a shell's `case` for what is offered after an option: `'check --format') … ;;`.
  static func valueBranches(
    of commands: [Subcommand], code: (ValueCompletion) -> String
  ) -> [String] {
    commands.flatMap { command in
      command.modes.flatMap { mode in
        command.completions(in: mode).map { option, values in
          "'\(command.name)\(mode.flag ?? "") \(option)') \(code(values)) ;;"
        }
      }
    }
  }
}
