import Foundation
import LegatoArguments
@_spi(Host) import LegatoFilm

// usage: bench --help
let words = Array(CommandLine.arguments.dropFirst())
MainActor.assumeIsolated {
  do {
    exit(try run(words))
  } catch let error as ArgumentError {
    note("bench: \(error)")
    exit(2)
  } catch {
    note("bench: \(error)")
    exit(2)
  }
}

/// Does what the arguments ask for. Returns the exit code: 1 where something is over its budget or costs more than in
/// a series, 2 where it cannot be told.
@MainActor
func run(_ words: [String]) throws -> Int32 {
  let asksForHelp = CommandGrammar.asksForHelp(words)
  switch words.first {
  case "budget":
    if asksForHelp { return help(BudgetOptions.syntax.help) }
    let isKept = try BudgetMeasurement(options: BudgetOptions(words.dropFirst())).run()
    if !isKept { note("A story is over its budget at 60 Hz.") }
    return isKept ? 0 : 1
  case "cliffs":
    if asksForHelp { return help(CliffOptions.syntax.help) }
    let options = try CliffOptions(words.dropFirst())
    let isFlat = try CliffMeasurement(frames: options.frames).run(options.scenes)
    if !isFlat { note("A scene costs more for what it changes than the frontier's.") }
    return isFlat ? 0 : 1
  case "frontier" where !words.contains { $0.hasPrefix("--") && $0 != "--help" }:
    if asksForHelp { return help(FrontierOptions.syntax.help) }
    try measure(FrontierOptions(words.dropFirst()))
    return 0
  default:
    if asksForHelp { return help(BenchOptions.syntax.help) }
    let options = try BenchOptions(words)
    if options.isSeries { return try SeriesRun(options: options).run() }
    try measure(options)
    return 0
  }
}

private func help(_ text: String) -> Int32 {
  print(text)
  return 0
}

/// Measures scenes of the frontier: all of them, or the one that is named.
@MainActor
private func measure(_ options: FrontierOptions) throws {
  for scene in options.scenes {
    for count in options.count.map({ [$0] }) ?? scene.counts {
      try FrontierMeasurement(
        scene: scene, count: count, frames: options.frames ?? scene.frames, peers: options.peers
      ).run()
    }
  }
}

/// The parts that were asked for. Views are the main actor's, and so is what this file does.
@MainActor
private func measure(_ options: BenchOptions) throws {
  if let path = ProcessInfo.processInfo.environment["BENCH_PICTURE"] {
    let stage = try MeasuringStage(PhoneScene(), width: 390, height: 844, scale: 3)
    for frame in 1...110 { _ = stage.frame(at: Double(frame) / 60) }
    try stage.writePNG(to: path)
  }
  let (frames, peers) = (options.frames, options.peers.map { Peers(folder: $0) })
  let parts = Set(options.chosen.isEmpty ? BenchOptions.parts : options.chosen)
  if parts.contains("phone") { try PhoneSceneMeasurement(frames: frames, peers: peers).run() }
  if parts.contains("list") { try GrowthMeasurement(frames: frames, peers: peers).run() }
  if parts.contains("springs") { try LiveSpringsMeasurement(ticks: 100, peers: peers).run() }
  if parts.contains("idle") { try IdleMeasurement().run() }
  if parts.contains("recording") { try RecordingCostMeasurement(rounds: 15).run() }
}
