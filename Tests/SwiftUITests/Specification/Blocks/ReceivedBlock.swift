import SwiftUI

private struct Received: View {
  @State private var shown = false
  var body: some View {
    VStack {
      if shown {
        Text("Hi")
          .transition(
            .asymmetric(
              insertion: .move(edge: .leading).combined(with: .opacity),
              removal: .opacity
            ))

      }
    }
  }
}

extension SpecificationBlock {
  /// Document 002, block 6.
  static let received = SpecificationBlock("received") { world in
    Received()
  }
}
