import Foundation
import TestSupport
import Testing

@testable import LegatoCommand

@Suite("The folders that an app finds in a person's place")
struct AppHomeTests {
  @Test("An app keeps its data in folders of its own, which are empty in each film and go with it")
  @MainActor func film() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.writePackage(
      """
      import SwiftUI

      /// What was there before, of all that an app may keep.
      struct Kept {
        static let places: [URL] = [
          .documentsDirectory, .cachesDirectory, URL.applicationSupportDirectory,
          FileManager.default.temporaryDirectory,
          FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.a")!,
          URL(fileURLWithPath: NSHomeDirectory()),
        ]
        static func count() -> Int {
          UserDefaults.standard.integer(forKey: "opened")
            + places.filter { FileManager.default.fileExists(atPath: $0.path + "/kept.txt") }.count
        }
        static func write() throws {
          let first = places[2]
          try FileManager.default.createDirectory(at: first, withIntermediateDirectories: true)
          for place in places {
            try Data("kept".utf8).write(to: place.appendingPathComponent("kept.txt"))
          }
          UserDefaults.standard.set(1, forKey: "opened")
          UserDefaults.standard.synchronize()
          _ = HTTPCookieStorage.shared
        }
      }

      @main struct MyApp: App {
        let before = Kept.count()
        let text: String
        init() {
          do {
            try Kept.write()
            text = "wrote|" + Kept.places.map(\\.path).joined(separator: "|") + "|"
          } catch { text = "\\(error)" }
        }
        var body: some Scene {
          WindowGroup { VStack { Text("\\(before) before"); Text(verbatim: text) } }
        }
      }
      """)
    for _ in 1...2 {
      let film = try folder.filmed()
      #expect(film.contains("text \"0 before\""), "\(film.prefix(2_000))")
      let words = film.split(whereSeparator: { "|\n".contains($0) }).map(String.init)
      let places = Set(words.filter { $0.contains("/legato-home-") })
      #expect(places.count == 6, "\(film.prefix(2_000))")
      for place in places { #expect(!FileManager.default.fileExists(atPath: place)) }
    }
  }

  @Test("They are there when an app begins") func folders() {
    let home = AppHome()
    for name in ["CFFIXED_USER_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "TMPDIR"] {
      #expect(FileManager.default.fileExists(atPath: home.variables[name] ?? "none"), "\(name)")
    }
    home.remove()
    #expect(!FileManager.default.fileExists(atPath: home.variables["CFFIXED_USER_HOME"] ?? "none"))
  }
}
