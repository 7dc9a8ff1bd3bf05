import BenchSeries
import Foundation

/// What the commands take that people wait for: a film of a file of the gallery with nothing kept, and again; the same
/// after an edit; and a check of the file. Each by the clock and in processor time, with the compiler that they start.
struct ToolMeasurement {
  let legato: BuiltLegato

  private static let file = "SaveButton.swift"
  private static let view = ["--view", "SaveButton", "--tap", "Save@0"]

  /// - Throws: where a command fails, with its words.
  func run() throws -> [ResultLine] {
    let work = FileManager.default.temporaryDirectory
      .appendingPathComponent("legato-bench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: work) }
    let source = work.appendingPathComponent(Self.file)
    let original = BuiltLegato.package.appendingPathComponent("Gallery/\(Self.file)")
    try FileManager.default.copyItem(at: original, to: source)
    let film = ["film", source.path] + Self.view
    let picture = film + ["-o", work.appendingPathComponent("a.png").path]
    let values = film + ["-o", work.appendingPathComponent("a.csv").path]

    var lines = try measure("film, nothing kept", picture, work)
    lines += try measure("film again, to a picture", picture, work)
    lines += try measure("film again, to values", values, work)
    let text = try String(contentsOf: source, encoding: .utf8)
    try Data((text + "\nprivate let edited = 1\n").utf8).write(to: source)
    lines += try measure("film after an edit", picture, work)
    lines += try measure("check, nothing kept", ["check", source.path, "--quiet"], work)
    lines += try measure("check again", ["check", source.path, "--quiet"], work)
    return lines
  }

  private func measure(_ name: String, _ words: [String], _ work: URL) throws -> [ResultLine] {
    let run = try MeasuredProgram.run(
      legato.program, words, environment: ["XDG_CACHE_HOME": work.path])
    // A check that finds something has checked.
    guard run.exitCode == 0 || words[0] == "check" && run.exitCode == 1 else {
      throw BenchFailure("legato \(words.joined(separator: " ")) ended with \(run.exitCode).")
    }
    let title = "Legato (\(legato.configuration)), \(name)"
    return [(run.wall, "ms wall"), (run.processor, "ms CPU")].map { value, unit in
      ResultLine(
        section: "T1", name: "\(title), \(unit.dropFirst(3))", count: 1, value: value, unit: unit)
    }
  }
}
