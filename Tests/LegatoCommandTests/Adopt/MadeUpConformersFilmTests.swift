import Foundation
import LegatoFilm
import TestSupport
import Testing

@testable import LegatoCommand

/// Apps whose services are made by code that does not compile, and are asked for by protocols.
@Suite("Projects whose services are values of protocols")
struct MadeUpConformersFilmTests {
  private static let protocols = """
    import Foundation

    public struct Post: Sendable { public let title: String }
    public struct Token { let value: UnsafeRawPointer }

    public protocol Feeding: Sendable {
      var name: String { get }
      var limit: Int { get set }
      var isReady: Bool { get async throws }
      func posts(_ page: Int, in section: String) async throws -> [Post]
      func token() throws -> Token
      func first<T: Decodable>(_ type: T.Type) async throws -> T?
      func reset()
      func search(_ text: String, limit: Int?) -> [String]
      mutating func forget()
    }
    extension Feeding {
      public var name: String { "feed" }
      public func search(_ text: String) -> [String] { search(text, limit: nil) + ["end"] }
    }
    @MainActor public protocol Settling: AnyObject, Sendable {
      var size: Double { get set }
      func rows() -> [String: Int]
    }
    public protocol Named: Feeding { static var kind: String { get } }
    // Of these none can be made up, and that is no fault.
    public protocol Odd { associatedtype Item; func item() -> Item }
    public protocol Listed: Comparable { var text: String { get } }
    public protocol Wrong { var value: Missing { get } }
    """

  private static let app = """
    import Feeds
    import GoneKit
    import SwiftUI

    @MainActor @Observable final class Model {
      var feed: any Named
      let settings: Settling
      var lines: [String] = []
      init(feed: any Named = GoneContainer.shared.feed, settings: Settling = GoneContainer.shared.settings) {
        self.feed = feed
        self.settings = settings
      }
      func load() async {
        feed.limit = 3
        feed.forget()
        feed.reset()
        lines.append("\\(feed.name) \\(feed.limit)")
        lines.append("\\(feed.search("a").count) found")
        lines.append("\\((try? await feed.posts(1, in: "x").count) ?? -1) posts")
        do { _ = try feed.token() } catch { lines.append("no token") }
        lines.append("\\((try? await feed.isReady) ?? true) \\(settings.rows().count) \\(settings.size)")
      }
    }

    struct Screen: View {
      @State private var model = Model()
      var body: some View {
        VStack { ForEach(model.lines, id: \\.self) { Text($0) } }.task { await model.load() }
      }
    }

    @main struct MyApp: App {
      var body: some Scene { WindowGroup { Screen() } }
    }
    """

  @Test("A service that does not compile says nothing, and the app films") @MainActor
  func film() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write(
      "Package.swift",
      """
      let package = Package(name: "MyApp", targets: [
        .target(name: "Feeds"), .executableTarget(name: "MyApp", dependencies: ["Feeds"])])
      """)
    try folder.write("Sources/Feeds/Feeds.swift", Self.protocols)
    try folder.write("Sources/MyApp/MyApp.swift", Self.app)
    let text = try folder.filmed("--target", "MyApp")
    for line in ["feed 0", "1 found", "0 posts", "no token", "false 0 0.0"] {
      #expect(text.contains("text \"\(line)\""), "\(text.prefix(3_000))")
    }
    #expect(text.contains("Model.init answers a neutral value"), "\(text.prefix(3_000))")
  }
}
