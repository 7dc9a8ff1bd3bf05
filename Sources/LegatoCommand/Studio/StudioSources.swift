import Foundation
import LegatoFilm

/// The two Swift files that the studio compiles: the user's own with a few lines after its end, as for a film,
/// and the entry that hands its views over.
struct StudioSources {
  /// What has the program that loads libraries.
  private static let module = "LegatoPreview"

  let subject: String
  let entry: String

  /// - Parameter places: what the places of the files are called that give animations, where they are marked.
  init(_ file: SourceFile, choices: [FilmChoice], places: [String] = []) {
    subject = FilmSources(source: file.text, path: file.path, choices: choices).subject
    let (declarations, subjects) = FilmSources.parts(
      fileName: SourceFile.uniqueNames([file.path])[0], choices: choices)
    entry = """
      import LegatoFilm
      \("import " + Self.module)
      import SwiftUI

      \(declarations.joined(separator: "\n"))
      func \(AnimationMarks.function)(
        _ place: Swift.UInt32, _ animation: SwiftUI.Animation?
      ) -> SwiftUI.Animation? {
        PreviewSubjects.animation(animation, at: place)
      }

      @_cdecl("legato_preview_subjects")
      public func _legatoSubjects() -> Int {
        MainActor.assumeIsolated {
          PreviewSubjects.hand([
            \(subjects.joined(separator: ",\n      "))
          ], places: [\(places.map(Self.literal).joined(separator: ", "))])
        }
      }

      """
  }

  private static func literal(_ text: String) -> String {
    "#\"\(text.filter { $0 != "\"" && !$0.isNewline })\"#"
  }

  /// The program that loads libraries.
  static let host = """
    \("import " + module)

    @_cdecl("main")
    public func _legatoMain(_ count: Int32, _ arguments: UnsafeRawPointer?) -> Int32 {
      MainActor.assumeIsolated { PreviewMain.run() }
    }

    """

  /// What a file shows: the view that is asked for; else its previews; else its app; else its views, those that
  /// need arguments with arguments that are made up by their types.
  static func choices(in source: String, view: String?) throws(FilmFailure) -> [FilmChoice] {
    let summary = ViewFinder.summary(of: source)
    if view != nil { return try FilmChoice.choices(in: summary, view: view) }
    if !summary.previews.isEmpty { return summary.previews.map { .preview($0) } }
    let provided = summary.providers.flatMap { provider in
      provider.previews.map { FilmChoice.expression($0.expression, name: $0.name) }
    }
    if !provided.isEmpty { return provided }
    if let app = summary.apps.first { return try FilmChoice.choices(in: summary, view: app) }
    let free = summary.views.filter(\.needsNoArguments).map { view in
      FilmChoice.expression("\(view.name)()", name: view.name)
    }
    if !free.isEmpty { return free }
    return CheckChoices(source: source, expressions: []).choices.compactMap { choice in
      guard case .expression(let code) = choice.kind, !choice.hasInputs else { return nil }
      return .expression(code, name: choice.name)
    }
  }
}

extension FilmChoice {
  /// The code that makes it: what a preview's braces hold, its lines moved to the left.
  func code(in source: String) -> String {
    switch self {
    case .expression(let expression, _): return expression
    case .preview(let block):
      let bytes = Array(source.utf8)
      guard block.body.upperBound <= bytes.count else { return "" }
      let text = String(decoding: bytes[block.body], as: UTF8.self)
      // What is of previews alone is no code for anything else.
      guard !text.contains("@Previewable") else { return "" }
      let lines = text.split(separator: "\n").map(String.init)
        .filter { !$0.allSatisfy(\.isWhitespace) }
      let indent = lines.map { $0.prefix(while: \.isWhitespace).count }.min() ?? 0
      let trimmed = lines.count == 1 ? lines[0].trimmingCharacters(in: .whitespaces) : nil
      return trimmed ?? lines.map { String($0.dropFirst(indent)) }.joined(separator: "\n")
    }
  }

  /// What the studio calls it.
  var title: String {
    switch self {
    case .expression(_, let name): name
    case .preview(let block): block.name ?? "Preview"
    }
  }
}
