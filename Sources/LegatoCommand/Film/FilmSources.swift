/// The two Swift files that a film is compiled from: the user's own with a few lines after
/// its end, and the entry that calls the recorder.
///
/// The lines at the end stand in the user's file so that they reach what is private to it.
/// Nothing above them is touched, so that line numbers are the file's own.
struct FilmSources: Equatable {
  /// The module that the two files make, where they are of none.
  static let module = "FilmedFile"

  /// The name of the program's start that a user's own `@main` would take.
  static let unusedMain = "legato_unused_main"

  let subject: String
  let entry: String

  /// - Parameters:
  ///   - source: The text of the user's file.
  ///   - path: How the user calls it.
  ///   - choices: What to film.
  ///   - module: The module that the two files are compiled as.
  init(
    source: String, path: String, choices: [FilmChoice], module: String = FilmSources.module
  ) {
    subject = Self.subject(source: source, choices: choices)
    entry = Self.entry(
      fileName: SourceFile.uniqueNames([path])[0], choices: choices, module: module)
  }

  private static func subject(source: String, choices: [FilmChoice]) -> String {
    var lines = [source]
    for (index, choice) in choices.enumerated() {
      guard case .expression(let expression, _) = choice else { continue }
      lines += [
        "#sourceLocation(file: \"film entry\", line: 1)",
        "import SwiftUI",
        "@MainActor func _legatoSubject\(index)() -> any SwiftUI.View {",
        "#sourceLocation(file: \"--view\", line: 1)",
        expression,
        "}",
      ]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func entry(fileName: String, choices: [FilmChoice], module: String) -> String {
    let (declarations, subjects) = parts(fileName: fileName, choices: choices, module: module)
    return entry(
      module: "LegatoFilm", main: "FilmMain", declarations: declarations, subjects: subjects)
  }

  /// What an entry declares, and the subjects that it names.
  static func parts(
    fileName: String, choices: [FilmChoice], module: String = FilmSources.module
  ) -> (declarations: [String], subjects: [String]) {
    var declarations: [String] = []
    var subjects: [String] = []
    for (index, choice) in choices.enumerated() {
      switch choice {
      case .expression(_, let name):
        let label = choice.isWindow ? "window" : "name"
        subjects.append("FilmSubject(\(label): \(literal(name))) { _legatoSubject\(index)() }")
      case .preview(let block):
        declarations.append(
          declaration(
            of: block, file: "\(module)/\(fileName)", function: "_legatoPreview\(index)"))
        subjects.append(
          "FilmSubject(name: \(literal(block.name ?? "Preview \(index + 1)")),"
            + " preview: _legatoPreview\(index)())")
      }
    }
    return (declarations, subjects)
  }

  /// A function that answers the preview that the macro has made of a block.
  ///
  /// - Parameter file: the module and the name by which the block's file is compiled.
  static func declaration(of block: PreviewBlock, file: String, function: String) -> String {
    """
    @_silgen_name(\(literal("preview:\(file):\(block.line):\(block.column)")))
    @MainActor func \(function)() -> any PreviewRegistry.Type
    """
  }

  /// The start of a program that hands subjects to a module's main type.
  static func entry(
    module: String, main: String, declarations: [String], subjects: [String]
  ) -> String {
    """
    \("import " + module)
    import SwiftUI

    \(declarations.joined(separator: "\n"))
    @_cdecl("main")
    public func _legatoMain(_ count: Int32, _ arguments: UnsafeRawPointer?) -> Int32 {
      MainActor.assumeIsolated {
        \(main).run(
          [
            \(subjects.joined(separator: ",\n        "))
          ], arguments: CommandLine.arguments)
      }
    }

    """
  }

  /// The last part of a path.
  static func fileName(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// A Swift string literal for `text`.
  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case _ where scalar.value < 0x20: result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
