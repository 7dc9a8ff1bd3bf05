/// A part of a command's help. An empty line separates it from the next one.
public struct HelpSection<Target>: Sendable {
  private let heading: String?
  private let body: HelpBody
  /// The options that the section declares, with those that it does not list.
  let options: [OptionDeclaration<Target>]

  /// Text as it is.
  public static func text(_ text: String) -> HelpSection {
    HelpSection(heading: nil, body: .lines([text]), options: [])
  }

  /// Commands that people can copy.
  public static func examples(
    _ commands: [String], heading: String? = "Examples"
  ) -> HelpSection {
    HelpSection(heading: heading, body: .lines(commands.map { "  " + $0 }), options: [])
  }

  /// Options, a row for each that has a description.
  ///
  /// - Parameters:
  ///   - heading: the line above them.
  ///   - operands: rows before them.
  ///   - notes: rows after them.
  public static func options(
    heading: String? = nil, operands: [HelpRow] = [], _ options: [OptionDeclaration<Target>],
    notes: [HelpRow] = []
  ) -> HelpSection {
    HelpSection(heading: heading, body: .rows(before: operands, after: notes), options: options)
  }

  /// - Parameter column: the column of the descriptions, from 0.
  func text(column: Int) -> String {
    var lines = heading.map { [$0] } ?? []
    switch body {
    case .lines(let more): lines += more
    case .rows(let before, let after):
      let listed = options.compactMap { option in
        option.form.help.map { HelpRow(option.form.head, $0) }
      }
      lines += (before + listed + after).flatMap { $0.lines(column: column) }
    }
    return lines.joined(separator: "\n")
  }

  func lifted<Outer>(to path: any WritableKeyPath<Outer, Target> & Sendable) -> HelpSection<Outer> {
    HelpSection<Outer>(
      heading: heading, body: body, options: options.map { $0.lifted(to: path) })
  }
}

/// What a section has below its heading.
private enum HelpBody: Hashable, Sendable {
  case lines([String])
  /// Rows before those of the options, and after them.
  case rows(before: [HelpRow], after: [HelpRow])
}
