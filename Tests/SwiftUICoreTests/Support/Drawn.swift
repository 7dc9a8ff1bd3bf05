import LegatoDisplay
import LegatoRaster
import SwiftUI
import Testing

@testable import SwiftUICore

/// A view on a small white surface at one pixel to a point, with its pixels.
@MainActor
struct Drawn {
  let host: ViewHost
  private let rasterizer: CairoRasterizer

  init<Content: View>(_ width: Double, _ height: Double, _ view: Content) throws {
    let engine = try HarfBuzzTextEngine()
    host = ViewHost(
      view, configuration: HostConfiguration(size: Size(width, height), scale: 1),
      textEngine: engine)
    rasterizer = CairoRasterizer(textEngine: engine, width: 1, height: 1)
    show()
  }

  /// A canvas that fills the surface.
  init(
    _ width: Double, _ height: Double,
    canvas renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) throws {
    try self.init(width, height, Canvas(renderer: renderer))
  }

  /// Shows the frame of this time.
  @discardableResult
  func show() -> FrameStatistics {
    let frame = host.frame()
    rasterizer.render(frame.list, changes: frame.changes)
    return frame.statistics
  }

  /// What the canvas draws, as text: a line for each command.
  var commands: [String] {
    let lines = host.frame().list.description.split(separator: "\n").map(String.init)
    guard let start = lines.firstIndex(where: { $0.contains("Canvas") }) else { return [] }
    let margin = lines[start].prefix { $0 == " " }.count + 2
    return lines[(start + 1)...].prefix { $0.prefix { $0 == " " }.count >= margin }
      .map { String($0.dropFirst(margin)) }
  }

  /// A pixel as `RRGGBB`.
  func pixel(_ x: Int, _ y: Int) -> String {
    let at = 4 * (y * rasterizer.width + x)
    return rasterizer.rgba()[at..<at + 3].map { byte in
      let digits = String(byte, radix: 16, uppercase: true)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }

  var pixels: [UInt8] { rasterizer.rgba() }
}

/// A square of a size whose top left is at a point.
func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> Path {
  Path(CGRect(x: x, y: y, width: side, height: side))
}

extension GraphicsContext.Shading {
  static var pureRed: Self { .color(red: 1, green: 0, blue: 0) }
  static var pureBlue: Self { .color(red: 0, green: 0, blue: 1) }
}
