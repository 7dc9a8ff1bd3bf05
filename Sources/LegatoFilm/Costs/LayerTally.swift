import LegatoDisplay
import LegatoRaster

/// Adds up what layers took, by the place of their views.
struct LayerTally {
  private var layers: [String: Sum] = [:]

  private struct Sum {
    var layer: FilmCosts.Layer
    var reasons: [String: Int] = [:]
  }

  /// Takes the layers of one frame in.
  mutating func add(_ costs: [LayerCost], paths: [LayerID: String]) {
    var counts: [String: Int] = [:]
    for cost in costs {
      let path = Self.place(of: paths[cost.layer] ?? "")
      counts[path, default: 0] += 1
      var sum = layers[path] ?? Sum(layer: FilmCosts.Layer(path: path))
      sum.layer.seconds += cost.seconds
      sum.layer.pixels += cost.pixels
      sum.layer.filters += cost.filters
      sum.layer.pictures += cost.pictures
      for words in cost.reasons.words { sum.reasons[words, default: 0] += 1 }
      layers[path] = sum
    }
    for (path, count) in counts {
      guard var sum = layers[path] else { continue }
      sum.layer.frames += 1
      sum.layer.count = max(sum.layer.count, count)
      layers[path] = sum
    }
  }

  /// The dearest first; of equals by path. What took nothing that shows is left out.
  func dearest(_ count: Int? = nil) -> [FilmCosts.Layer] {
    let all = layers.values.filter { $0.layer.pixels > 0 || $0.layer.filters > 0 }.map { sum in
      var layer = sum.layer
      layer.reasons = sum.reasons.map { FilmCosts.Reason(words: $0, count: $1) }
        .sorted { ($0.count, $1.words) > ($1.count, $0.words) }
      return layer
    }
    .sorted { ($0.seconds, $1.path) > ($1.seconds, $0.path) }
    return count.map { Array(all.prefix($0)) } ?? all
  }

  /// A path without the numbers that tell the rows of a loop apart: `List/Row[*]/Text` for `List/Row[17]/Text`.
  static func place(of path: String) -> String {
    path.replacing(/\[[^\[\]]*\]/) { _ in "[*]" }
  }
}
