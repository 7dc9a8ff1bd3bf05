import LegatoDisplay
import MotionLaws
import SwiftUI

@testable import Legato
@testable import SwiftUICore

/// Buttons, choices, contents, progress and numbers.
extension ComponentSubjects {
  static let buttons: [ComponentSubject] = [
    ComponentSubject(
      "VerticalListButtonItem",
      [VerticalListButtonItem.stateMotion, VerticalListButtonItem.checkmarkMotion],
      // A border that was clear has another colour on its first frame, and no opacity yet.
      [.jumps]
    ) { state in
      VerticalListButtonItem(
        label: "Email", description: "Receipts", leadingIcon: "star",
        visualState: state.isOn ? .selected : .rest, onClick: {})
    },
    ComponentSubject("VerticalListButtonItem, focus", [VerticalListButtonItem.focusMotion]) {
      state in
      VerticalListButtonItem(label: "Email", visualState: .rest, onClick: {})
        .environment(\.hostFocused, state.isOn)
    },
    ComponentSubject(
      "SubmitButton", [SubmitButton.contentMotion, SubmitButton.groundMotion],
      // The ring of the progress turns for ever.
      [.evaluatesItsBodies]
    ) { state in SubmitButton(state: state.isOn ? .success : .idle) {} },
    ComponentSubject("ScaleButtonStyle", [ScaleButtonStyle.pressMotion], drive: press) { _ in
      Button("Press") {}.buttonStyle(.scale)
    },
    ComponentSubject(
      "HoverScaleButtonStyle, press", [HoverScaleButtonStyle.pressMotion], drive: press
    ) { _ in Button("Press") {}.buttonStyle(.hoverScale) },
    ComponentSubject(
      "HoverScaleButtonStyle, hover", [HoverScaleButtonStyle.hoverMotion], drive: hover
    ) { _ in Button("Press") {}.buttonStyle(.hoverScale) },
    ComponentSubject("HoverLiftModifier", [HoverLiftModifier.liftMotion], drive: hover) { _ in
      Text("Lift").padding(20).hoverLift()
    },
    ComponentSubject("FeedbackButtonStyle", [FeedbackButtonStyle.motion], drive: press) { _ in
      Button("Press") {}.buttonStyle(.feedback)
    },
    ComponentSubject("ButtonPressModifier", [ButtonPressModifier.motion], drive: press) { _ in
      Text("Press").padding(20).buttonPressEffect()
    },
    ComponentSubject(
      "RippleEffect", [RippleEffect.spreadMotion], [.comesBack, .evaluatesItsBodies, .jumps],
      drive: { host, _ in host.tap(at: middle(of: host)) }
    ) { _ in Color.gray.frame(width: 200, height: 200).rippleEffect() },
  ]

  static let selection: [ComponentSubject] = [
    ComponentSubject(
      "AnimatedToggle",
      [AnimatedToggle.knobMotion, AnimatedToggle.colorMotion, AnimatedToggle.titleMotion],
      [.evaluatesItsBodies, .jumps]
    ) { state in AnimatedToggle(isOn: state.toggle).padding() },
    ComponentSubject("CardView", [CardMotion.color, CardMotion.emphasis], [.jumps]) { state in
      CardView(isSelected: state.isOn) { Text("Card") }.padding(20)
    },
    ComponentSubject("FilterChipView", [FilterChipView.motion]) { state in
      FilterChipView(title: "Work", isSelected: state.isOn) {}
    },
    ComponentSubject(
      "FloatingFABView",
      [FloatingFABView.expand, FloatingFABView.collapse, FloatingFABView.fade],
      drive: tap("Actions")
    ) { _ in
      FloatingFABView(actions: [FABAction(title: "Write", systemImage: "pencil") {}])
    },
    ComponentSubject("SpringMenu", [MenuMotion.menu], drive: tap("Options")) { _ in
      SpringMenu([SpringMenuItem(title: "Copy", systemImage: "doc") {}]) { Text("Options") }
    },
    ComponentSubject(
      "springContextMenu", [MenuMotion.contextMenu], [.jumps],
      drive: { host, state in
        let label = state == 1 ? "Hold" : "Copy"
        guard let element = host.semantics.first(where: { $0.label.hasPrefix(label) }) else {
          return
        }
        guard state == 1 else { return host.tap(at: element.center) }
        host.touchDown(at: element.center)
        host.advance(by: 0.6)
        host.touchUp()
      }
    ) { _ in
      Text("Hold").springContextMenu([SpringMenuItem(title: "Copy") {}])
    },
  ]

