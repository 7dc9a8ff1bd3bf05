import Foundation
import LegatoFilm
import TestSupport
import Testing

@testable import LegatoCommand

/// Apps that keep functions which code made that does not compile.
@Suite("Projects whose functions are made by code that does not compile")
struct MadeUpFunctionsFilmTests {
  private static let app = """
    import GoneKit
    import SwiftUI

    struct Find {
      private let run: () -> Void
      let title: (Int) -> String
      let load: @MainActor (String) async throws -> [Int]
      let done: (() -> Void)?
      init() {
        let controller = GoneController.shared
        run = controller.show
        title = controller.title
        load = controller.load
        done = controller.done
      }
      func callAsFunction() { run() }
    }

    struct Screen: View {
      let find = Find()
      @State private var lines: [String] = []
      var body: some View {
        VStack {
          Button("Find: '\\(find.title(3))'") { find() }
          Text(find.done == nil ? "no end" : "an end")
          ForEach(lines, id: \\.self) { Text($0) }
        }
        .task {
          find()
          lines.append("\\((try? await find.load("a").count) ?? -1) loaded")
        }
      }
    }

    @main struct MyApp: App {
      var body: some Scene { WindowGroup { Screen() } }
    }
    """

  @Test("They say nothing when they are called, and the app films", arguments: ["5", "6"])
  @MainActor func film(version: String) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write(
      "Package.swift",
      """
      let package = Package(name: "MyApp", targets: [
        .executableTarget(name: "MyApp", swiftSettings: [.swiftLanguageMode(.v\(version))])])
      """)
    try folder.write("Sources/MyApp/MyApp.swift", Self.app)
    let text = try folder.filmed()
    for line in ["Find: ''", "no end", "0 loaded"] {
      #expect(text.contains("text \"\(line)\""), "\(text.prefix(3_000))")
    }
  }
}
