import LegatoDisplay
import SwiftUI

@testable import Legato
@testable import SwiftUICore

/// Every component in every state that has a look of its own: those of the laws' subjects at rest, and more.
@MainActor
enum ComponentStates {
  static let all: [ComponentState] =
    rests + buttons + selection + contents + progress + messages + cards + effects

  /// `SubmitButton` of `SubmitButton, failure`.
  nonisolated static func component(of subject: String) -> String {
    String(subject.prefix { $0 != "," })
  }

  /// What looks as something else does, or like nothing: the reason why it has no references of its own.
  static let withoutLook: [String: String] = [
    "VerticalListButtonItemStyle": "the style of VerticalListButtonItem",
    "ErrorShakeModifier": "what errorShake makes: ErrorShake",
    "ToolCardExpandAnimation": "a part of ToolCard",
    "MotionSafe": "changes how something moves",
    "MotionSafeValue": "changes how something moves",
    "MotionSafeAnimation": "changes how something moves",
    "SlideTransition": "is at rest what it moves",
  ]

  /// What the subjects are called before and after their change; `nil` where that looks as another state does,
  /// or where a state that is declared for the references shows more.
  static let names: [(subject: String, before: String?, after: String?)] = [
    ("VerticalListButtonItem", "rest", "selected"),
    ("VerticalListButtonItem, focus", nil, "focused"),
    ("SubmitButton", "idle", "success"),
    ("SubmitButton, failure", nil, "error"),
    ("ScaleButtonStyle", "rest", "pressed"),
    ("HoverScaleButtonStyle, press", "rest", "pressed"),
    ("HoverScaleButtonStyle, hover", nil, "hovered"),
    ("HoverLiftModifier", "rest", "hovered"),
    ("FeedbackButtonStyle", "rest", "pressed"),
    ("ButtonPressModifier", "rest", "pressed"),
    ("RippleEffect", nil, nil),
    ("AnimatedToggle", "off", "on"),
    ("CardView", "rest", "selected"),
    ("FilterChipView", "rest", "selected"),
    ("FilterChipBar", "first", "second"),
    ("SelectableCards", "rest", "selected"),
    ("FloatingFABView", "closed", "open"),
    ("SpringMenu", "closed", nil),
    ("springContextMenu", "closed", nil),
    ("VerticalListButtonGroup", "first", "second"),
    ("AnimationDemoView", "rest", "selected"),
    ("ContentListView, loading", "loading", "loaded"),
    ("ContentListView, rows", nil, "more-rows"),
    ("ContentListView, emptied", nil, "custom-empty"),
    ("StatusSymbol, event", "idle", "success"),
    ("StatusSymbol, loop", nil, "streaming"),
    ("StatusSymbol, loading", nil, "loading"),
    ("StatusSymbol, processing", nil, "processing"),
    ("AnimatedNumber", "rest", "rolled"),
    ("AnimatedCounter", "rest", "rolled"),
    ("AnimatedProgress", "rest", "rolled"),
    ("AnimatedCounter, ring", "ring-empty", "ring-one"),
    ("AnimatedCounter, tap", "ring-three", nil),
    ("AnimatedProgressBar, update", "30-percent", "80-percent"),
    ("AnimatedProgressBar, fill", nil, "filled"),
    ("CircularXpProgress, update", "30-percent", "80-percent"),
    ("CircularXpProgress, fill", nil, "filled"),
    ("DownloadProgress", "30-percent", "80-percent"),
    ("ToolProgressAnimation", "20-percent", "60-percent"),
    ("XpProgressBar", "60-of-300", "150-of-300"),
    ("XpProgressBar, fill", nil, "filled"),
    ("MessageBubbleView", "own", "sending"),
    ("MessageBubbleView, failed", nil, "failed"),
    ("ConversationRowView", "rest", nil),
    ("MessageThreadView", nil, nil),
    ("MessageThreadView, removal", nil, nil),
    ("InboxView", "three", "archived"),
    ("InboxView, last one", nil, "empty"),
    ("LeadingSwipe", nil, nil),
    ("StreamingTextView", "begun", "streamed"),
    ("ToolCard", "collapsed", "expanded"),
    ("ExpandableCard", "collapsed", "expanded"),
    ("CardHero", "small", "large"),
    ("MessageAppearAnimation", nil, "entered"),
    ("ListItemAnimation", nil, "entered"),
    ("SheetAppearModifier", nil, "entered"),
    ("StaggeredAnimationModifier", nil, "entered"),
    ("PopInModifier", nil, "entered"),
    ("ArrivingForEach", "one", "three"),
    ("ErrorShake", "rest", "error"),
    ("SuccessBounce", "rest", nil),
    ("PulsingModifier", nil, "looping"),
    ("ShimmerModifier", nil, "looping"),
    ("Sparkles", nil, nil),
    ("PulseAnimation", nil, "looping"),
    ("ShimmerAnimation", nil, "looping"),
    ("SkeletonText", nil, "two-lines"),
    ("TypingIndicator", nil, "looping"),
    ("AnimatedCheckmark", nil, "drawn"),
    ("CelebrationParticles", nil, nil),
    ("StreakBadge", "none", "one"),
    ("StreakBadge, on request", "three", "three-lit"),
  ]

  private static let rests: [ComponentState] = {
    let subjects = Dictionary(uniqueKeysWithValues: ComponentSubjects.all.map { ($0.name, $0) })
    return names.flatMap { name, before, after in
      guard let subject = subjects[name] else { return [ComponentState]() }
      return [(before, 0), (after, 1)].compactMap { state, number in
        state.map { ComponentState(subject, $0, state: number) }
      }
    }
  }()

  // MARK: What people do

  static func press(_ label: String) -> @MainActor (ViewHost) -> Void {
    { host in
      guard let element = host.semantics.first(where: { $0.label.hasPrefix(label) }) else { return }
      host.touchDown(at: element.center)
    }
  }

  static func tap(_ label: String) -> @MainActor (ViewHost) -> Void {
    { ComponentSubjects.tap(label)($0, 1) }
  }
}
