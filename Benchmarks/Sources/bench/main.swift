import Foundation
@_spi(Host) import LegatoFilm

// usage: bench budget [options], for which see BudgetOptions; or
//        bench frontier [scene [count [frames]]] [folder with the peers' programs]; or
//        bench [frames] [folder with the peers' programs] [parts]
// Parts are phone, list, springs, idle and recording; all of them where none is named.
if CommandLine.arguments.dropFirst().first == "budget" {
  MainActor.assumeIsolated { exit(budget(CommandLine.arguments.dropFirst(2))) }
}
if CommandLine.arguments.dropFirst().first == "frontier" {
  MainActor.assumeIsolated { exit(frontier(CommandLine.arguments.dropFirst(2))) }
}

/// Measures scenes of the frontier: all of them, or the one that is named.
@MainActor
func frontier(_ arguments: some Sequence<String>) -> Int32 {
  var scenes = FrontierScene.allCases
  var numbers: [Int] = []
  var peers: Peers?
  for argument in arguments {
    if let scene = FrontierScene(rawValue: argument) {
      scenes = [scene]
    } else if let number = Int(argument) {
      numbers.append(number)
    } else {
      peers = Peers(folder: argument)
    }
  }
  do {
    for scene in scenes {
      for count in numbers.first.map({ [$0] }) ?? scene.counts {
        let frames = numbers.count > 1 ? numbers[1] : scene.frames
        try FrontierMeasurement(scene: scene, count: count, frames: frames, peers: peers).run()
      }
    }
    return 0
  } catch {
    note("bench: \(error)")
    return 2
  }
}

/// Measures the budget. Returns the exit code: 1 where a story is over its budget, 2 where it cannot be told.
@MainActor
func budget(_ arguments: some Sequence<String>) -> Int32 {
  if arguments.contains(where: { $0 == "--help" || $0 == "-h" }) {
    print(BudgetOptions.help)
    return 0
  }
  do {
    let isKept = try BudgetMeasurement(options: BudgetOptions(arguments)).run()
    if !isKept { note("A story is over its budget at 60 Hz.") }
    return isKept ? 0 : 1
  } catch {
    note("bench: \(error)")
    return 2
  }
}

var frames = 300
var peers: Peers?
var parts: Set<String> = []
let known = ["phone", "list", "springs", "idle", "recording"]
for argument in CommandLine.arguments.dropFirst() {
  if let number = Int(argument) {
    frames = max(number, 1)
  } else if known.contains(argument) {
    parts.insert(argument)
  } else {
    peers = Peers(folder: argument)
  }
}
if parts.isEmpty { parts = Set(known) }

/// The parts that were asked for. Views are the main actor's, and so is what this file does.
@MainActor
func measure() throws {
  if let path = ProcessInfo.processInfo.environment["BENCH_PICTURE"] {
    let stage = try MeasuringStage(PhoneScene(), width: 390, height: 844, scale: 3)
    for frame in 1...110 { _ = stage.frame(at: Double(frame) / 60) }
    try stage.writePNG(to: path)
  }

  if parts.contains("phone") { try PhoneSceneMeasurement(frames: frames, peers: peers).run() }
  if parts.contains("list") { try GrowthMeasurement(frames: frames, peers: peers).run() }
  if parts.contains("springs") { try LiveSpringsMeasurement(ticks: 100, peers: peers).run() }
  if parts.contains("idle") { try IdleMeasurement().run() }
  if parts.contains("recording") { try RecordingCostMeasurement(rounds: 15).run() }
}

try MainActor.assumeIsolated { try measure() }
