import Foundation
import LegatoFilm
import TestSupport
import Testing

@testable import LegatoCommand

/// How long it takes from the write of a file to the pixels in the page: what `scripts/bench studio` prints.
@Suite(
  "The studio's latency", .serialized,
  .enabled(if: LatencyBench.edits > 0, "scripts/bench studio measures it"))
struct StudioLatencyTests {
  private static let steps = [
    ("notice", "noticed"), ("parse", "views found"), ("prepare", "prepared"),
    ("compile", "compiler"),
    ("link", "linked"), ("start", "program"), ("view", "view made"), ("play", "played again"),
    ("encode", "encoded"), ("page", "page"),
  ]

  private func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
  }

  private func column(_ value: Double) -> String {
    let text = String(format: "%.1f", value)
    return String(repeating: " ", count: max(0, 9 - text.count)) + text
  }

  @Test(
    "Medians by step", arguments: ["Gallery/SaveButton.swift", "Gallery/Screens/Dashboard.swift"])
  @MainActor
  func medians(name: String) throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let source = try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    // With the files beside it that it needs.
    let home = root.appendingPathComponent(name).deletingLastPathComponent().path
    let others = ProjectFiles.swiftFiles(at: home).filter { !$0.hasSuffix("/" + name) }
      .compactMap { ProjectFiles.read($0) }
    let needed =
      name.contains("Screens")
      ? SourceSlice(others).files(for: SourceFile(path: name, text: source)) : []
    for file in needed {
      try folder.write(FilmSources.fileName(of: file.path), file.text)
    }
    let path = try folder.write("View.swift", source)
    let studio = try StudioProgram([path])
    let page = try StudioBrowser(studio)
    var plain: [Double] = []
    let compiler = FilmCompiler(
      installation: try .current(),
      cache: FilmCache(folder: folder.url.appendingPathComponent("cache")))
    for number in 1...LatencyBench.edits {
      let before = try page.browser.number("legatoStudio.session.latencies.length")
      usleep(400_000)
      let text = source + "\n// edit \(number)\n"
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      try page.browser.wait("legatoStudio.session.latencies.length > \(before)")
      // The same text, by the driver and its usual linker, into a program.
      let choices = try FilmChoice.choices(in: ViewFinder.summary(of: text), view: nil)
      let start = ProcessInfo.processInfo.systemUptime
      _ = try compiler.program(
        SourceFile(path: "View.swift", text: text), choices: choices,
        companions: Companions(files: needed))
      plain.append((ProcessInfo.processInfo.systemUptime - start) * 1000)
    }
    let json = try page.browser.text("JSON.stringify(legatoStudio.session.latencies)")
    let all = try JSONDecoder().decode([[String: Double]].self, from: Data(json.utf8))
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    print("\(name): \(lines) lines, \(all.count) edits, median in ms")
    for (step, words) in Self.steps {
      print(
        "  " + words.padding(toLength: 16, withPad: " ", startingAt: 0)
          + column(median(all.compactMap { $0[step] })))
    }
    let total = median(all.compactMap { $0["total"] })
    let rest = median(all.map { ($0["total"] ?? 0) - ($0["compile"] ?? 0) })
    print("  all             \(column(total))   of it not the compiler's \(column(rest))")
    print("  swiftc alone    \(column(median(plain)))")
    #expect(all.count == LatencyBench.edits)
    studio.interrupt()
  }

  @Test("Frames while a finger drags, at two pixels to a point")
  @MainActor
  func dragging() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let path = try folder.write("View.swift", StudioViews.fields)
    let studio = try StudioProgram([path])
    let page = try StudioBrowser(studio)
    try page.browser.call(
      "Emulation.setDeviceMetricsOverride",
      ["width": 1400, "height": 900, "deviceScaleFactor": 2, "mobile": false])
    let place = try page.place(of: "Knob")
    try page.browser.evaluate(
      """
      globalThis.drawn = 0;
      (() => {
        const film = Object.getPrototypeOf(legatoStudio.session.film);
        const draw = film.draw;
        film.draw = function (...all) { drawn++; return draw.apply(this, all); };
      })()
      """)
    try page.browser.mouse("mousePressed", place.x, place.y)
    let start = ProcessInfo.processInfo.systemUptime
    var step = 0.0
    while ProcessInfo.processInfo.systemUptime - start < 3 {
      step += 1
      try page.browser.mouse("mouseMoved", place.x + 40 * sin(step / 12), place.y)
      usleep(6_000)
    }
    let seconds = ProcessInfo.processInfo.systemUptime - start
    let drawn = try page.browser.number("drawn")
    try page.browser.mouse("mouseReleased", place.x, place.y)
    print("Dragging: \(Int((drawn / seconds).rounded())) frames a second")
    #expect(drawn > 0)
    studio.interrupt()
  }
}

/// What `scripts/bench studio` asks for.
enum LatencyBench {
  static let edits = Int(ProcessInfo.processInfo.environment["LEGATO_STUDIO_BENCH"] ?? "") ?? 0
}
