import SwiftUI

/// A playground for ``VerticalListButtonItem``: four items, 50 ms apart, and controls for
/// everything that is animated.
public struct AnimationDemoView: View {
  @State private var visualState = VerticalListButtonItem.VisualState.rest
  @State private var error = false
  @State private var checkmarkTransition = VerticalListButtonItem.CheckmarkTransition.fade
  @Environment(\.tokenTheme) private var theme

  /// Seconds between one item and the next.
  static let step = 0.05

  /// Creates the playground, with all items at rest.
  public init() {}

  /// Four list buttons above the controls for their state, error and checkmark transition.
  public var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      VStack(spacing: theme[.listButton.groupGap]) {
        ForEach(0..<4, id: \.self) { index in
          VerticalListButtonItem(
            label: "Item \(index + 1)", description: "Delay \(index * 50) ms",
            leadingIcon: "star", visualState: visualState, error: error,
            checkmarkTransition: checkmarkTransition,
            transitionDelay: Double(index) * Self.step, onClick: goOn)
        }
      }
      ForEach([[VisualState.rest, .selected, .notSelected], [.checked, .unchecked]], id: \.self) {
        row in
        HStack(spacing: 8) {
          ForEach(row, id: \.self) { state in
            Choice(title: state.title, isOn: state == visualState) { visualState = state }
          }
        }
      }
      HStack(spacing: 8) {
        Choice(title: "Error", isOn: error) { error.toggle() }
        Choice(title: "Instant checkmark", isOn: checkmarkTransition == .instant) {
          checkmarkTransition = checkmarkTransition == .fade ? .instant : .fade
        }
      }
    }
  }

  private typealias VisualState = VerticalListButtonItem.VisualState

  /// A tap on an item goes on to the next state.
  private func goOn() {
    let states = VisualState.allCases
    let index = states.firstIndex(of: visualState) ?? 0
    visualState = states[(index + 1) % states.count]
  }
}

/// A small button that is on or off.
private struct Choice: View {
  let title: String
  let isOn: Bool
  let action: @MainActor () -> Void

  var body: some View {
    Button(title, action: action)
      .buttonStyle(.bordered)
      .tint(isOn ? Color.accentColor : Color.secondary)
      .font(.subheadline)
      .accessibilityAddTraits(isOn ? .isSelected : [])
  }
}

extension VerticalListButtonItem.VisualState {
  fileprivate var title: String { self == .rest ? "Rest" : accessibilityValue }
}
