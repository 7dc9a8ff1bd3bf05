import Foundation
import LegatoFilm
import TestSupport
import Testing

@testable import LegatoCommand

@Suite("Compiling a file into a film")
struct FilmCompilerTests {
  private let cache = FilmCache(
    folder: URL(fileURLWithPath: NSTemporaryDirectory() + "legato-film-tests"))

  private func program(_ source: String, path: String = "Card.swift", view: String? = nil) throws
    -> URL
  {
    let choices = try FilmChoice.choices(in: ViewFinder.summary(of: source), view: view)
    let compiler = FilmCompiler(installation: try .current(), cache: cache)
    return try compiler.program(SourceFile(path: path, text: source), choices: choices)
  }

  private func failure(_ source: String, path: String, view: String? = nil) -> FilmFailure? {
    do {
      _ = try program(source, path: path, view: view)
      return nil
    } catch {
      return error as? FilmFailure
    }
  }

  @Test("Every C module has a stand-in") func innerModules() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources")
    let folders = try FileManager.default.contentsOfDirectory(atPath: sources.path)
    let modules = folders.filter { folder in
      ["module.modulemap", "include"].contains {
        FileManager.default.fileExists(
          atPath: sources.appendingPathComponent("\(folder)/\($0)").path)
      }
    }
    #expect(modules.sorted() == FilmCompiler.innerModules)
  }

  @Test func aFileCompilesAsItIs() throws {
    let source = """
      import Dispatch
      import SwiftUI
      import Foundation

      private struct Inner: View { var body: some View { Text("private to the file") } }
      struct Card: View {
        var timer: Timer?
        let queue: DispatchQueue = .main
        var body: some View { Inner() }
        func wait() { queue.asyncAfter(deadline: .now() + 2) {} }
      }
      #Preview("One", traits: .sizeThatFitsLayout) { Card() }
        #Preview { // with a comment
          @Previewable @State var title = "two"
          Text(title) // and another
        }
      """
    let first = try program(source)
    #expect(FileManager.default.isExecutableFile(atPath: first.path))
    #expect(try program(source) == first, "the second time it is kept")
    #expect(try program(source, view: "Inner") != first)
  }

  @Test func newerCodeCompilesToo() throws {
    let source = """
      import SwiftUI
      struct Card: View {
        let pattern = /[a-z]+/
        var body: some View { Text("a regular expression needs Swift 6") }
      }
      """
    #expect(throws: Never.self) { try program(source, path: "main.swift") }
  }

  @Test func messagesKeepTheFilesNameAndLines() throws {
    let source = """
      import SwiftUI

      struct Bad: View {
        var body: some View { Text(undefined) }
      }
      """
    let failure = try #require(self.failure(source, path: "some/folder/Bad.swift"))
    #expect(failure.exitCode == 2)
    #expect(failure.message.contains("some/folder/Bad.swift:4:30: error:"))
    #expect(failure.message.contains("4 |   var body"))
    #expect(!failure.message.contains(cache.folder.path))
  }

  @Test("A file that ends in the middle is told of as it is")
  func openBrace() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = try folder.write(
      "Half.swift", "import SwiftUI\nstruct Half: View { var body: some View { Text(\"a\") \n")
    #expect {
      try FilmCommand([file, "--view", "Half()"]).program()
    } throws: { error in
      "\(error)".contains("Half.swift:3:") && !"\(error)".contains("film entry")
    }
  }

  @Test func messagesAboutTheChosenViewSayWhereItCameFrom() throws {
    let source = "import SwiftUI\nstruct A: View { var body: some View { Text(\"\") } }"
    let failure = try #require(self.failure(source, path: "A.swift", view: "A(title: 1)"))
    #expect(failure.exitCode == 2)
    #expect(failure.message.contains("--view:1:"))
  }
}
