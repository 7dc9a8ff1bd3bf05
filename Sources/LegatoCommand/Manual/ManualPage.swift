/// The manual page in the form of man(7).
enum ManualPage {
  static var text: String {
    let commands = Subcommands.all
    var lines = [
      ".TH LEGATO 1 \"\" \"Legato\" \"User Commands\"",
      ".SH NAME", "legato \\- SwiftUI motion, seen and measured on Linux",
      ".SH SYNOPSIS", ".B legato", ".I COMMAND", "[\\fIOPTIONS\\fR]", ".br", ".B legato",
      ".I COMMAND", ".B \\-\\-help",
      ".SH DESCRIPTION",
      "Compiles SwiftUI files as they are, runs their views under a virtual clock, plays what a",
      "person does, and tells what moves, when, and by which animation. Nothing sleeps, and the same",
      "command gives the same bytes in every run.",
      ".SH COMMANDS",
    ]
    for command in commands {
      lines += [".TP", ".B \(escaped(command.name))", escaped(command.summary)]
    }
    for command in commands {
      lines += [".SH LEGATO \(escaped(command.name.uppercased()))", ".nf"]
      lines += command.help.split(separator: "\n", omittingEmptySubsequences: false)
        .map { escaped(String($0)) }
      lines.append(".fi")
    }
    lines += [".SH EXIT STATUS"]
    for (code, meaning) in exitCodes { lines += [".TP", ".B \(code)", escaped(meaning)] }
    lines += [".SH ENVIRONMENT"]
    for (name, meaning) in environment { lines += [".TP", ".B \(name)", escaped(meaning)] }
    return lines.joined(separator: "\n") + "\n"
  }

  private static let exitCodes = [
    ("0", "Done, and nothing was found."),
    ("1", "The machine is in the way, or a check found something."),
    ("2", "What was asked for cannot be done, or a file does not compile."),
    (
      "3",
      "film: something was not as --expect said, or a view crashed or did not come back."
        + " check: not all could be checked."
    ),
  ]

  private static let environment = [
    ("SWIFTC", "The Swift compiler, where it is not the first on the PATH."),
    ("XDG_CACHE_HOME", "Where compiled films are kept; ~/.cache where it is not set."),
    ("NO_COLOR", "No colours, also on a terminal."),
  ]

  /// A line of text, none of which is taken for a request or an escape.
  private static func escaped(_ line: String) -> String {
    let text = line.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
  }
}
