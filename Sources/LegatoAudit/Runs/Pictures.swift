import Foundation
import LegatoDisplay
import LegatoFilm
import LegatoRaster

/// The pictures of a run's frames, small, as relative luminance.
struct Pictures {
  private let run: Run
  private let scale: Double
  private let block: Int
  /// How many values there are to a row of the picture, and how many rows.
  let width: Int
  let height: Int

  /// - Parameters:
  ///   - scale: pixels to a point.
  ///   - block: how many pixels, each way, make one value.
  init(of run: Run, scale: Double, block: Int = 1) {
    self.run = run
    self.scale = scale
    self.block = block
    let size = run.recording.configuration.size
    width = max(1, Int((size.width * scale).rounded()) / block)
    height = max(1, Int((size.height * scale).rounded()) / block)
  }

  /// Square points of the surface to a value.
  var area: Double { Double(block * block) / (scale * scale) }

  /// The relative luminance of each block of a row's frame, 0…1, by WCAG's definition; `nil` where
  /// there is no such row, or no font to draw with.
  func luminance(_ row: Int) -> [Float]? {
    run.frames.indices.contains(row) ? luminance(of: run.frames[row].list) : nil
  }

  /// Whether anything of a layer's own can be told from what is around it.
  func shows(_ layer: LayerID, in list: DisplayList) -> Bool {
    var without = list
    without.modify(layer) { $0.commands = [] }
    guard let with = luminance(of: list), let without = luminance(of: without) else { return true }
    return zip(with, without).contains { abs($0 - $1) > 0.004 }
  }

  private func luminance(of list: DisplayList) -> [Float]? {
    guard let bytes = pixels(list) else { return nil }
    guard bytes.count >= width * block * height * block * 4 else { return nil }
    var result = [Float](repeating: 0, count: width * height)
    let share = 1 / Float(block * block)
    for y in 0..<height * block {
      for x in 0..<width * block {
        let pixel = (y * width * block + x) * 4
        let light =
          0.2126 * Self.linear[Int(bytes[pixel])] + 0.7152 * Self.linear[Int(bytes[pixel + 1])]
          + 0.0722 * Self.linear[Int(bytes[pixel + 2])]
        result[y / block * width + x / block] += light * share
      }
    }
    return result
  }

  /// Rules look at runs where these were played, on the main thread.
  private func pixels(_ list: DisplayList) -> [UInt8]? {
    var list = list
    list.scale = scale
    return MainActor.assumeIsolated { [list] in
      guard let engine = FilmTextEngine.shared else { return nil }
      let rasterizer = CairoRasterizer(
        textEngine: engine, width: width * block, height: height * block)
      _ = rasterizer.render(list, changes: .everything)
      return rasterizer.rgba()
    }
  }

  /// How much two frames differ where they differ: the sum of all differences in luminance, by the
  /// square root of the surface's pixels.
  func difference(_ left: Int, _ right: Int) -> Double? {
    guard let left = luminance(left), let right = luminance(right), left.count == right.count
    else { return nil }
    var sum: Float = 0
    for (first, second) in zip(left, right) { sum += abs(first - second) }
    return Double(sum) / Double(left.count).squareRoot()
  }

  /// Linear light of a byte of sRGB.
  private static let linear: [Float] = (0...255).map { byte in
    let value = Double(byte) / 255
    return Float(value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4))
  }
}
