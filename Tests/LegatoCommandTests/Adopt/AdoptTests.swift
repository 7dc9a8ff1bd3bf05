import Foundation
import LegatoFilm
import LegatoProject
import LegatoSlices
import TestSupport
import Testing

@testable import LegatoCommand

@Suite("Adopting projects")
struct AdoptTests {
  private static let fixtures = PackageFolder.url("Tests/LegatoProjectTests/Fixtures").path

  private func adoption(_ name: String, _ arguments: [String] = []) throws -> Adoption {
    let options = try AdoptOptions(["\(Self.fixtures)/\(name)"] + arguments)
    let compiler = try options.project.compiler()
    let project = try ProjectSubject.read(options.path)
    let targets = project.mainTargets.filter {
      $0.platforms.isEmpty || $0.platforms.contains("iOS")
    }
    let codes = ProjectCode.all(of: targets, in: project, compiler)
    return try Adopter(compiler: compiler, codes: codes, options: options).adoption()
  }

  /// The status of each subject, by its name.
  private func statuses(_ adoption: Adoption) -> [String: Adoption.Status] {
    Dictionary(
      adoption.subjects.map { ("\($0.kind) \($0.name)", $0.status) },
      uniquingKeysWith: { first, _ in first })
  }

  @Test("An Xcode app: what compiles, what does without, what does not, and why")
  func xcode() throws {
    let adoption = try adoption("Larder")
    #expect(
      statuses(adoption) == [
        "app LarderApp": .partial, "preview Filled": .partial, "view RecipeList": .partial,
        "preview Row": .whole,
        "view RecipeRow": .whole, "preview Scanner": .failed, "view RecipeScanner": .failed,
        "view ShelfLabel": .whole,
      ])
    #expect(adoption.wants.first?.name == "DataScannerHost")
    #expect(adoption.wants.first?.stops == 2)
    #expect(adoption.wants.first?.places.first?.line == 7)
    let left = try #require(adoption.subjects.first { $0.name == "LarderApp" }).leftOut
    #expect(left.map(\.name) == ["CloudSync.container"])
    #expect(left.first?.reason == "cannot find 'NISession' in scope")
    let text = AdoptionReport(adoption: adoption).text
    #expect(text.contains("Larder (Xcode project), targets Larder, Pantry, 11 Swift files"))
    #expect(text.contains("DataScannerHost  stops 2 views"))
    #expect(text.contains("Gone.swift does not exist"))
    let decoded = try JSONDecoder().decode(
      Adoption.self, from: Data(AdoptionReport(adoption: adoption).json.utf8))
    #expect(decoded == adoption)
  }

  @Test(
    "Every other kind of project: each of its views compiles",
    arguments: ["Meadow", "Atlas", "Sketchbook.swiftpm"])
  func others(name: String) throws {
    let adoption = try adoption(name)
    #expect(adoption.subjects.count >= 2)
    #expect(
      adoption.subjects.allSatisfy { $0.status == .whole },
      "\(AdoptionReport(adoption: adoption).text)")
  }

  @Test("A stand-in takes the place of a module, and the report names it")
  func standIns() throws {
    let adoption = try adoption("Tide")
    #expect(
      adoption.subjects.allSatisfy { $0.status == .whole },
      "\(AdoptionReport(adoption: adoption).text)")
    #expect(adoption.standIns == ["Lottie"])
    #expect(adoption.modules.map(\.name) == ["Lottie"])
    #expect(
      AdoptionReport(adoption: adoption).text.contains(
        "Stand-ins that took the place of modules: Lottie"))
  }

  @Test(
    "The app of each project films, and the film says what it was made without",
    arguments: [
      ("Larder", "NISession"), ("Meadow", "Left out"),
      ("Tide", "a stand-in took the place of the module Lottie"), ("Sketchbook.swiftpm", "film of"),
    ])
  @MainActor
  func films(name: String, said: String) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let output = folder.path + "/film.txt"
    let command = try FilmCommand(["\(Self.fixtures)/\(name)", "--duration", "0.1", "-o", output])
    #expect(try command.run() == 0)
    let text = try String(contentsOfFile: output, encoding: .utf8)
    #expect(text.contains(said), "\(text.prefix(600))")
  }

  @Test("Where there are several targets, one has to be chosen")
  func severalTargets() throws {
    let command = try FilmCommand([Self.fixtures + "/Atlas"])
    let failure = #expect(throws: FilmFailure.self) { try command.compiled() }
    #expect(failure?.message.contains("choose one with --target") == true)
    #expect(failure?.message.contains("--target MapsUI  (library, 1 files)") == true)
    let wrong = try FilmCommand([Self.fixtures + "/Atlas", "--target", "Nobody"])
    #expect(throws: FilmFailure.self) { try wrong.compiled() }
  }

  @Test("A package for tests has what they name, and nothing that does not compile")
  func testPackage() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write(
      "Tests/RowTests.swift",
      "import SwiftUI\n@testable import Larder\n@MainActor func row() -> any View { RecipeRow(recipe: Recipe.samples[0]) }"
    )
    let command = try TestCommand([
      Self.fixtures + "/Larder", "--tests", folder.path + "/Tests", "--package",
      folder.path + "/package", "--write-only",
    ])
    #expect(try command.run() == 0)
    let manifest = try String(
      contentsOfFile: folder.path + "/package/Package.swift", encoding: .utf8)
    #expect(
      manifest.contains(".target(name: \"Larder\"") && manifest.contains(".define(\"PANTRY\")"))
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.path + "/package/Sources/Larder")
    #expect(Set(names).isSuperset(of: ["Recipe.swift", "RecipeRow.swift"]))
    #expect(!names.contains("RecipeScanner.swift") && !names.contains("CloudSync.swift"))
  }

  @Test(
    "Models and queries over memory: what is inserted, changed and deleted is shown, sorted and filtered"
  )
  func swiftData() throws {
    let folder = try app(
      """
      import SwiftData
      import SwiftUI

      @Model final class Note {
        @Attribute(.unique) var name: String
        var rank = 0
        @Relationship(deleteRule: .cascade) var parts: [Note] = []
        @Transient var isOpen = false
        var title: String { name.uppercased() }
        init(_ name: String, rank: Int) { self.name = name; self.rank = rank }
      }

      struct Notes: View {
        @Environment(\\.modelContext) private var context
        @Query(filter: #Predicate<Note> { $0.rank > 0 }, sort: \\Note.rank, order: .reverse) private var notes: [Note]
        @Query private var all: [Note]
        var body: some View {
          VStack {
            ForEach(notes) { note in Text(note.title) }
            Text("of \\(all.count)")
            Button("Add") {
              for rank in 0...2 { context.insert(Note("n\\(rank)", rank: rank)) }
              try? context.save()
            }
            Button("Rename") { notes.first?.name = "last" }
            Button("Delete") { if let note = notes.first { context.delete(note) } }
          }
        }
      }

      @main struct MyApp: App {
        var body: some Scene { WindowGroup { Notes() }.modelContainer(for: Note.self, inMemory: true) }
      }
      """)
    defer { folder.remove() }
    try folder.write(
      "MotionTests/NotesTests.swift",
      """
      import LegatoTesting
      import SwiftData
      import SwiftUI
      import Testing
      @testable import MyApp

      @Test @MainActor func notes() throws {
        let host = try MotionHost { Notes().modelContainer(for: Note.self) }
        #expect(host.texts == ["of 0"])
        host.tap("Add")
        host.advance(by: 1)
        #expect(host.texts == ["N2", "N1", "of 3"])
        host.tap("Rename")
        host.advance(by: 1)
        #expect(host.texts == ["LAST", "N1", "of 3"])
        host.tap("Delete")
        host.advance(by: 1)
        #expect(host.texts == ["N1", "of 2"])
      }

      extension MotionHost {
        @MainActor var texts: [String] {
          labels.filter { !["Add", "Rename", "Delete"].contains($0) }
        }
      }
      """)
    #expect(try TestCommand([folder.path]).run() == 0)
  }

  @Test("Tests run against an app, and what fails, does not compile or is not there is said so")
  func testRun() throws {
    let folder = try app(
      """
      import SwiftUI
      struct Lamp: View {
        @State private var isOn = false
        var body: some View { Toggle("Lamp", isOn: $isOn).opacity(isOn ? 1 : 0.5) }
      }
      struct Elsewhere { let unknown: Nowhere }
      @main struct MyApp: App { var body: some Scene { WindowGroup { Lamp() } } }
      """)
    defer { folder.remove() }
    func test(_ code: String, _ arguments: String...) throws -> Int32 {
      try folder.write(
        "MotionTests/LampTests.swift",
        "import LegatoTesting\nimport SwiftUI\nimport Testing\n@testable import MyApp\n\n\(code)\n")
      return try TestCommand([folder.path] + arguments).run()
    }
    let passing = "@Test @MainActor func lamp() throws { try MotionHost { Lamp() }.expectStill() }"
    #expect(try test(passing) == 0)
    #expect(try test(passing, "--filter", "nobody") == 1)
    #expect(try test("@Test func lamp() { #expect(#filePath == \"\") }") == 1)
    // The folder beside the test, where pictures are kept, is the person's own.
    #expect(
      try test(
        "@Test func place() { #expect(#filePath == \"\(folder.path)/MotionTests/LampTests.swift\"); #expect(#line == 6) }"
      ) == 0)
    let broken = #expect(throws: FilmFailure.self) { try test("@Test func lamp() { Lamp().x() }") }
    #expect(broken?.message.contains("MotionTests/LampTests.swift:6") == true)
    let old = #expect(throws: FilmFailure.self) { try test("import XCTest") }
    #expect(old?.message.contains("imports XCTest") == true)
  }

  private func app(_ code: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.writeAppProject("MyApp")
    try folder.write("MyApp/MyApp.swift", code)
    return folder
  }
}
