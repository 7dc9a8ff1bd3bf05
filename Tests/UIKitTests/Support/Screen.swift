import LegatoDisplay
import LegatoRaster
import SwiftUI
import SwiftUICore
import TestSupport
import Testing

/// A view that is made within its host, as an app's are, with its pixels: one to a point.
@MainActor
final class Screen {
  let host: ViewHost
  private let rasterizer: CairoRasterizer
  private var kept: [UInt8]?

  init(
    _ width: Double = 100, _ height: Double = 100,
    in configuration: HostConfiguration = HostConfiguration(), making view: () -> any View
  ) throws {
    let engine = try HarfBuzzTextEngine()
    var configuration = configuration
    configuration.size = Size(width, height)
    configuration.scale = 1
    host = ViewHost(configuration: configuration, textEngine: engine, making: view)
    rasterizer = CairoRasterizer(textEngine: engine, width: 1, height: 1)
    show()
  }

  /// Draws the frame of a time; of the current one where there is none.
  @discardableResult
  func show(at time: Double? = nil) -> Screen {
    if let time { host.advance(to: time) }
    let frame = host.frame()
    rasterizer.render(frame.list, changes: frame.changes)
    kept = nil
    return self
  }

  /// Red, green and blue of a pixel, 0…255.
  func pixel(_ x: Int, _ y: Int) -> [Int] {
    let pixels = kept ?? rasterizer.rgba()
    kept = pixels
    let start = 4 * (y * rasterizer.width + x)
    return pixels[start..<start + 3].map { Int($0) }
  }

  func tap(_ label: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let target = host.semantics.first(where: { $0.label == label }) else {
      Issue.record("no \(label) among \(labels)", sourceLocation: sourceLocation)
      return
    }
    host.tap(at: target.center)
    show()
  }

  var labels: [String] { host.semantics.compactMap(\.label) }

  /// All texts that are drawn, in order.
  var texts: [String] {
    host.frame().list.drawnLayers.flatMap { layer in layer.commands.flatMap(\.texts) }
  }

  var issues: [RuntimeIssue] { host.issues }

  /// The frame as a PNG file, for who looks at what a test draws.
  func write(to path: String) throws { try rasterizer.writePNG(to: path) }
}

extension DrawCommand {
  fileprivate var texts: [String] {
    switch self {
    case .text(let layout, _, _): [layout.text]
    case .group(let group): group.commands.flatMap(\.texts)
    default: []
    }
  }
}

/// Whether each component of two colors differs by a few steps at most.
func isNear(_ left: [Int], _ right: [Int], within steps: Int = 3) -> Bool {
  zip(left, right).allSatisfy { abs($0 - $1) <= steps }
}
