import LegatoDisplay
import LegatoRaster
import SwiftUI
import SwiftUICore

/// A view on a white surface of one pixel to a point, with its pixels.
@MainActor
package final class DrawnView {
  package let host: ViewHost
  private let rasterizer: CairoRasterizer
  private var kept: [UInt8]?

  /// - Parameters:
  ///   - width: that of the surface, in points.
  ///   - height: that of the surface, in points.
  ///   - configuration: all the rest; its size and its scale do not count.
  package init<Content: View>(
    _ view: Content, _ width: Double = 100, _ height: Double = 100,
    in configuration: HostConfiguration = HostConfiguration()
  ) throws {
    let engine = try HarfBuzzTextEngine()
    var configuration = configuration
    configuration.size = Size(width, height)
    configuration.scale = 1
    host = ViewHost(view, configuration: configuration, textEngine: engine)
    rasterizer = CairoRasterizer(textEngine: engine, width: 1, height: 1)
    show()
  }

  /// Draws the frame of a time; of the current one where there is none.
  @discardableResult
  package func show(at time: Double? = nil) -> FrameStatistics {
    if let time { host.advance(to: time) }
    let frame = host.frame()
    rasterizer.render(frame.list, changes: frame.changes)
    kept = nil
    return frame.statistics
  }

  /// The pixels of the frame that was drawn last, row by row: red, green, blue, alpha.
  package var pixels: [UInt8] {
    if let kept { return kept }
    let pixels = rasterizer.rgba()
    kept = pixels
    return pixels
  }

  /// The width of the surface in pixels.
  package var width: Int { rasterizer.width }

  /// Red, green and blue of a pixel, 0…255.
  package func pixel(_ x: Int, _ y: Int) -> [Int] {
    let start = 4 * (y * width + x)
    return pixels[start..<start + 3].map { Int($0) }
  }

  /// A pixel as `RRGGBB`.
  package func hex(_ x: Int, _ y: Int) -> String {
    pixel(x, y).map { byte in
      let digits = String(byte, radix: 16, uppercase: true)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }
}
