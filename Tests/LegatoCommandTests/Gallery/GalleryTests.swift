import Foundation
import Legato
import LegatoAudit
import TestSupport
import Testing

@testable import LegatoCommand
@testable import LegatoFilm

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

  @Test func theOptionsOfALineAreReadAsThoseOfAFilm() throws {
    let list = try GalleryList("a|Card.swift|--preview=Card:red --low-power --tap=--dark@1")
    #expect(list.entries[0].title == "red" && list.entries[0].variants == ["low power"])
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("films.txt")
      try Data("a|Card.swift|--drak".utf8).write(to: file)
      let out = folder.appendingPathComponent("out").path
      let failure = #expect(throws: FilmFailure.self) {
        try GalleryCommand(["--list", file.path, "--out", out]).run()
      }
      #expect(
        failure?.message
          == "a in \(file.path): There is no option --drak. Did you mean --dark?"
          + " All options: legato film --help")
    }
  }

  @Test(arguments: ["only a name", "|A.swift|", "../a|A.swift|", "a|A.swift|--tap \"open"])
  func whatIsNoLineIsTold(line: String) {
    #expect(throws: FilmFailure.self) { try GalleryList(line) }
  }

  @Test func theOwnListCanBeRead() throws {
    let root = PackageFolder.root
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
        location: .failure(FilmFailure("<i>does not compile</i>")), folder: "."
      ).made()
    }
    let html = GalleryPage(films).html
    #expect(html.components(separatedBy: "class=\"token\"").count - 1 == MotionToken.all.count)
    #expect(html.contains("&lt;i&gt;does not compile&lt;/i&gt;"))
    #expect(!html.contains("<i>") && html.components(separatedBy: "<script>").count == 2)
    #expect(films.allSatisfy { $0.failure != nil })
  }

  @Test("The audit's result is a badge, and a section with each finding")
  func auditsAreShown() throws {
    var found = GalleryAudit()
    #expect(found.summary == "nothing found" && found.tone == "clean")
    var finding = try JSONDecoder().decode(
      Finding.self,
      from: Data(
        """
        {"rule": "overshoot", "severity": "note", "file": "", "line": 0, "subject": "A",
         "path": "A/<b>", "property": "opacity", "message": "Too far.", "fix": "Less.",
         "criteria": [], "isToBeJudged": false, "count": 1,
         "evidence": [{"run": "full: tap", "start": 0, "end": 1, "observation": "1 → 1.2"}]}
        """.utf8))
    found.findings = [finding, finding]
    finding.severity = .error
    found.findings.append(finding)
    #expect(found.summary == "1 error, 2 notes" && found.tone == "error")
    let section = found.section
    for part in ["A/&lt;b&gt; opacity", "Too far.", "Less.", "1 → 1.2 (full: tap)"] {
      #expect(section.contains(part), "\(part)")
    }
    #expect(!section.contains("<b>"))
    found.failure = "“A” crashed."
    #expect(found.summary == "not checked" && found.section.contains("“A” crashed."))
    #expect(FilmPage.adding("<p>", to: "<main><!-- audit --></main>") == "<main><p></main>")
  }

  @Test("Files that compile together are one program; the others are one each")
  func filesAreCompiledTogether() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let head = "import SwiftUI\n"
    let files = try [
      ("A.swift", head + "struct A: View { var body: some View { Text(\"A\") } }"),
      ("B.swift", head + "#Preview(\"One\") { Text(\"1\") }\n#Preview(\"Two\") { Text(\"2\") }"),
      ("C.swift", head + "struct C: View { var body: some View { Text(nothing) } }"),
    ].map { try folder.write($0.0, $0.1) }
    let compiler = FilmCompiler(
      installation: try .current(), cache: FilmCache(folder: folder.url))
    func locations(_ commands: [[String]]) throws -> [Result<GalleryPrograms.Location, FilmFailure>]
    {
      GalleryPrograms(compiler: compiler, jobs: 1).locations(
        of: try commands.map { try FilmCommand($0) })
    }
    let good = try locations([
      [files[0]], [files[1], "--preview", "Two"], [files[1]], [files[0], "--view", "Text(\"x\")"],
    ]).map { try $0.get() }
    #expect(Set(good.map(\.program)).count == 1)
    #expect(good.map(\.subjects) == [[2], [0], [1, 0], [3]])
    let mixed = try locations([[files[0]], [files[2]], ["\(folder.path)/missing.swift"]])
    #expect((try? mixed[0].get().subjects) == [0])
    #expect(throws: FilmFailure.self) { try mixed[1].get() }
    #expect(throws: FilmFailure.self) { try mixed[2].get() }
  }

  @Test("Without a list, the files of a folder that have previews are filmed")
  func previewsOfAFolder() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let head = "import SwiftUI\n"
    try folder.write("Sources/Card/Card.swift", head + "#Preview(\"One\") { Text(\"1\") }")
    try folder.write("Sources/Bar/Card.swift", head + "#Preview { Text(\"2\") }")
    try folder.write("Sources/Bar/Model.swift", "struct Model {}")
    try folder.write("Tests/CardTests/A.swift", head + "#Preview { Text(\"3\") }")
    let entries = try GalleryList(previewsIn: [folder.path, folder.path + "/Sources"]).entries
    #expect(entries.map(\.file.first) == ["/", "/"])
    #expect(entries.map(\.family) == ["Bar", "Card"])
    #expect(Set(entries.map(\.name)).count == 2)
    #expect(throws: FilmFailure.self) { try GalleryList(previewsIn: [folder.path + "/none"]) }
    let two = try folder.write(
      "Sources/Two.swift",
      head + "#Preview(\"On\") { Text(\"1\") }\n#Preview(\"Off\") { Text(\"2\") }")
    let previews = try GalleryList(previewsIn: [two]).entries
    #expect(previews.map(\.title) == ["On", "Off"])
    #expect(previews.map(\.name) == ["Two-1", "Two-2"])
  }

  @Test func aTokensCurveEndsAtItsGoal() throws {
    let token = try #require(MotionToken(named: "motion.normal"))
    let html = TokenCard(token).html
    #expect(html.contains("<polyline points=\"0,88 ") && html.contains(" 240,8\""))
    #expect(html.contains("<h3>motion.normal "))
  }

  @Test(arguments: [
    ["--nothing"], ["--jobs", "0"], ["--out"], ["--list", "missing.txt"], ["--no-audit=1"],
  ])
  @MainActor func whatCannotBeDoneIsTold(arguments: [String]) {
    #expect(MainCommand.run(["gallery"] + arguments) == 2)
  }
}
