import Foundation
import LegatoFilm
import TestSupport
import Testing

@testable import LegatoCommand

@Suite("Projects with types that are declared nowhere")
struct MadeUpTypesFilmTests {
  /// An app whose models are in a package that is not there.
  private static let code = """
    import Models
    import SwiftUI

    struct Row: View {
      let item: Item
      let kind: Item.Kind
      var count = 3
      var body: some View {
        VStack {
          Text("Row of \\(count)").brandNew()
          Text(item.title)
        }
      }
    }

    struct Board: View {
      @State private var items: [Item] = []
      @ObservedObject var store: Store
      let open: (Item) -> Void
      var body: some View {
        List(items) { item in Row(item: item, kind: item.kind) }
          .overlay { Text("Board") }
      }
    }

    extension Item {
      static var first: Item { Item(title: "First") }
    }

    #Preview("One") { Row(item: .first, kind: .large, count: 5) }
    #Preview("Two") { Board(store: Store(url: "x"), open: { _ in }) }

    @main struct MyApp: App {
      var body: some Scene { WindowGroup { Text("Root") } }
    }
    """

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.writeAppProject("MyApp")
    try folder.write("MyApp/MyApp.swift", Self.code)
    return folder
  }

  @Test("Views that need them compile, their previews film, and the report names the types")
  func adoption() throws {
    let folder = try folder()
    defer { folder.remove() }
    let adoption = try folder.adopted()
    let report = AdoptionReport(adoption: adoption).text
    let statuses = Dictionary(
      adoption.subjects.map { ($0.name, $0.status) }, uniquingKeysWith: { first, _ in first })
    #expect(
      statuses == [
        "MyApp": .whole, "One": .partial, "Two": .partial, "Row": .partial, "Board": .partial,
      ], "\(report)")
    let films = adoption.subjects.filter { $0.kind != .view }
    #expect(films.allSatisfy { $0.isFilmed == true }, "\(films.map(\.filmFault))")
    let row = try #require(adoption.subjects.first { $0.name == "Row" })
    #expect(
      row.leftOut.contains { $0.name == "Item" && $0.form == "is a type without members" })
    #expect(row.leftOut.contains { $0.name.hasSuffix(".brandNew") })
    #expect(report.contains("cannot find type 'Item' in scope"))
  }

  @Test("A preview shows the view with values that say nothing, and the film says so")
  @MainActor func film() throws {
    let folder = try folder()
    defer { folder.remove() }
    let output = folder.path + "/film.txt"
    let command = try FilmCommand([
      folder.path + "/MyApp/MyApp.swift", "--preview", "One", "--duration", "0.1", "-o", output,
    ])
    #expect(try command.run() == 0)
    let text = try String(contentsOfFile: output, encoding: .utf8)
    #expect(text.contains("Row of 5"))
    #expect(text.contains("Item is a type without members"))
  }
}
