import SwiftUI

/// A playground for ``VerticalListButtonItem``: four items 50 ms apart, and a control for
/// everything that animates.
public struct AnimationDemoView: View {
  @State private var visualState = VerticalListButtonItem.VisualState.rest
  @State private var error = false
  @State private var checkmarkTransition = VerticalListButtonItem.CheckmarkTransition.fade

  /// Seconds between one item and the next.
  static let step = 0.05

  public init() {}

  public var body: some View {
    VStack(spacing: 16) {
      VStack(spacing: MetricToken.listButton.groupGap.value) {
        ForEach(0..<4, id: \.self) { index in
          VerticalListButtonItem(
            label: "Item \(index + 1)", description: "Delay \(index * 50) ms",
            leadingIcon: "star", visualState: visualState, error: error,
            checkmarkTransition: checkmarkTransition,
            transitionDelay: Double(index) * Self.step, onClick: advance)
        }
      }
      FlowOfButtons(
        names: VerticalListButtonItem.VisualState.allCases.map(\.rawValue),
        chosen: visualState.rawValue
      ) { name in
        VerticalListButtonItem.VisualState(rawValue: name).map { visualState = $0 }
      }
      HStack(spacing: 16) {
        Button(error ? "Error on" : "Error off") { error.toggle() }
        Button(checkmarkTransition == .fade ? "Checkmark fades" : "Checkmark instant") {
          checkmarkTransition = checkmarkTransition == .fade ? .instant : .fade
        }
      }
      .font(.subheadline)
    }
  }

  /// A tap on an item goes on to the next state.
  private func advance() {
    let states = VerticalListButtonItem.VisualState.allCases
    let index = states.firstIndex(of: visualState) ?? 0
    visualState = states[(index + 1) % states.count]
  }
}

/// Small buttons in two rows, one of them the current choice.
private struct FlowOfButtons: View {
  let names: [String]
  let chosen: String
  let choose: (String) -> Void

  var body: some View {
    VStack(spacing: 8) {
      ForEach([names.prefix(3), names.dropFirst(3)], id: \.self) { row in
        HStack(spacing: 16) {
          ForEach(row, id: \.self) { name in
            Button(name) { choose(name) }
              .fontWeight(name == chosen ? .semibold : .regular)
          }
        }
      }
    }
    .font(.subheadline)
  }
}
