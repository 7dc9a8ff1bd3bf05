import SwiftUI
import TestSupport

@testable import SwiftUICore

/// A box of 50 × 30 that comes and goes in the middle of a square of 200.
struct Toggling<Content: View>: View {
  let model: Model<Bool>
  @ViewBuilder let content: () -> Content
  var body: some View {
    ZStack { if model.value { content() } }.frame(width: 200, height: 200)
  }
}

/// A view of a model's value.
struct Showing<Value, Content: View>: View {
  let model: Model<Value>
  @ViewBuilder let content: (Value) -> Content
  var body: some View { content(model.value) }
}

extension Probe {
  /// What is shown in a frame of this moment, as text.
  func shows(_ name: String) -> Bool { list.description.contains(name) }

  /// The properties that move, in order.
  var moving: [String] { host.motions.map(\.property) }
}

extension Animation {
  /// One second, so that times are shares of the way.
  static var second: Animation { .linear(duration: 1) }
}
