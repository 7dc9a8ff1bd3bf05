import Foundation
import LegatoFilm
import TestSupport
import Testing

@testable import LegatoCommand

/// Runs every command that the README, the guides and the help show, as a person would: with a shell,
/// one after the other, in a folder that has the files which they name.
@Suite("Documented commands")
struct DocumentedCommandsTests {
  /// Lines that no test runs, by how they begin, and why.
  private static let notRun: [(start: String, reason: String)] = [
    ("scripts/test", "this is what runs the tests"),
    ("scripts/gallery", "builds, then runs legato gallery, which is run here by itself"),
    ("scripts/lint", "scripts/test begins with it"),
    ("scripts/bench", "builds for release and measures for minutes"),
    (
      "scripts/support/coverage", "writes into the repository; lint says where it is not up to date"
    ),
    ("legato studio", "serves until it is ended; the tests of the studio drive it"),
    (".build/debug/legato studio", "serves until it is ended; the tests of the studio drive it"),
    ("scripts/setup && swift build", "builds Legato, then serves until it is ended"),
    ("swift build", "builds the reader's package"),
    ("swift test", "tests the reader's package"),
    ("swift run -c release legato-fuzz", "builds for release and plays for minutes"),
    ("LEGATO_CYCLES=1000 swift test", "tests the repository, for minutes"),
    ("LEGATO_TESTS=LegatoTests swift test", "tests the repository, as after an edit"),
    ("LEGATO_TESTS=BenchSeriesTests swift test", "tests the package of the benchmarks"),
    ("LEGATO_STUDIO_SOAK=1 scripts/test", "plays an hour in the studio, for minutes"),
    ("LEGATO_BLESS=1 swift test", "writes references into the repository"),
    ("LEGATO_INVARIANTS= scripts/test", "this is what runs the tests"),
    ("legato manual | man -l -", "man is a program of the reader's, and waits for keys"),
  ]

  /// The texts with commands in them.
  static let documents: [String] = {
    var paths = ["README.md", "CONTRIBUTING.md"]
    for folder in ["Documentation", "Documentation/decisions", "Sources/Legato/Legato.docc"] {
      let names =
        (try? FileManager.default.contentsOfDirectory(
          atPath: root.appendingPathComponent(folder).path)) ?? []
      paths += names.filter { $0.hasSuffix(".md") }.sorted().map { "\(folder)/\($0)" }
    }
    let isFull = { (path: String) in
      let text = try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
      return !commands(in: text ?? "").isEmpty
    }
    return paths.filter(isFull) + Subcommands.all.map { "help of \($0.name)" } + ["help"]
  }()

  private static let root = PackageFolder.root

  private static let starts = [
    "legato ", ".build/debug/legato ", "swift ", "scripts/", "mkdir ", "LEGATO_",
  ]

