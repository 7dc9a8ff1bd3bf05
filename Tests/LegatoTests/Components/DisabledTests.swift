import LegatoTesting
import SwiftUI
import Testing

@testable import Legato

/// What cannot be used looks so, in every component that is a control: at half of its opacity, which a
/// theme may change, on the frame that disables it; and it does nothing.
@MainActor @Suite("Disabled controls")
struct DisabledTests {
  private struct Control {
    let name: String
    let label: String
    let view: (Switches) -> AnyView

    init<V: View>(_ name: String, _ label: String, @ViewBuilder _ view: @escaping (Switches) -> V) {
      self.name = name
      self.label = label
      self.view = { AnyView(view($0)) }
    }
  }

  private var controls: [Control] {
    [
      Control("AnimatedToggleSwitch", "Enabled") { knobs in
        AnimatedToggle(isOn: Binding(get: { true }, set: { _ in knobs.log.append("used") }))
      },
      Control("Button", "Feedback") { knobs in
        Button("Feedback") { knobs.log.append("used") }
          .buttonStyle(FeedbackButtonStyle(haptics: HapticManager()))
      },
      Control("SubmitButton", "Send") { knobs in
        SubmitButton("Send", state: .idle) { knobs.log.append("used") }
      },
      Control("SelectableCards", "Card") { knobs in
        SelectableCards(
          [Numbered(id: 1)],
          selection: Binding(get: { nil }, set: { _ in knobs.log.append("used") })
        ) { _ in Text("Card") }
      },
      Control("RIZQ", "Counter") { knobs in
        AnimatedCounter(
          value: Binding(get: { 3 }, set: { _ in knobs.log.append("used") }), total: 10)
      },
      Control("FilterChipView", "Chip") { knobs in
        FilterChipView(title: "Chip", isSelected: true) { knobs.log.append("used") }
      },
      Control("FloatingFABView", "Actions") { knobs in
        FloatingFABView(
          actions: [FABAction(title: "Scan", systemImage: "camera") {}], haptics: HapticManager())
      },
    ]
  }

  /// How faint the faintest of a view is that is not to be invisible.
  private func opacity(_ host: MotionHost) -> Double {
    host.allShown("opacity").filter { $0 > 0.15 }.min() ?? 1
  }
  private func opacity(_ stage: Stage) -> Double {
    stage.allValues("opacity").filter { $0 > 0.15 }.min() ?? 1
  }

  @Test("S1.13 S1.14 S2.19 S2.20 what is disabled is half as opaque, at once, and does nothing")
  func looks() throws {
    for control in controls {
      let knobs = Switches()
      knobs.isOn = false
      let stage = try Stage(
        Turned(knobs: knobs) { control.view($0).disabled($0.isOn) })
      #expect(opacity(stage) == 1, "\(control.name): \(opacity(stage))")
      stage.act { knobs.isOn = true }
      #expect(opacity(stage) < 0.6, "\(control.name): \(opacity(stage))")
      #expect(stage.element(control.label)?.isEnabled == false, "\(control.name)")
      try stage.tap(control.label)
      stage.at(2000)
      #expect(knobs.log.isEmpty && stage.motionCount == 0, "\(control.name)")
      stage.act { knobs.isOn = false }
      #expect(opacity(stage) == 1, "\(control.name)")
    }
  }

  @Test("T49 how faint what is disabled is follows the theme")
  func theme() throws {
    let theme = TokenTheme().replacing(.app.disabledOpacity, by: 0.25)
    for control in controls.prefix(5) {
      let plain = try MotionHost(control.view(Switches()).disabled(true))
      expectNear(opacity(plain), 0.5, control.name)
      let themed = try MotionHost(control.view(Switches()).disabled(true).tokenTheme(theme))
      expectNear(opacity(themed), 0.25, control.name)
    }
  }

  @Test("S1.11 a disabled toggle that is on keeps its colour, and one whose value changes moves")
  func stateShows() throws {
    let knobs = Switches()
    let host = try MotionHost(
      Turned(knobs: knobs) { AnimatedToggle(isOn: .constant($0.isOn)).disabled(true) })
    host.update { knobs.isOn = true }
    #expect(!host.isStill(includingLoops: true))
    host.advance(to: 1)
    expectColor(host.color("fill", "Switch", "Capsule"), .status.on)
    #expect(host.labels == ["Enabled On"])
  }
}
