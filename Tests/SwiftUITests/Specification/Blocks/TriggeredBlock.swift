import SwiftUI

private struct Triggered: View {
  @State private var animationTrigger = 0
  var body: some View {
    Text("Hi").opacity(animationTrigger == 0 ? 0 : 1)
      .animation(.spring(duration: 0.3), value: animationTrigger)

  }
}

extension SpecificationBlock {
  /// Document 002, block 7.
  static let triggered = SpecificationBlock("triggered") { world in
    Triggered()
  }
}
