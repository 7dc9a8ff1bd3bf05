import LegatoFilm

/// A file to check: how the user calls it, and its text.
struct CheckFile: Equatable {
  let path: String
  let text: String
  var choices: [CheckChoice]
  /// The views that nobody can make values for, by name.
  var omitted: [String] = []
}

/// The Swift files that a check is compiled from: the user's own, each with a few lines after its
/// end, and the entry that calls the player.
struct CheckSources: Equatable {
  /// The files with what is added, under the names that they are compiled by.
  let files: [(name: String, path: String, text: String)]
  let entry: String

  static func == (left: Self, right: Self) -> Bool {
    left.entry == right.entry && left.files.map(\.text) == right.files.map(\.text)
  }

  init(_ files: [CheckFile]) {
    var names: Set<String> = []
    self.files = files.enumerated().map { number, file in
      // A file called main.swift is compiled by other rules, and two of one name are none.
      var name = FilmSources.fileName(of: file.path)
      if name == "main.swift" || !names.insert(name).inserted { name = "\(number) \(name)" }
      names.insert(name)
      return (name, file.path, Self.subject(file, number: number))
    }
    entry = Self.entry(files, names: self.files.map(\.name))
  }

  /// The name by which the compiler's messages call a made-up expression.
  static func place(file: Int, choice: Int) -> String { "check-entry-\(file)-\(choice)" }

  private static func subject(_ file: CheckFile, number: Int) -> String {
    var lines = [file.text]
    for (index, choice) in file.choices.enumerated() {
      guard case .expression(let code) = choice.kind else { continue }
      let parameters = choice.hasInputs ? "_ _legatoInputs: LegatoAudit.CheckInputs" : ""
      lines += [
        "#sourceLocation(file: \"\(place(file: number, choice: index))\", line: 1)",
        "import SwiftUI",
        "import LegatoAudit",
        "@MainActor func _legatoSubject\(number)_\(index)(\(parameters)) -> any SwiftUI.View {",
        code,
        "}",
      ]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func entry(_ files: [CheckFile], names: [String]) -> String {
    var declarations: [String] = []
    var subjects: [String] = []
    for (number, file) in files.enumerated() {
      for (index, choice) in file.choices.enumerated() {
        let head =
          "CheckSubject(name: \(FilmSources.literal(choice.name)), line: \(choice.line), "
          + "file: \(number)"
        let function = "_legatoSubject\(number)_\(index)"
        switch choice.kind {
        case .expression:
          subjects.append(
            choice.hasInputs
              ? "\(head), inputs: { \(function)($0) })" : "\(head)) { \(function)() }")
        case .preview(let block):
          let symbol =
            "preview:\(FilmSources.module)/\(names[number]):\(block.line):\(block.column)"
          declarations.append(
            """
            @_silgen_name(\(FilmSources.literal(symbol)))
            @MainActor func \(function)() -> any PreviewRegistry.Type
            """)
          subjects.append("\(head), preview: \(function)())")
        }
      }
    }
    return """
      import LegatoAudit
      import SwiftUI

      \(declarations.joined(separator: "\n"))
      @_cdecl("main")
      public func _legatoMain(_ count: Int32, _ arguments: UnsafeRawPointer?) -> Int32 {
        MainActor.assumeIsolated {
          CheckMain.run(
            [
              \(subjects.joined(separator: ",\n        "))
            ], arguments: CommandLine.arguments)
        }
      }

      """
  }
}
