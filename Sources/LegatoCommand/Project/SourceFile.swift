import Foundation
import LegatoFilm
import LegatoLint

/// A Swift file: how the user calls it, and its text.
struct SourceFile: Equatable, Sendable {
  let path: String
  let text: String

  /// - Throws: where the file cannot be read, is no text, or is larger than any source.
  init(reading path: String) throws(FilmFailure) {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      throw FilmFailure("\(path) is a folder.")
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw FilmFailure("\(path) cannot be read.")
    }
    guard data.count <= SwiftFiles.maxSize else {
      throw FilmFailure("\(path) has more than \(SwiftFiles.maxSize >> 20) MB: it is no source.")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw FilmFailure("\(path) is not UTF-8, in which Swift is written.")
    }
    self.init(path: path, text: text)
  }

  init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  private static let known = TextMemo<Unconditioned, Set<String>>()

  /// The modules that it imports.
  var imports: Set<String> { Self.known.made(of: text, Self.imports) }

  private static func imports(of text: String) -> Set<String> {
    var names: Set<String> = []
    for line in text.split(whereSeparator: \.isNewline) where line.hasBytes(of: "import") {
      if let name = imported(in: line) { names.insert(name) }
    }
    return names
  }

  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
  ]

  /// What a line such as `@testable public import struct Kit.Card` imports: `Kit`.
  private static func imported(in line: Substring) -> String? {
    var words = line.split(whereSeparator: \.isWhitespace)[...]
    while let word = words.first, word != "import" {
      let isBefore = word.hasPrefix("@") || word.allSatisfy { $0.isLetter || "()".contains($0) }
      guard isBefore else { return nil }
      words.removeFirst()
    }
    guard words.popFirst() == "import" else { return nil }
    if let kind = words.first, kinds.contains(kind) { words.removeFirst() }
    return words.first.map { String($0.prefix { $0 != "." && $0 != ";" && $0 != "/" }) }
  }

  /// Names by which files can be compiled together in one folder: those of the files, or others where
  /// two have one name, where the compiler reads a file by other rules because of its name, and where
  /// the name cannot stand in the code that macros make.
  static func uniqueNames(_ paths: [String]) -> [String] {
    var names: Set<String> = []
    return paths.enumerated().map { number, path in
      var name = FilmSources.fileName(of: path)
      name.removeAll {
        "\"\\#".contains($0) || $0.isNewline || $0.asciiValue.map { $0 < 32 } == true
      }
      if name == "main.swift" || !names.insert(name).inserted { name = "\(number) \(name)" }
      names.insert(name)
      return name
    }
  }
}

/// A module that a film's file imports, and that is compiled with it.
struct SourceModule: Equatable, Sendable {
  let name: String
  let files: [SourceFile]
  var settings = CompileSettings.usual
}
