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
  /// The files with what is added.
  let files: [SourceFile]
  let entry: String

  /// - Parameters:
  ///   - main: the type of `LegatoAudit` that the program hands its subjects to.
  ///   - module: the module that the files are compiled as.
  init(
    _ files: [CheckFile], main: String = "CheckMain", module: String = FilmSources.module
  ) {
    self.files = files.enumerated().map { number, file in
      SourceFile(path: file.path, text: Self.subject(file, number: number))
    }
    let names = SourceFile.uniqueNames(files.map(\.path)).map { "\(module)/\($0)" }
    entry = Self.entry(files, names: names, main: main)
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

  private static func entry(_ files: [CheckFile], names: [String], main: String) -> String {
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
          declarations.append(
            FilmSources.declaration(of: block, file: names[number], function: function))
          subjects.append("\(head), preview: \(function)())")
        }
      }
    }
    return FilmSources.entry(
      module: "LegatoAudit", main: main, declarations: declarations, subjects: subjects)
  }
}
