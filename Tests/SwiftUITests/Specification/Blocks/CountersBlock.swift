import SwiftUI

private struct AnimatedCounter: View {
  let value: Int

  var body: some View {
    Text("\(value)")
      .contentTransition(.numericText())
      .animation(.appNormal, value: value)
  }
}

private struct AnimatedProgress: View {
  let label: String
  let value: String

  var body: some View {
    HStack {
      Text(label)
      Spacer()
      Text(value)
        .contentTransition(.numericText())
    }
    .animation(.appNormal, value: value)
  }
}

extension Animation {
  fileprivate static let appNormal = Animation.easeInOut(duration: 0.25)
}

extension SpecificationBlock {
  /// Document 004, block 11.
  static let counters = SpecificationBlock("counters") { world in
    VStack {
      AnimatedCounter(value: Int(world.amount))
      AnimatedProgress(label: "Steps", value: "\(Int(world.amount))")
    }
  }
}
