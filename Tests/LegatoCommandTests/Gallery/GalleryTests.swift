import Foundation
import Legato
import LegatoFilm
import Testing

@testable import LegatoCommand

@Suite("legato gallery")
struct GalleryTests {
  @Test func aListHasALineForEachFilm() throws {
    let list = try GalleryList(
      """
      # name|file|options
      one.png|Buttons.swift|--preview "Buttons: submit states" --tap 'Pay | 24@0' --dark

        two | Screens/Chat.swift |
      """)
    let (one, two) = (list.entries[0], list.entries[1])
    #expect(list.entries.count == 2)
    #expect(one.name == "one" && one.family == "Buttons" && one.title == "submit states")
    #expect(
      one.options == ["--preview", "Buttons: submit states", "--tap", "Pay | 24@0", "--dark"])
    #expect(one.variants == ["dark"])
    #expect(two.name == "two" && two.file == "Screens/Chat.swift" && two.family == "Screens")
    #expect(two.options.isEmpty && two.title == "two")
  }

  @Test(arguments: ["only a name", "|A.swift|", "../a|A.swift|", "a|A.swift|--tap \"open"])
  func whatIsNoLineIsTold(line: String) {
    #expect(throws: FilmFailure.self) { try GalleryList(line) }
  }

  @Test func theOwnListCanBeRead() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(
      contentsOf: root.appendingPathComponent("Gallery/films.txt"), encoding: .utf8)
    let list = try GalleryList(text)
    #expect(list.entries.count > 50)
    for entry in list.entries {
      let file = root.appendingPathComponent("Gallery/\(entry.file)").path
      #expect(FileManager.default.fileExists(atPath: file), "\(entry.file)")
    }
    #expect(Set(list.entries.map(\.name)).count == list.entries.count)
  }

  @Test func theIndexHasACardForEachFilmAndEachToken() throws {
    let list = try GalleryList("a|A.swift|--preview \"<b>: <script>\"\nb|B.swift|")
    let films = try list.entries.map { entry in
      GalleryFilm(
        entry: entry, command: try FilmCommand([entry.file]),
        program: .failure(FilmFailure("<i>does not compile</i>")), folder: "."
      ).made()
    }
    let html = GalleryPage(films).html
    #expect(html.components(separatedBy: "class=\"token\"").count - 1 == MotionToken.all.count)
    #expect(html.contains("&lt;i&gt;does not compile&lt;/i&gt;"))
    #expect(!html.contains("<i>") && html.components(separatedBy: "<script>").count == 2)
    #expect(films.allSatisfy { $0.failure != nil })
  }

  @Test func aTokensCurveEndsAtItsGoal() throws {
    let token = try #require(MotionToken(named: "motion.normal"))
    let html = TokenCard(token).html
    #expect(html.contains("<polyline points=\"0,88 ") && html.contains(" 240,8\""))
    #expect(html.contains("<h3>motion.normal "))
  }

  @Test(arguments: [["--nothing"], ["--jobs", "0"], ["--out"], ["--list", "missing.txt"]])
  @MainActor func whatCannotBeDoneIsTold(arguments: [String]) {
    #expect(MainCommand.run(["gallery"] + arguments) == 2)
  }
}
