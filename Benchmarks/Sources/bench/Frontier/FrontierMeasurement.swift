import Foundation
@_spi(Host) import LegatoFilm

/// One scene from tick to pixels at 1170×2532, and the same scene by the peers in turns with it.
@MainActor
struct FrontierMeasurement {
  let scene: FrontierScene
  let count: Int
  let frames: Int
  let peers: Peers?

  func run() throws {
    note("\(scene.rawValue.uppercased()) \(scene.title), \(count)")
    let before = Self.residentBytes
    var stage: MeasuringStage?
    var fault: (any Error)?
    let building = milliseconds {
      do {
        stage = try MeasuringStage(scene.view(count), width: 390, height: 844, scale: 3)
        _ = stage?.frame(at: 1.0 / 60)
      } catch { fault = error }
    }
    guard let stage else { throw fault ?? CocoaError(.featureUnsupported) }
    line("Legato build", building, "ms CPU")
    line("Legato memory", Double(Self.residentBytes - before) / 1e6, "MB RSS")
    let own = scene == .f6 ? ["build": building] : play(stage)
    compare(own)
  }

  /// Plays two seconds, then measures; returns the mean and the 99th percentile of a frame's milliseconds.
  private func play(_ stage: MeasuringStage) -> [String: Double] {
    for frame in 2...121 { _ = stage.frame(at: Double(frame) / 60) }
    if let path = ProcessInfo.processInfo.environment["BENCH_PICTURE"] {
      try? stage.writePNG(to: path)
    }
    var times = Readings(values: [])
    var counters = FrameCounters()
    for frame in 122..<(122 + frames) {
      times.values.append(milliseconds { counters.add(stage.frame(at: Double(frame) / 60)) })
    }
    line("Legato mean", times.mean)
    line("Legato p50", times.median)
    line("Legato p99", times.quantile(0.99))
    let each = Double(max(1, frames))
    line("Legato bodies", Double(counters.bodies) / each, "per frame")
    line("Legato layouts", Double(counters.layouts) / each, "per frame")
    line("Legato layers recorded", Double(counters.layersRecorded) / each, "per frame")
    line("Legato animators", Double(counters.animatorsTicked) / each, "per frame")
    line("Legato filters", Double(counters.filters) / each, "per frame")
    line("Legato damaged area", 100 * Double(counters.pixels) / each / (1170 * 2532), "% of screen")
    return ["mean": times.mean, "p99": times.quantile(0.99)]
  }

  /// What the peers take for the same, and how many times as long this takes.
  ///
  /// - Parameter own: what Legato takes, by the last word of a figure's name.
  private func compare(_ own: [String: Double]) {
    guard let peers, count <= scene.maxPeerCount else { return }
    for (command, environment) in commands {
      for result in peers.results(command, environment: environment) {
        guard let key = result.name.split(separator: " ").last.map(String.init), let own = own[key]
        else { continue }
        line(result.name, result.value, key == "build" ? "ms CPU" : "ms CPU/frame")
        line("Legato against \(result.name)", own / result.value, "times")
      }
    }
  }

  /// The peers' commands that draw the scene, each with what it wants in its environment.
  private var commands: [([String], [String: String])] {
    let (name, number) = (scene.rawValue, String(count))
    let length = scene == .f6 ? [] : [String(frames)]
    let known = scene == .f1 ? "pyramid" : scene == .f2 ? "0" : number
    let byHand = ["b_cairo/frontier", name, known] + length
    let browser = ["node", "b_chromium/frontier.mjs", "flat", name, number]
    let inBrowser = browserModes.map { browser + $0 + length }
    let hidden = ["xvfb-run", "-a", "-s", "-screen 0 1600x3100x24"]
    let byToolkit = hidden + ["b_gtk/frontier", name, number] + length
    let plain: [([String], [String: String])] = ([byHand] + inBrowser).map { ($0, [:]) }
    return plain + [(byToolkit, ["GDK_SCALE": "3", "GSK_RENDERER": "cairo"])]
  }

  /// How the browser is asked to move the scene.
  private var browserModes: [[String]] {
    switch scene {
    case .f1, .f2, .f4: [["waapi"]]
    case .f3: [["waapi"], ["canvas"]]
    case .f5: [["virtual"]]
    case .f6: [[]]
    }
  }

  private func line(_ name: String, _ value: Double, _ unit: String = "ms CPU/frame") {
    report(scene.rawValue.uppercased(), name, count, value, unit)
  }

  private static var residentBytes: Int {
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
      .split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return (pages ?? 0) * 4096
  }
}
