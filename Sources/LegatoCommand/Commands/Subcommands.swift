/// All parts of `legato`, in the order in which they are listed.
enum Subcommands {
  static let all: [Subcommand] = [
    Subcommand(
      name: "film", summary: "film a view or the previews of a file: pictures, values, text",
      modes: [.init(FilmCommand.self)]),
    Subcommand(
      name: "studio", summary: "show views live in a browser: touch, edit, pull time back",
      modes: [.init(StudioCommand.self)]),
    Subcommand(
      name: "check", summary: "find what is wrong with the motion of views, or of Swift sources",
      modes: [.init(CheckCommand.self), .init(StaticCheck.self, flag: "--static")]),
    Subcommand(
      name: "gallery", summary: "film a list of views onto pages, with an index of them",
      modes: [.init(GalleryCommand.self)]),
    Subcommand(
      name: "adopt", summary: "say which views of a project film today, and what the others lack",
      modes: [.init(AdoptCommand.self)]),
    Subcommand(
      name: "test", summary: "run motion tests against an app that is no package",
      modes: [.init(TestCommand.self)]),
    Subcommand(
      name: "tokens", summary: "list the motions, colours and numbers of the design system",
      modes: [.init(TokensCommand.self)]),
    Subcommand(
      name: "doctor", summary: "say what is installed, what is missing, and how to get it",
      modes: [.init(DoctorCommand.self)]),
    Subcommand(
      name: "completions", summary: "print the completions of a shell: bash or zsh",
      modes: [.init(CompletionsCommand.self)]),
    Subcommand(
      name: "manual", summary: "print the manual page, in the form of man",
      modes: [.init(ManualCommand.self)]),
  ]

  static func named(_ name: String) -> Subcommand? { all.first { $0.name == name } }
}

// Apart from the declarations of the commands: beside them, every `run` would be the main actor's.
extension FilmCommand: Command {}
extension StudioCommand: Command {}
extension CheckCommand: Command {}
extension StaticCheck: Command {}
extension GalleryCommand: Command {}
extension AdoptCommand: Command {}
extension TestCommand: Command {}
extension TokensCommand: Command {}
extension DoctorCommand: Command {}
extension CompletionsCommand: Command {}
extension ManualCommand: Command {}
