import Foundation
import SwiftUI
@_spi(Host) import LegatoFilm

/// Scenes that nobody tunes for, against those of the frontier: what a changed megapixel costs where pixels are
/// filtered, what a changed megapixel and a recorded layer cost elsewhere.
@MainActor
struct CliffMeasurement {
  /// How many times the cost of the frontier's scene is still no cliff.
  nonisolated static let limit = 3.0

  let frames: Int

  /// - Returns: whether no scene is beyond the limit.
  func run(_ scenes: [CliffScene]) throws -> Bool {
    let cards = try cost(of: FrontierScene.f1.view(8), "F1")
    let circles = try cost(of: FrontierScene.f3.view(1_000), "F3")
    // What is left of the circles' cost after their pixels, at what a filled pixel costs: at most all of it.
    let perLayer = circles.milliseconds / max(1, circles.layers)
    let perPixel = circles.milliseconds / max(0.001, circles.megapixels)
    let perFilteredPixel = cards.milliseconds / max(0.001, cards.megapixels)
    var isFlat = true
    for scene in scenes {
      let cost = try cost(of: scene.view, scene.title)
      let expected =
        scene.isFiltered
        ? cost.megapixels * perFilteredPixel + cost.layers * perLayer
        : cost.megapixels * perPixel + cost.layers * perLayer
      let ratio = cost.milliseconds / max(0.02, expected)
      func line(_ name: String, _ value: Double, _ unit: String) {
        report("C9", "\(scene.rawValue) \(name)", 1, value, unit)
      }
      line("mean", cost.milliseconds, "ms CPU/frame")
      line("p99", cost.worst, "ms CPU/frame")
      line("changed", cost.megapixels, "megapixels/frame")
      line("layers recorded", cost.layers, "per frame")
      line("layouts", cost.layouts, "per frame")
      line("against the frontier", ratio, "times")
      if ratio > Self.limit { isFlat = false }
    }
    return isFlat
  }

  private struct Cost {
    var milliseconds = 0.0
    var worst = 0.0
    var megapixels = 0.0
    var layers = 0.0
    var layouts = 0.0
  }

  private func cost(of view: AnyView, _ title: String) throws -> Cost {
    note(title)
    let stage = try MeasuringStage(view, width: 390, height: 844, scale: 3)
    for frame in 1...121 { _ = stage.frame(at: Double(frame) / 60) }
    if let folder = ProcessInfo.processInfo.environment["BENCH_PICTURES"] {
      _ = stage.frame(at: 2.02)
      try stage.writePNG(to: "\(folder)/\(title.prefix(24)).png")
    }
    var times = Readings(values: [])
    var counters = FrameCounters()
    for frame in 122..<(122 + frames) {
      times.values.append(milliseconds { counters.add(stage.frame(at: Double(frame) / 60)) })
    }
    let each = Double(max(1, frames))
    return Cost(
      milliseconds: times.mean, worst: times.quantile(0.99),
      megapixels: Double(counters.pixels) / each / 1e6,
      layers: Double(counters.layersRecorded) / each, layouts: Double(counters.layouts) / each)
  }
}
