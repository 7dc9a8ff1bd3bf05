import LegatoDisplay
import LegatoRaster
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

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
