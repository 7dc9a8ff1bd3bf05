import LegatoDisplay
import LegatoRaster
import SwiftUI
import Testing

@testable import SwiftUICore

/// A view on white, 100 points square at scale 1, as pixels.
@MainActor
struct Shown {
  private let bytes: [UInt8]

  init<V: View>(_ view: V, _ configuration: HostConfiguration? = nil) throws {
    let engine = try HarfBuzzTextEngine()
    var configuration = configuration ?? HostConfiguration()
    configuration.size = Size(100, 100)
    configuration.scale = 1
    let host = ViewHost(view, configuration: configuration, textEngine: engine)
    let raster = CairoRasterizer(textEngine: engine, width: 100, height: 100)
    let frame = host.frame()
    raster.render(frame.list, changes: frame.changes)
    bytes = raster.rgba()
  }

  /// Red, green and blue.
  func pixel(_ x: Int, _ y: Int) -> [Int] {
    bytes[((y * 100 + x) * 4)..<((y * 100 + x) * 4 + 3)].map(Int.init)
  }
}

/// Whether two pixels are the same but for a step of rounding.
func isNear(_ left: [Int], _ right: [Int], by tolerance: Int = 1) -> Bool {
  left.count == right.count && zip(left, right).allSatisfy { abs($0 - $1) <= tolerance }
}

/// A view that a number rules, and that a test moves.
@MainActor
struct Ruled<Content: View>: View {
  let model: Model<Double>
  @ViewBuilder let content: (Double) -> Content
  var body: some View { content(model.value) }
}

extension Probe {
  /// The attribute of that name.
  @MainActor func attribute(_ property: String) throws -> AnyAttribute {
    try #require(
      host.graph.attributesInOrder.first { $0.property == property },
      "\(property) in \(host.graph.attributesInOrder.map(\.property))")
  }

  /// The model's animatable data as numbers, as they are recorded.
  @MainActor func vector<V: VectorArithmetic>(_ property: String, _ type: V.Type) throws -> [Double]
  {
    let data = try #require(attribute(property) as? AnimatedAttribute<V>).model
    if let quad = data as? AnimatableQuad {
      return [quad.lanes.x, quad.lanes.y, quad.lanes.z, quad.lanes.w]
    }
    return numbers(of: data)
  }
}
