import SwiftUI

private struct AnimatedNumber: View {
  let value: Int
  @State private var displayValue: Int = 0

  var body: some View {
    Text("\(displayValue)")
      .contentTransition(.numericText(countsDown: displayValue > value))
      .onAppear { displayValue = value }
      .onChange(of: value) { _, newValue in
        withAnimation(.spring(response: 0.4, dampingFraction: 0.6)) {
          displayValue = newValue
        }
      }
  }
}

extension SpecificationBlock {
  /// Document 003, block 8.
  static let animatedNumber = SpecificationBlock("animatedNumber") { world in
    AnimatedNumber(value: Int(world.amount))
  }
}
