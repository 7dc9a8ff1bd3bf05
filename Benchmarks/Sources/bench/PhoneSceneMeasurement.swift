@_spi(Host) import LegatoFilm

/// The phone scene from tick to pixels, against the same scene hand-written on Cairo and Pango.
@MainActor
struct PhoneSceneMeasurement {
  let frames: Int
  let peers: Peers?

  func run() throws {
    var runs: [Readings] = []
    var cairo: [Double] = []
    var counters = FrameCounters()
    for run in 1...5 {
      note("phone scene, run \(run) of 5")
      let (times, counted) = try measure()
      runs.append(times)
      counters = counted
      if let reading = peers?.result(
        "b_cairo/cairo_scene", ["damage", String(frames)], ending: " p50")
      {
        cairo.append(reading)
      }
    }
    let ours = Readings(values: runs.map(\.median)).median
    line("Legato, whole pipeline p50", ours)
    line("Legato, whole pipeline mean", Readings(values: runs.map(\.mean)).median)
    line("Legato, whole pipeline p99", Readings(values: runs.map { $0.quantile(0.99) }).median)
    let count = Double(frames)
    line("Legato, bodies", Double(counters.bodies) / count, "per frame")
    line("Legato, layouts", Double(counters.layouts) / count, "per frame")
    line("Legato, layers recorded", Double(counters.layersRecorded) / count, "per frame")
    line("Legato, animators", Double(counters.animatorsTicked) / count, "per frame")
    line(
      "Legato, damaged area", 100 * Double(counters.pixels) / count / (1170 * 2532), "% of screen")
    guard !cairo.isEmpty else {
      print("# The peers' programs were not given or not built: bench FRAMES FOLDER runs them too.")
      return
    }
    let theirs = Readings(values: cairo).median
    line("hand-written Cairo, damage only p50", theirs)
    line("Legato against hand-written Cairo", ours / theirs, "times")
  }

  private func line(_ name: String, _ value: Double, _ unit: String = "ms CPU/frame") {
    report("B3", name, 17, value, unit)
  }

  /// One run: processor time of every frame, and what the frames did.
  private func measure() throws -> (times: Readings, counters: FrameCounters) {
    let stage = try MeasuringStage(PhoneScene(), width: 390, height: 844, scale: 3)
    for frame in 1...60 { _ = stage.frame(at: Double(frame) / 60) }
    var times: [Double] = []
    var counters = FrameCounters()
    for frame in 61...(60 + frames) {
      times.append(milliseconds { counters.add(stage.frame(at: Double(frame) / 60)) })
    }
    return (Readings(values: times), counters)
  }
}