  static let contents: [ComponentSubject] = [
    ComponentSubject(
      "ContentListView, loading", [ContentListMotion.content], [.evaluatesItsBodies, .jumps]
    ) { state in
      ContentListView(
        [Numbered(id: 1), Numbered(id: 2)], isLoading: state.value == 0,
        row: { Text("Row \($0.id)") }, loading: { Text("Loading") }, empty: { Text("Nothing") })
    },
    ComponentSubject(
      "ContentListView, rows", [ContentListMotion.content], [.evaluatesItsBodies, .jumps]
    ) { state in
      ContentListView(
        (0..<(state.isOn ? 3 : 2)).map(Numbered.init), row: { Text("Row \($0.id)") },
        loading: { Text("Loading") }, empty: { Text("Nothing") })
    },
    ComponentSubject("StatusSymbol, event", [StatusSymbol.once], [.comesBack, .jumps]) { state in
      StatusSymbol(state.isOn ? .success : .idle)
    },
    ComponentSubject("AnimatedNumber", [AnimatedNumber.rollMotion], [.jumps]) { state in
      AnimatedNumber(value: state.isOn ? 12 : 7)
    },
    ComponentSubject("AnimatedCounter", [RollingText.motion], [.jumps]) { state in
      AnimatedCounter(value: state.isOn ? 12 : 7)
    },
    ComponentSubject("AnimatedProgress", [RollingText.motion], [.jumps]) { state in
      AnimatedProgress(label: "Files", value: state.isOn ? "12" : "7")
    },
    ComponentSubject(
      "AnimatedCounter, ring",
      [AnimatedCounter.numberMotion, AnimatedCounter.ringMotion],
      [.evaluatesItsBodies, .jumps]
    ) { state in AnimatedCounter(value: state.count, total: 10) },
    ComponentSubject(
      "AnimatedCounter, tap",
      [
        AnimatedCounter.pressMotion, AnimatedCounter.rippleMotion,
        AnimatedCounter.numberMotion, AnimatedCounter.ringMotion,
      ],
      [.comesBack, .evaluatesItsBodies, .jumps], drive: tap("Counter")
    ) { _ in AnimatedCounter(value: .constant(3), total: 10) },
  ]

  static let progress: [ComponentSubject] = [
    ComponentSubject("AnimatedProgressBar, update", [AnimatedProgressBar.updateMotion]) { state in
      AnimatedProgressBar(percentage: state.isOn ? 0.8 : 0.3)
    },
    ComponentSubject(
      "AnimatedProgressBar, fill", [AnimatedProgressBar.fillMotion], [.evaluatesItsBodies, .jumps]
    ) { state in
      if state.isOn { AnimatedProgressBar(percentage: 0.65) }
    },
    ComponentSubject("CircularXpProgress, update", [CircularXpProgress.updateMotion]) { state in
      CircularXpProgress(level: 7, percentage: state.isOn ? 0.8 : 0.3)
    },
    ComponentSubject(
      "CircularXpProgress, fill", [CircularXpProgress.fillMotion], [.evaluatesItsBodies, .jumps]
    ) { state in
      if state.isOn { CircularXpProgress(level: 7, percentage: 0.75) }
    },
    ComponentSubject(
      "DownloadProgress", [DownloadProgress.barMotion, DownloadProgress.numberMotion], [.jumps]
    ) { state in DownloadProgress(progress: state.isOn ? 0.8 : 0.3) },
    ComponentSubject("ToolProgressAnimation", [ToolProgressAnimation.motion]) { state in
      ToolProgressAnimation(progress: state.isOn ? 0.6 : 0.2, showsTrack: true)
    },
    ComponentSubject(
      "XpProgressBar",
      [XpProgressBar.fillMotion, XpProgressBar.updateMotion, ShimmerModifier.sweepMotion],
      [.isEndless, .jumps]
    ) { state in XpProgressBar(current: state.isOn ? 150 : 60, needed: 300, level: 4) },
  ]
}
