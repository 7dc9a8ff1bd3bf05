import LegatoTesting
import SwiftUI
import Testing

@testable import Legato

/// What is put into a component keeps its state whatever the policy says: a person's half-written text
/// must not go because Reduce Motion was switched on.
@MainActor @Suite("State of content")
struct StateOfContentTests {
  /// Counts how often it was made.
  private struct Probe: View {
    let log: Log
    @State private var hasBegun = false

    var body: some View {
      Text("Probe").onAppear {
        if !hasBegun { log.beginnings += 1 }
        hasBegun = true
      }
    }
  }

  private final class Log {
    var beginnings = 0
  }

  @MainActor
  private struct Wrapper {
    let name: String
    let view: (Switches, AnyView) -> AnyView

    init<V: View>(_ name: String, @ViewBuilder _ view: @escaping (Switches, AnyView) -> V) {
      self.name = name
      self.view = { AnyView(view($0, $1)) }
    }
  }

  /// All that takes content of an app's own.
  private let wrappers: [Wrapper] = [
    Wrapper("CardView") { knobs, probe in CardView(isSelected: knobs.isOn) { probe } },
    Wrapper("SelectableCards") { _, probe in
      SelectableCards([Numbered(id: 1)], selection: .constant(1)) { _ in probe }
    },
    Wrapper("ScaleButtonStyle") { _, probe in
      Button {
      } label: {
        probe
      }.buttonStyle(.scale)
    },
    Wrapper("HoverScaleButtonStyle") { _, probe in
      Button {
      } label: {
        probe
      }.buttonStyle(.hoverScale)
    },
    Wrapper("FeedbackButtonStyle") { _, probe in
      Button {
      } label: {
        probe
      }.buttonStyle(.feedback)
    },
    Wrapper("VerticalListButtonItemStyle") { knobs, probe in
      Button {
      } label: {
        probe
      }.buttonStyle(
        VerticalListButtonItemStyle(
          styles: VerticalListButtonItem.styles(for: knobs.isOn ? .selected : .rest),
          paddingBlock: 11, stateAnimation: .appNormal))
    },
    Wrapper("FeedbackButton") { _, probe in FeedbackButton(action: {}) { probe } },
    Wrapper("AnimatedToggleStyle") { knobs, probe in
      Toggle(isOn: .constant(knobs.isOn)) { probe }.toggleStyle(AnimatedToggleStyle())
    },
    Wrapper("ButtonPressModifier") { $1.buttonPressEffect() },
    Wrapper("HoverLiftModifier") { $1.hoverLift() },
    Wrapper("RippleEffect") { $1.rippleEffect() },
    Wrapper("ErrorShake") { $1.errorShake(trigger: $0.isOn, isError: $0.isOn) },
    Wrapper("SuccessBounce") { $1.successBounce(trigger: $0.isOn) },
    Wrapper("PulsingModifier") { $1.pulsing() },
    Wrapper("PulseAnimation") { $1.loadingPulse(isActive: $0.isOn) },
    Wrapper("ShimmerModifier") { $1.shimmering($0.isOn) },
    Wrapper("ShimmerAnimation") { $1.loadingShimmer(isActive: $0.isOn) },
    Wrapper("Sparkles") { $1.sparkles() },
    Wrapper("CelebrationParticles") { $1.celebrates(on: $0.isOn) },
    Wrapper("PopInModifier") { $1.popIn() },
    Wrapper("StaggeredAnimationModifier") { $1.staggeredEntry(0) },
    Wrapper("MessageAppearAnimation") { $1.messageAppearAnimation() },
    Wrapper("ListItemAnimation") { $1.listItemAnimation(index: 0) },
    Wrapper("SheetAppearModifier") { $1.sheetAppear() },
    Wrapper("ArrivingForEach") { _, probe in
      ArrivingForEach([Numbered(id: 1)]) { _, arrival in probe.staggeredEntry(arrival) }
    },
    Wrapper("MotionSafe") { $1.opacity($0.isOn ? 1 : 0.5).motionSafe(.appSpring) },
    Wrapper("MotionSafeValue") { knobs, probe in
      probe.opacity(knobs.isOn ? 1 : 0.5).withMotionSafe(value: knobs.isOn)
    },
    Wrapper("ToolCard") { _, probe in
      ToolCard(title: "Tool", isExpanded: .constant(true)) { probe }
    },
    Wrapper("ExpandableCard") { _, probe in
      ExpandableCard(id: "a", expandedId: .constant("a"), label: "A") {
        EmptyView()
      } expanded: {
        probe
      }
    },
    Wrapper("CardHero") { _, probe in Hero(content: probe) },
    Wrapper("ContentListView") { _, probe in
      ContentListView([Numbered(id: 1)]) { _ in probe }
    },
    Wrapper("SpringMenu") { _, probe in SpringMenu([]) { probe } },
    Wrapper("LeadingSwipe") { _, probe in
      LeadingSwipe(.archive, isEnabled: true, perform: {}) { probe }
    },
    Wrapper("SlideTransition") { _, probe in
      ZStack { probe.modifier(AppMotion.SlideTransition(edge: .leading)) }
    },
  ]

  private struct Hero: View {
    let content: AnyView
    @Namespace private var cards
    var body: some View { content.cardHero("a", in: cards) }
  }

  @Test("S4.12 content keeps its state when flags change, at rest and on the way")
  func keepsState() throws {
    for wrapper in wrappers {
      let (knobs, log) = (Switches(), Log())
      let probe = AnyView(Probe(log: log))
      let host = try MotionHost(Turned(knobs: knobs) { wrapper.view($0, probe) })
      for less in Less.allCases {
        host.update { knobs.isOn.toggle() }
        host.advance(by: 0.06)
        host.set(less)
        host.advance(by: 0.94)
        host.set(nil)
        host.advance(by: 1)
      }
      #expect(log.beginnings == 1, "\(wrapper.name) makes its content anew")
    }
  }
}
