import Foundation
import LegatoFilm
import TestSupport
import Testing

@testable import LegatoCommand

@Suite("Classes of data models") struct DataModelClassesTests {
  private static let model = """
    <model>
      <entity name="Shelf" representedClassName="Shelf" codeGenerationType="class">
        <attribute name="name" optional="YES" attributeType="String" defaultValueString="Unnamed"/>
        <relationship name="books" toMany="YES" deletionRule="Cascade" destinationEntity="Book" inverseName="shelf"/>
      </entity>
      <entity name="Book" representedClassName="Book" codeGenerationType="class">
        <attribute name="title" optional="YES" attributeType="String"/>
        <attribute name="pages" attributeType="Integer 16" defaultValueString="12" usesScalarValueType="YES"/>
        <relationship name="shelf" optional="YES" maxCount="1" destinationEntity="Shelf" inverseName="books"/>
      </entity>
    </model>
    """

  private static let app = """
    import CoreData
    import SwiftUI

    struct Shelves: View {
      @Environment(\\.managedObjectContext) private var context
      @FetchRequest(sortDescriptors: [SortDescriptor(\\.name)]) private var shelves: FetchedResults<Shelf>
      @FetchRequest(sortDescriptors: [], predicate: NSPredicate(format: "shelf.name BEGINSWITH[c] %@", "a"))
      private var found: FetchedResults<Book>
      var body: some View {
        VStack {
          ForEach(shelves) { shelf in
            Text("\\(shelf.name ?? "") \\((shelf.books as? Set<Book> ?? []).map { $0.title ?? "" }.sorted().joined())")
          }
          Text("found \\(found.count) of \\(found.first?.pages ?? 0)")
        }
        .onAppear {
          let shelf = Shelf(context: context), other = Shelf(context: context)
          other.name = "Attic"
          for title in ["x", "y", "z"] {
            let book = Book(context: context)
            book.title = title
            book.shelf = shelf
          }
          let request: NSFetchRequest<Book> = Book.fetchRequest()
          request.sortDescriptors = [NSSortDescriptor(keyPath: \\Book.title, ascending: false)]
          if let last = try? context.fetch(request).first { other.addToBooks(last) }
          try? context.save()
        }
      }
    }

    @main struct MyApp: App {
      let container = NSPersistentContainer(name: "Model")
      init() { container.loadPersistentStores { _, error in if let error { fatalError("\\(error)") } } }
      var body: some Scene {
        WindowGroup { Shelves().environment(\\.managedObjectContext, container.viewContext) }
      }
    }
    """

  @Test("keep what they relate to on both sides, and are fetched as they change")
  @MainActor func films() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write("Model.xcdatamodeld/Model.xcdatamodel/contents", Self.model)
    let file = try #require(
      DataModelClasses.file(for: [folder.path + "/Model.xcdatamodeld"]))
    #expect(file.path == DataModelClasses.fileName)
    try folder.write(
      "App/Package.swift", "let package = Package(name: \"A\", targets: [.target(name: \"A\")])")
    try folder.write("App/Sources/A/" + file.path, file.text)
    try folder.write("App/Sources/A/App.swift", Self.app)
    let output = folder.path + "/film.txt"
    #expect(try FilmCommand([folder.path + "/App", "--duration", "0.1", "-o", output]).run() == 0)
    let text = try String(contentsOfFile: output, encoding: .utf8)
    for said in ["Attic z", "Unnamed xy", "found 1 of 12"] {
      #expect(text.contains(said), "\(text.prefix(600))")
    }
  }

  @Test("are none where there is no model") func none() {
    #expect(DataModelClasses.file(for: []) == nil)
    #expect(DataModelClasses.file(for: ["/nowhere/Model.xcdatamodeld"]) == nil)
  }
}
