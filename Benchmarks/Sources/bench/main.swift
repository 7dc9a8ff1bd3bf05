import Foundation
@_spi(Host) import LegatoFilm

// usage: bench [frames] [folder with the peers' programs]
let frames = CommandLine.arguments.count > 1 ? Int(CommandLine.arguments[1]) ?? 300 : 300
let peers = CommandLine.arguments.count > 2 ? Peers(folder: CommandLine.arguments[2]) : nil

/// One run: processor time of every frame, tick to pixels, and what the frames did.
@MainActor
func measurePhoneScene() throws -> (times: Readings, counters: FrameCounters) {
  let stage = try MeasuringStage(PhoneScene(), width: 390, height: 844, scale: 3)
  for frame in 1...60 { _ = stage.frame(at: Double(frame) / 60) }
  var times: [Double] = []
  var counters = FrameCounters()
  for frame in 61...(60 + frames) {
    let start = processorMilliseconds()
    let counted = stage.frame(at: Double(frame) / 60)
    times.append(processorMilliseconds() - start)
    counters.add(counted)
  }
  return (Readings(values: times), counters)
}

if let path = ProcessInfo.processInfo.environment["BENCH_PICTURE"] {
  let stage = try MeasuringStage(PhoneScene(), width: 390, height: 844, scale: 3)
  for frame in 1...110 { _ = stage.frame(at: Double(frame) / 60) }
  try stage.writePNG(to: path)
}

var runs: [Readings] = []
var cairo: [Double] = []
for run in 1...5 {
  FileHandle.standardError.write(Data("run \(run) of 5\n".utf8))
  let (times, counters) = try measurePhoneScene()
  runs.append(times)
  if let reading = peers?.median("b_cairo/cairo_scene", ["damage", String(frames)]) {
    cairo.append(reading)
  }
  guard run == 5 else { continue }
  let ours = Readings(values: runs.map(\.median)).median
  report("Legato, whole pipeline p50", ours, "ms CPU/frame")
  report("Legato, whole pipeline mean", Readings(values: runs.map(\.mean)).median, "ms CPU/frame")
  report(
    "Legato, whole pipeline p99", Readings(values: runs.map { $0.quantile(0.99) }).median,
    "ms CPU/frame")
  let count = Double(frames)
  report("Legato, bodies", Double(counters.bodies) / count, "per frame")
  report("Legato, layouts", Double(counters.layouts) / count, "per frame")
  report("Legato, layers recorded", Double(counters.layersRecorded) / count, "per frame")
  report("Legato, animators", Double(counters.animatorsTicked) / count, "per frame")
  report(
    "Legato, damaged area", 100 * Double(counters.pixels) / count / (1170 * 2532), "% of screen")
  if cairo.isEmpty {
    print("# The peers' programs were not given or not built: bench FRAMES FOLDER runs them too.")
  } else {
    let theirs = Readings(values: cairo).median
    report("hand-written Cairo, damage only p50", theirs, "ms CPU/frame")
    report("Legato against hand-written Cairo", ours / theirs, "times")
  }
}
