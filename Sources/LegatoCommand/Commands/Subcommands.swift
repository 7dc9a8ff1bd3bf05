import Legato
import LegatoFilm

/// All parts of `legato`, in the order in which they are listed.
enum Subcommands {
  static let all: [Subcommand] = [
    Subcommand(
      name: "film", summary: "film a view or the previews of a file: pictures, values, text",
      help: FilmHelp.text, operands: .files
    ) { arguments throws(FilmFailure) in
      try FilmCommand(arguments).run()
    },
    Subcommand(
      name: "check", summary: "find what is wrong with the motion of views, or of Swift sources",
      help: CheckHelp.text + "\n\n" + StaticCheckHelp.text, operands: .files
    ) { arguments throws(FilmFailure) in
      guard arguments.contains("--static") else { return try CheckCommand(arguments).run() }
      return try StaticCheck(arguments.filter { $0 != "--static" }).run()
    },
    Subcommand(
      name: "gallery", summary: "film a list of views onto pages, with an index of them",
      help: GalleryCommand.help, operands: .files
    ) { arguments throws(FilmFailure) in
      try GalleryCommand(arguments).run()
    },
    Subcommand(
      name: "tokens", summary: "list the motions, colours and numbers of the design system",
      help: TokensCommand.help,
      operands: .words(MotionToken.all.map(\.name) + PlainToken.all.map(\.name))
    ) { arguments throws(FilmFailure) in
      try TokensCommand(arguments).run()
    },
    Subcommand(
      name: "doctor", summary: "say what is installed, what is missing, and how to get it",
      help: DoctorCommand.help
    ) { arguments throws(FilmFailure) in
      try DoctorCommand(arguments).run()
    },
    Subcommand(
      name: "completions", summary: "print the completions of a shell: bash or zsh",
      help: CompletionsCommand.help, operands: .words(["bash", "zsh"])
    ) { arguments throws(FilmFailure) in
      try CompletionsCommand(arguments).run()
    },
    Subcommand(
      name: "manual", summary: "print the manual page, in the form of man",
      help: ManualCommand.help
    ) { arguments throws(FilmFailure) in
      try ManualCommand(arguments).run()
    },
  ]

  static func named(_ name: String) -> Subcommand? { all.first { $0.name == name } }
}
