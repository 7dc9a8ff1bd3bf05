import Foundation
import LegatoFilm
import LegatoSlices
import Synchronization
import TestSupport
import Testing

@testable import LegatoCommand

@Suite("An app's root view with code that does not compile")
struct SliceSettlingTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.writeAppProject("MyApp")
    try folder.write(
      "MyApp/MyApp.swift",
      """
      import SwiftUI
      @main struct MyApp: App {
        @StateObject private var store = Store()
        var body: some Scene { WindowGroup { RootView().environmentObject(store) } }
      }
      """)
    try folder.write(
      "MyApp/Store.swift",
      """
      import Client
      import Foundation
      import SwiftUI

      final class Store: ObservableObject {
        let session: URLSession
        @Published var trip: Trip

        init(
          session: URLSession = ClientSession.shared.session,
          configuration: URLSessionConfiguration = ClientSession.configuration,
          trip: Trip = ClientTrips.first
        ) {
          self.session = session
          self.trip = trip
        }
      }

      struct Trip: Codable {
        var name: String
        var stops: [String]
      }
      """)
    try folder.write(
      "MyApp/RootView.swift",
      """
      import SwiftUI
      struct RootView: View {
        @EnvironmentObject private var store: Store
        var body: some View {
          VStack {
            Text("Stops: \\(store.trip.stops.count)")
            Row1(); Row2(); Row3(); Row4(); Row5(); Row6(); Row7(); Row8()
          }
        }
      }
      """)
    for number in 1...8 {
      let bad = number.isMultiple(of: 2) ? ".shine(by: \(number))" : ""
      try folder.write(
        "MyApp/Row\(number).swift",
        """
        import SwiftUI
        struct Row\(number): View {
          var body: some View { Text("Row \(number)")\(bad) }
        }
        """)
    }
    // Nothing leads here.
    try folder.write(
      "MyApp/Other.swift",
      """
      import SwiftUI
      struct Other: View {
        var body: some View { Text("Other").gleam() }
      }
      """)
  }

  private func compiled(
    _ path: String, _ choice: FilmChoice, hearing progress: @escaping @Sendable (String) -> Void
  ) throws -> CompiledSubject {
    var compiler = try ProjectOptions().compiler()
    compiler.progress = progress
    let source = try SourceFile(reading: folder.path + "/" + path)
    return try compiler.compiled(SubjectSources(source, choices: [choice]))
  }

  @Test("It is filmed, and what is left out are the parts that it would have shown")
  func root() throws {
    defer { folder.remove() }
    let heard = Mutex<[String]>([])
    let compiled = try compiled(
      "MyApp/MyApp.swift", .expression("MyApp._firstWindow()", name: "MyApp")
    ) { text in heard.withLock { $0.append(text) } }
    let names = compiled.leftOut.map(\.name)
    #expect(names.count { $0.contains(".shine") } == 4, "\(names)")
    #expect(names.count { $0 == "Store.init" } == 3, "\(names)")
    #expect(names.count == 7, "\(names)")
    let output = folder.path + "/film.txt"
    let (end, said) = try Children.output(
      compiled.program.path, ["--duration", "0.1", "--out", output])
    #expect(end == .exited(0), "\(String(decoding: said, as: UTF8.self))")
    let text = try String(contentsOfFile: output, encoding: .utf8)
    for shown in ["Stops: 0", "Row 1", "Row 8"] { #expect(text.contains(shown), "\(text)") }
    // Each round is of what was not well; seven rounds would be one for each error.
    #expect(heard.withLock { $0.count } <= 6, "\(heard.withLock { $0 })")
  }

  @Test("The same film again finds nothing out; with another file it does")
  func again() throws {
    defer { folder.remove() }
    let heard = Mutex(0)
    func film() throws -> (leftOut: [LeftOut], rounds: Int) {
      heard.withLock { $0 = 0 }
      let compiled = try compiled(
        "MyApp/MyApp.swift", .expression("MyApp._firstWindow()", name: "MyApp")
      ) { _ in heard.withLock { $0 += 1 } }
      return (compiled.leftOut, heard.withLock { $0 })
    }
    let first = try film()
    let second = try film()
    #expect(first.rounds > 0)
    #expect(second.rounds == 0)
    #expect(second.leftOut == first.leftOut)
    try folder.write(
      "MyApp/Shine.swift",
      "import SwiftUI\nextension View { func shine(by number: Int) -> some View { self } }\n")
    let third = try film()
    #expect(third.rounds > 0)
    #expect(!third.leftOut.contains { $0.name.contains(".shine") })
  }

  @Test(
    "What is to be shown is never a box: where it does not compile, that is said with its place")
  func shown() throws {
    defer { folder.remove() }
    try folder.write(
      "MyApp/Broken.swift",
      """
      import Client
      import SwiftUI
      struct Broken: View {
        var body: some View {
          let number: Int = "no"
          return Row2Wrapped(number)
        }
      }
      """)
    let failure = #expect(throws: FilmFailure.self) {
      _ = try compiled("MyApp/Broken.swift", .expression("Broken()", name: "Broken")) { _ in }
    }
    let message = try #require(failure).message
    #expect(message.contains("Broken.swift:5:"), "\(message)")
  }
}
