import Foundation
import LegatoFilm
import TestSupport
import Testing

@testable import LegatoCommand

@Suite("Code that crashes is left out of a film")
struct CrashFilmTests {
  /// Crashes in a view, in an action, in a model's initialiser, and in a view of another file.
  private static let code = """
    import SwiftUI

    final class Store {
      let names: [String: Int] = ["a": 1]
      let total: Int
      init() {
        total = names.isEmpty ? 0 : names["b"]!
      }
      func load() {
        precondition(names.count > 1, "too few names")
      }
      var layer: Store!
      var width = 0
      func lay() {
        layer.width = 1
        layer.width += 1
        layer.width *= 2
        layer.width -= 1
      }
    }

    struct Head: View {
      let names: [String]
      var body: some View {
        VStack {
          Text("Head of \\(names.count)")
          Text(names[3])
        }
      }
    }

    @main struct MyApp: App {
      let store = Store()
      var body: some Scene {
        WindowGroup {
          VStack {
            Text("Beginning")
            Head(names: ["x"])
            Foot()
            Text("End")
          }
          .onAppear {
            store.load()
            store.lay()
          }
        }
      }
    }

    #Preview("Head") { Head(names: ["x"]) }
    #Preview("Well") { Head(names: ["x", "y", "z", "w"]) }
    """

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.writeAppProject("MyApp")
    try folder.write("MyApp/MyApp.swift", Self.code)
    try folder.write(
      "MyApp/More/Foot.swift",
      """
      import SwiftUI

      struct Foot: View {
        var number: Int? { nil }

        var body: some View { Text("Foot \\(number!)") }
      }
      """)
    return folder
  }

  @Test("An app is filmed without what crashes, which is named with its reason, again as well")
  @MainActor func film() throws {
    let folder = try folder()
    defer { folder.remove() }
    for _ in 1...2 {
      let film = try folder.filmed()
      for text in ["Beginning", "Head of 1", "End"] {
        #expect(film.contains("text \"\(text)\""), "\(film.prefix(3_000))")
      }
      for (file, name, reason) in [
        (
          "MyApp.swift:6", "Store.init", "Unexpectedly found nil while unwrapping an Optional value"
        ),
        ("MyApp.swift:9", "Store.load()", "too few names"),
        ("MyApp.swift:27", "Head.body: Text", "Index out of range"),
        ("Foot.swift:6", "Foot.body", "Unexpectedly found nil while unwrapping an Optional value"),
      ] {
        let isNamed = film.split(separator: "\n").contains { line in
          [file, name, "it crashes here", reason].allSatisfy(line.contains)
        }
        #expect(isNamed, "\(name): \(film.prefix(3_000))")
      }
      // Of a function whose lines crash one after the other all goes, and not one line for each film.
      #expect(film.contains("Store.lay() does nothing: it crashes at several lines: "))
    }
  }

  @Test("A report on an app says which views crash, and where")
  func adoption() throws {
    let folder = try folder()
    defer { folder.remove() }
    let adoption = try folder.adopted()
    let films = adoption.subjects.filter { $0.kind != .view }
    #expect(films.allSatisfy { $0.isFilmed == true }, "\(films.map(\.filmFault))")
    func reasons(_ name: String) -> [String] {
      adoption.subjects.first { $0.name == name }?.leftOut.map(\.reason) ?? []
    }
    #expect(reasons("MyApp").contains { $0.contains("too few names") }, "\(reasons("MyApp"))")
    #expect(reasons("Head").isEmpty || reasons("Head").count == 1)
    #expect(reasons("Well").isEmpty, "\(reasons("Well"))")
    let report = AdoptionReport(adoption: adoption).text
    #expect(report.contains("it crashes here: Index out of range"), "\(report)")
  }

  @Test("A file of a person's own ends with its crash")
  @MainActor func file() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write(
      "Card.swift",
      "import SwiftUI\nstruct Card: View { var body: some View { let a: [Int] = []; Text(\"\\(a[0])\") } }\n"
        + "#Preview { Card() }")
    let command = try FilmCommand([
      folder.path + "/Card.swift", "--duration", "0.1", "-o", folder.path + "/a.txt",
    ])
    let failure = #expect(throws: FilmFailure.self) { try command.run() }
    #expect(failure?.exitCode == FilmFailure.unmet)
    #expect(failure?.message.contains("The view crashed") == true)
  }
}
