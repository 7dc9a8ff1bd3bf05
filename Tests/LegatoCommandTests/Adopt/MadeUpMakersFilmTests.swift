import Foundation
import LegatoFilm
import TestSupport
import Testing

@testable import LegatoCommand

/// Apps whose own types are made by code that does not compile: what makes a value of one is found out when the film runs.
@Suite("Projects whose own types are made by code that does not compile")
struct MadeUpMakersFilmTests {
  private static let kit = """
    import Foundation
    import GoneKit

    public final class Database: Sendable {
      let writer: any GoneWriter
      public init(_ writer: any GoneWriter) throws { self.writer = writer }
      public static func inMemory() throws -> Database {
        try Database(try GoneQueue(configuration: GoneConfiguration()))
      }
      public func count() -> Int { 7 }
    }
    """

  private static let app = """
    import GoneKit
    import Kit
    import SwiftUI

    enum Mode { case fast(limit: Int), slow(Gone2) }
    struct Gone2 { let name: String }
    final class Session {
      static let shared = Session()
      private init() {}
      let name = "shared session"
    }
    final class API {
      let session: Session
      let mode: Mode
      init(session: Session, mode: Mode, retries: Int = 3) {
        self.session = session
        self.mode = mode
      }
      convenience init(_ client: GoneClient) { self.init(session: .shared, mode: .fast(limit: 1)) }
    }
    struct Container {
      struct Interactors { let api: API; var note: String?; let load: (Int) -> Void }
      let interactors: Interactors
      let state: AppState
      init(state: AppState, interactors: Interactors) {
        self.state = state
        self.interactors = interactors
      }
    }
    final class AppState: ObservableObject { @Published var title = "Hello" }
    struct Setup {
      let container: Container
      static func bootstrap(_ state: AppState) -> Setup {
        let client = GoneClient()
        let interactors = Container.Interactors(api: API(client), load: { client.load($0) })
        return Setup(container: Container(state: state, interactors: interactors))
      }
    }
    @Observable final class Feed {
      let api: API
      let lines = ["line"]
      init(api: API, gone: GoneClient) { self.api = api }
    }
    struct Screen: View {
      let setup: Setup
      private let feed = Feed(api: API(GoneClient.shared), gone: GoneClient.shared.make())
      var body: some View {
        VStack {
          Text(setup.container.interactors.api.session.name)
          Text("\\(feed.lines.count) lines")
          Text(setup.container.state.title)
        }
      }
    }

    @main struct MyApp: App {
      private let database: Database
      init() { database = try! Database.inMemory() }
      var body: some Scene {
        let state = AppState()
        let setup = Setup.bootstrap(state)
        let gone = GoneCache(size: 3)
        WindowGroup {
          Screen(setup: setup).gone(gone)
          Text("\\(database.count()) rows")
        }
      }
    }
    """

  @Test("Their initialisers make them, of values that say nothing, and the app films")
  @MainActor func film() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write(
      "Package.swift",
      """
      let package = Package(name: "MyApp", targets: [
        .target(name: "Kit"), .executableTarget(name: "MyApp", dependencies: ["Kit"])])
      """)
    try folder.write("Sources/Kit/Database.swift", Self.kit)
    try folder.write("Sources/MyApp/MyApp.swift", Self.app)
    let text = try folder.filmed("--target", "MyApp")
    for line in ["shared session", "1 lines", "Hello", "7 rows"] {
      #expect(text.contains("text \"\(line)\""), "\(text.prefix(3_000))")
    }
    // What was found out is kept: nothing is compiled for the same again.
    let again = try ContinuousClock().measure { _ = try folder.filmed("--target", "MyApp") }
    #expect(again < .seconds(5))
  }

  @Test("What a stand-in's type makes is made as well, in an app that has SwiftUI from a package")
  @MainActor func standIn() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.writePackage(
      """
      import GoneKit
      import SwiftData

      @Model final class Note {
        var text: String
        init(text: String) { self.text = text }
      }
      struct Home: View {
        @Query private var notes: [Note]
        @Injected(\\.store) private var store: Store
        private let id: Int
        init(id: Int) { self.id = id }
        var body: some View { Text("\\(notes.count) notes, \\(store.count) in \\(id)") }
      }
      struct Store { var count = 3 }

      @main struct MyApp: App {
        private let container: ModelContainer
        init() {
          do { container = try ModelContainer(for: Note.self) } catch { fatalError("no container") }
          do { try GoneKit.configure() } catch { GoneLogger().error(error) }
        }
        var body: some Scene {
          WindowGroup { Home(id: 4) }.modelContainer(container)
        }
      }
      """)
    let text = try folder.filmed()
    #expect(text.contains("text \"0 notes, 3 in 4\""), "\(text.prefix(3_000))")
  }
}
