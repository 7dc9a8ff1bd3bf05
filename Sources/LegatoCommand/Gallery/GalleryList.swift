import Foundation
import LegatoArguments
import LegatoFilm

/// What a gallery films: a line for each film, `name|file|options`, the options as in a shell.
struct GalleryList {
  struct Entry: Equatable {
    /// What its files are called, without an ending.
    var name: String
    /// Relative to the list.
    var file: String
    var options: [String]

    /// The file's name without its ending: films of a file belong together.
    var family: String {
      let folders = file.split(separator: "/")
      if folders.count > 1 { return String(folders[folders.count - 2]) }
      return String(file.prefix { $0 != "." })
    }

    /// The preview or the view that is filmed, the family's name left out: `submit states`.
    var title: String {
      let naming = arguments?.options.first { ["--preview", "--view"].contains($0.name) }
      guard let name = naming?.value else { return name }
      return name.split(separator: ":", maxSplits: 1).last.map { part in
        String(part.drop { $0 == " " })
      } ?? name
    }

    /// In which way it is another one than the usual: `dark`.
    var variants: [String] {
      [
        ("--dark", "dark"), ("--right-to-left", "right to left"), ("--reduce-motion", "reduced"),
        ("--low-power", "low power"),
      ].filter { arguments?.contains($0.0) ?? false }.map(\.1)
    }

    /// The options, sorted; `nil` where there is an error in them, which filming reports.
    private var arguments: ParsedArguments? { try? FilmCommand.syntax.grammar.parse(options) }
  }

  let entries: [Entry]

  /// - Throws: which line is none.
  init(_ text: String) throws(FilmFailure) {
    var entries: [Entry] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let line = line.drop { $0 == " " || $0 == "\t" }
      guard !line.isEmpty, !line.hasPrefix("#") else { continue }
      let parts = line.split(separator: "|", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3 else {
        throw FilmFailure("Line \(index + 1) of the list is no name|file|options: \(line)")
      }
      let name = Self.trimmed(parts[0]).prefix { $0 != "." }
      guard !name.isEmpty, !name.contains("/") else {
        throw FilmFailure("Line \(index + 1) of the list has no name that a file can have: \(line)")
      }
      entries.append(
        Entry(
          name: String(name), file: Self.trimmed(parts[1]), options: try Self.words(parts[2])))
    }
    self.entries = entries
  }

  /// The files that have previews, in files and folders; tests are left out.
  ///
  /// - Throws: where a path cannot be read.
  init(previewsIn paths: [String]) throws(FilmFailure) {
    var files: [String] = []
    for path in paths {
      guard FileManager.default.fileExists(atPath: path) else {
        throw FilmFailure("\(path) cannot be read.")
      }
      files += ProjectFiles.swiftFiles(at: path).filter { !files.contains($0) }
    }
    entries = zip(SourceFile.uniqueNames(files), files).flatMap { name, file in
      Self.entries(String(name.prefix { $0 != "." }), file)
    }
  }

  /// An entry for each preview of a file; one for all of them where one has no name of its own, and none
  /// where there are none.
  private static func entries(_ name: String, _ file: String) -> [Entry] {
    let source = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
    let summary = ViewFinder.summary(of: source)
    let names = summary.previews.compactMap(\.name).filter { !$0.isEmpty }
    guard names.count > 1, Set(names).count == summary.previews.count else {
      let isEmpty = summary.previews.isEmpty && summary.providers.isEmpty
      return isEmpty ? [] : [Entry(name: name, file: file, options: [])]
    }
    return names.enumerated().map { number, preview in
      Entry(name: "\(name)-\(number + 1)", file: file, options: ["--preview=\(preview)"])
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  /// The words of a line, those in quotes whole.
  static func words(_ line: Substring) throws(FilmFailure) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    for character in line {
      if let open = quote {
        if character == open { quote = nil } else { word?.append(character) }
      } else if character == "\"" || character == "'" {
        quote = character
        word = word ?? ""
      } else if character == " " {
        if let whole = word { words.append(whole) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    guard quote == nil else { throw FilmFailure("A quote is not closed: \(line)") }
    if let word { words.append(word) }
    return words
  }
}
