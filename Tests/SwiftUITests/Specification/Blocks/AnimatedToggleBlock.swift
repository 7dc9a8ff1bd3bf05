import SwiftUI

private struct AnimatedToggle: View {
  @Binding var isOn: Bool

  var body: some View {
    HStack {
      Text(isOn ? "Enabled" : "Disabled")
        .foregroundStyle(isOn ? .primary : .secondary)
        .contentTransition(.numericText())

      Spacer()

      Capsule()
        .fill(isOn ? .green : .gray.opacity(0.3))
        .frame(width: 50, height: 30)
        .overlay(alignment: isOn ? .trailing : .leading) {
          Circle()
            .fill(.white)
            .padding(2)
            .shadow(radius: 1)
        }
        .animation(.spring(response: 0.25, dampingFraction: 0.7), value: isOn)
        .onTapGesture { isOn.toggle() }
    }
  }
}

extension SpecificationBlock {
  /// Document 001, block 1.
  static let animatedToggle = SpecificationBlock("animatedToggle") { world in
    AnimatedToggle(
      isOn: Binding {
        world.isOn
      } set: {
        world.isOn = $0
      })
  }
}
