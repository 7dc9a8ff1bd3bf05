import LegatoDisplay
import LegatoRaster
import SwiftUI

@testable import SwiftUICore

/// A view drawn on white, one pixel to a point.
@MainActor
struct Pixels {
  private let rasterizer: CairoRasterizer
  private let bytes: [UInt8]

  init<Content: View>(_ view: Content, _ width: Double, _ height: Double) throws {
    let probe = try Probe(
      view, HostConfiguration(size: Size(width, height), scale: 1))
    rasterizer = CairoRasterizer(textEngine: try HarfBuzzTextEngine(), width: 1, height: 1)
    rasterizer.render(probe.list, changes: .everything)
    bytes = rasterizer.rgba()
  }

  subscript(x: Int, y: Int) -> [Int] {
    let at = 4 * (y * rasterizer.width + x)
    return bytes[at..<at + 3].map { Int($0) }
  }

  /// Whether a pixel has a colour, within one step of each component.
  func isNear(_ x: Int, _ y: Int, _ color: [Int], by tolerance: Int = 1) -> Bool {
    zip(self[x, y], color).allSatisfy { abs($0 - $1) <= tolerance }
  }
}
