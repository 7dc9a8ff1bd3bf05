import LegatoRaster
import SwiftUICore

/// What the frames of a film took, by pass and by layer. The times are those of one machine: they are no part of a
/// recording.
package struct FilmCosts: Hashable, Sendable {
  /// The passes in their order, and drawing after them.
  package static let parts = TimedPass.allCases.map(\.name) + ["raster"]
  /// The index of drawing among the parts.
  static let raster = TimedPass.allCases.count
  /// How many layers of a frame are kept: the dearest.
  static let maxLayers = 6

  package struct Frame: Hashable, Sendable {
    /// Seconds since the view appeared.
    package var time: Double
    /// Seconds of processor time, by part.
    package var seconds: [Double]
    /// Pixels of the surface that were drawn again.
    package var pixels = 0
    /// The dearest layers that were drawn, at most ``FilmCosts/maxLayers``.
    package var layers: [Layer] = []

    /// Seconds of processor time of all parts.
    package var total: Double { seconds.reduce(0, +) }
  }

  /// The layers that views of one place draw: rows of a loop, which differ in their number alone, count as one.
  package struct Layer: Hashable, Sendable {
    /// The view's path, with `*` for the number in a loop.
    package var path: String
    /// How many layers there are of it, the most in any frame.
    package var count = 0
    /// In how many frames one of them was drawn.
    package var frames = 0
    /// Seconds of processor time for drawing, without the layers that they hold.
    package var seconds = 0.0
    /// Pixels that were drawn over, each time that they were.
    package var pixels = 0
    /// Blurs, shadows and colour filters that were worked out.
    package var filters = 0
    /// Kept pictures that were made anew.
    package var pictures = 0
    /// In how many drawings of a layer each reason was there, the most frequent first.
    package var reasons: [Reason] = []
  }

  package struct Reason: Hashable, Sendable {
    package var words: String
    package var count: Int
  }

  package var frames: [Frame]
  /// Of the whole film, the dearest first.
  package var layers: [Layer]
  /// How often the film was played: the least that each frame took counts.
  package var plays: Int
  /// The surface in pixels.
  package var width: Int
  package var height: Int
}

extension FilmCosts {
  /// Milliseconds of one part, or of all of them, over the frames.
  package struct Distribution: Hashable, Sendable {
    package var mean: Double
    package var p99: Double
    package var worst: Double
    /// When the worst frame was, in seconds.
    package var worstTime: Double
  }

  /// - Parameter part: an index of ``parts``; `nil` for all of them together.
  package func distribution(of part: Int?) -> Distribution {
    let values = frames.map { ($0.time, 1000 * (part.map($0.seconds.at) ?? $0.total)) }
    let sorted = values.map(\.1).sorted()
    let worst = values.max { $0.1 < $1.1 }
    guard let worst, !sorted.isEmpty else {
      return Distribution(mean: 0, p99: 0, worst: 0, worstTime: 0)
    }
    return Distribution(
      mean: sorted.reduce(0, +) / Double(sorted.count),
      p99: sorted[min(sorted.count - 1, Int(Double(sorted.count) * 0.99))],
      worst: worst.1, worstTime: worst.0)
  }

  /// The frame that took longest; of equals the first. `nil` where there is none.
  package var worstFrame: Frame? {
    frames.enumerated().max { ($0.element.total, $1.offset) < ($1.element.total, $0.offset) }?
      .element
  }
}

extension [Double] {
  fileprivate func at(_ index: Int) -> Double { indices.contains(index) ? self[index] : 0 }
}