  /// The lines that a shell is meant to read: those of blocks of `sh` and `console`, and indented ones
  /// that begin with a command.
  private static func commands(in text: String) -> [String] {
    var lines: [String] = []
    var fence: String?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        fence = fence == nil ? String(line.dropFirst(3)) : nil
        continue
      }
      let trimmed = line.trimmingCharacters(in: .whitespaces)
      let command = trimmed.hasPrefix("$ ") ? String(trimmed.dropFirst(2)) : trimmed
      let isShell = fence == "sh" || fence == "bash" || (fence == "console" && command != trimmed)
      let isIndented =
        fence == nil && line.hasPrefix("    ") && starts.contains(where: command.hasPrefix)
      if (isShell || isIndented) && !command.isEmpty && !command.hasPrefix("#") {
        lines.append(command)
      }
    }
    return lines
  }

  /// The examples at the end of a help, without the comments behind them.
  private static func examples(in help: String) -> [String] {
    help.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { line in
      line.hasPrefix("legato ") && !line.contains("[") && !line.contains("FILE.swift")
        && !line.contains("PATH…") && !line.contains(" | zsh") && !line.contains("COMMAND")
        && Subcommands.named(line.split(separator: " ").dropFirst().first.map(String.init) ?? "")
          != nil
    }
  }

  private static func lines(of document: String) async throws -> [String] {
    if document == "help" { return examples(in: await MainCommand.help) }
    if document.hasPrefix("help of "),
      let command = Subcommands.named(String(document.dropFirst(8)))
    {
      return examples(in: command.help)
    }
    return commands(
      in: try String(contentsOf: root.appendingPathComponent(document), encoding: .utf8))
  }

  @Test("Every line is run, or said not to be, and ends as it is documented", arguments: documents)
  func run(document: String) async throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try Self.prepare(folder)
    for line in try await Self.lines(of: document) {
      let isRun =
        line.contains("--write-only") || !Self.notRun.contains { line.hasPrefix($0.start) }
      guard isRun else { continue }
      let command = line.replacing("swift run legato ", with: "legato ")
      let (code, said) = try Self.run(command, in: folder)
      #expect(code == 0, "\(line): \(said)")
    }
  }

  @Test func everyReasonIsForALineThatIsThere() async throws {
    var all: [String] = []
    for document in Self.documents { all += try await Self.lines(of: document) }
    #expect(all.count > 40)
    for (start, reason) in Self.notRun {
      let isThere = all.contains { $0.hasPrefix(start) }
      #expect(isThere || start.hasPrefix("LEGATO"), "\(start): \(reason)")
    }
  }

  private static func run(_ line: String, in folder: TemporaryFolder) throws -> (Int32, String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/timeout")
    process.arguments = ["180", "/bin/bash", "-c", line]
    process.currentDirectoryURL = folder.url
    var environment = ProcessInfo.processInfo.environment
    environment["PATH"] = "\(folder.path)/bin:\(environment["PATH", default: ""])"
    environment["HOME"] = folder.path + "/home"
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: said.suffix(2000), as: UTF8.self))
  }

  /// An app in an Xcode project, with a stand-in for a module that it imports, and motion tests.
  private static func prepareApp(_ folder: TemporaryFolder) throws {
    try folder.writeAppProject("MyApp")
    try folder.write(
      "MyApp/MyApp.swift",
      "import Analytics\nimport SwiftUI\n@main struct MyApp: App { var body: some Scene { WindowGroup { RecipeList() } } }\n"
    )
    try folder.write(
      "MyApp/RecipeList.swift",
      """
      import SwiftUI
      struct RecipeList: View {
        @State private var count = 1
        var body: some View {
          VStack {
            ForEach(0..<count, id: \\.self) { Text("Recipe \\($0)").transition(.opacity) }
            Button("Add") { withAnimation(.snappy) { count += 1 } }
          }
        }
      }
      #Preview("Filled") { RecipeList() }
      """)
    try folder.write(
      "StandIns/Analytics/Analytics.swift", "public func track(_ event: String) {}\n")
    try folder.write(
      "StandIns/Kingfisher/Kingfisher.swift", "public struct KFImage {}\n")
    // The test that the guide shows, as it stands there.
    let guide = try String(
      contentsOf: root.appendingPathComponent("Documentation/Adoption.md"), encoding: .utf8)
    let test = guide.components(separatedBy: "```swift\n").dropFirst().first?
      .components(separatedBy: "```").first
    try folder.write("MotionTests/RecipeListTests.swift", try #require(test))
    try folder.write(
      "MotionTests/CardTests.swift",
      "import Testing\n@Test func cardsCount() { #expect(1 + 1 == 2) }\n")
  }

  /// What the commands name: views with the labels that are touched, and folders.
  private static func prepare(_ folder: TemporaryFolder) throws {
    func view(_ name: String, _ properties: String, _ body: String) -> String {
      "import SwiftUI\nstruct \(name): View {\n\(properties)\nvar body: some View {\n\(body)\n}\n}\n"
    }
    let card = view(
      "Card", "var title = \"Hello\"\n@State private var isOn = false",
      "VStack { Button(title) { isOn.toggle() }; Button(\"Save\") { isOn.toggle() } }"
        + ".opacity(isOn ? 0.5 : 1).animation(.easeInOut(duration: 0.25), value: isOn)")
    let submit = view(
      "Submit", "@State private var isSent = false",
      "Button(\"Submit\") { isSent.toggle() }.opacity(isSent ? 0.5 : 1)"
        + ".animation(.easeInOut(duration: 0.2), value: isSent)")
    let menu = view(
      "Menu2", "@State private var isOpen = false",
      "VStack { Button(\"Open\") { isOpen.toggle() }; Text(\"Copy\").opacity(isOpen ? 1 : 0.2) }"
        + ".animation(.easeInOut(duration: 0.2), value: isOpen)")
    let bar = view(
      "Bar", "var value = 0.5", "Rectangle().frame(width: 200 * value, height: 20)")
    for (name, text) in [("Card", card), ("Submit", submit), ("Menu", menu), ("Bar", bar)] {
      try folder.write("\(name).swift", text)
    }
    try folder.write(
      "Sources/Card.swift",
      card.replacing(".easeInOut(duration: 0.25)", with: ".default") + "#Preview { Card() }\n")
    try prepareApp(folder)
    try folder.write("Gallery/films.txt", "buttons|../Submit.swift|--tap \"Submit@0\"\n")
    for name in [
      "home/.local/share/bash-completion/completions", "home/.local/share/man/man1",
      "home/.zfunc", "bin", ".build/debug", "buttons",
    ] {
      try FileManager.default.createDirectory(
        at: folder.url.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    let legato = try FilmInstallation.current().folder.appendingPathComponent("legato").path
    for place in ["bin/legato", ".build/debug/legato"] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/\(place)", withDestinationPath: legato)
    }
  }
}
