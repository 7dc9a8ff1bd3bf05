import Legato
import SwiftUI
import Testing

// The five documents' own ways to write each component and modifier, letter for letter where SwiftUI leaves
// the name free. `SpecificationFormTests` runs them all. What the documents leave to the app (`message`,
// `progress`, `isExpanded`) is a constant here.

/// A form of a document, and what it says when it is run.
struct CallForm: CustomTestStringConvertible, Sendable {
  /// As the documents write it.
  let form: String
  let view: @MainActor @Sendable () -> AnyView
  var testDescription: String { form }

  init(_ form: String, @ViewBuilder _ view: @escaping @MainActor @Sendable () -> some View) {
    self.form = form
    self.view = { AnyView(view()) }
  }
}

enum CallForms {
  static let item = Legato.Item(title: "Item", detail: "Detail")
  static let message = ChatMessage(id: "1", text: "Hello", isOwn: true)

  /// Implement animations (iOS): list buttons.
  static let listButtons: [CallForm] = [
    CallForm("VerticalListButtonItem") {
      VerticalListButtonItem(
        label: "Email", description: "Weekly", leadingIcon: "star", visualState: .selected,
        error: false, checkmarkTransition: .fade, transitionDelay: 0.1, testID: "email",
        onClick: {})
    },
    CallForm("AnimationDemoView()") { AnimationDemoView() },
  ]

  /// Animate State Changes Clearly.
  static let stateChanges: [CallForm] = [
    CallForm("SubmitButton()") { SubmitButton() },
    CallForm("AnimatedToggle(isOn:)") { AnimatedToggle(isOn: .constant(true)) },
    CallForm("SelectableCards()") { SelectableCards() },
    CallForm("CardView(item:isSelected:)") { CardView(item: item, isSelected: true) },
    CallForm("ContentListView()") { ContentListView() },
    CallForm("LoadingView()") { LoadingView() },
    CallForm("EmptyStateView()") { EmptyStateView() },
    CallForm("ItemRow(item:)") { ItemRow(item: item) },
    CallForm("DownloadProgress()") { DownloadProgress() },
  ]

  /// Enhanced UI Animations.
  static let messages: [CallForm] = [
    CallForm("MessageBubbleView(message:)") { MessageBubbleView(message: message) },
    CallForm("MessageThreadView(messages:)") { MessageThreadView(messages: [message]) },
    CallForm("ConversationRowView(conversation:)") {
      ConversationRowView(conversation: Conversation(id: "a", name: "Ada", preview: "Hi")) {}
    },
    CallForm("InboxView(conversations:)") {
      InboxView(
        conversations: [Conversation(id: "a", name: "Ada", preview: "Hi")], onOpen: { _ in },
        onArchive: { _ in })
    },
    CallForm("FloatingFABView(actions:)") {
      FloatingFABView(actions: [FABAction(title: "Scan", systemImage: "camera") {}])
    },
  ]

  /// iOS Animation Skill (RIZQ).
  static let rizq: [CallForm] = [
    CallForm("StaggeredAnimationModifier(index:)") {
      VStack(spacing: RIZQSpacing.lg) {
        Text("Header").modifier(StaggeredAnimationModifier(index: 0))
        Text("Stats").modifier(StaggeredAnimationModifier(index: 1))
      }
    },
    CallForm("ScaleButtonStyle()") {
      Button(action: {}) { Text("Browse Journeys") }.buttonStyle(ScaleButtonStyle())
    },
    CallForm("HoverScaleButtonStyle()") {
      Button(action: {}) { Text("Browse Journeys") }.buttonStyle(HoverScaleButtonStyle())
    },
    CallForm("AnimatedProgressBar(percentage:)") { AnimatedProgressBar(percentage: 0.65) },
    CallForm("CircularXpProgress(level:percentage:size:strokeWidth:)") {
      CircularXpProgress(level: 7, percentage: 0.75, size: 80, strokeWidth: 6)
    },
    CallForm("XpProgressBar(current:needed:level:)") {
      XpProgressBar(current: 120, needed: 300, level: 4)
    },
    CallForm("AnimatedNumber(value:)") { AnimatedNumber(value: 7) },
    CallForm("PulsingModifier()") {
      Circle().stroke(Color.rizqPrimary, lineWidth: 2).frame(width: 30)
        .modifier(PulsingModifier())
    },
    CallForm("PopInModifier(delay:)") {
      HStack {
        Image(systemName: "sparkles")
        Text("+5").font(.rizqMonoMedium(.headline))
        Text("XP")
      }
      .modifier(PopInModifier(delay: 0.5))
    },
    CallForm("ShimmerModifier()") { Text("Shine").modifier(ShimmerModifier()) },
    CallForm("StreakBadge(streak:isAnimating:)") { StreakBadge(streak: 5, isAnimating: false) },
    CallForm("CelebrationParticles()") { CelebrationParticles() },
    CallForm("AnimatedCheckmark()") { AnimatedCheckmark() },
    CallForm("RippleEffect()") { Text("Tap").modifier(RippleEffect()) },
    CallForm("Sparkles()") { Sparkles() },
  ]

  /// Animations & Transitions.
  static let app: [CallForm] = [
    CallForm(".motionSafe(_:)") { Text("Safe").motionSafe(.appNormal) },
    CallForm(".motionSafe()") { Text("Safe").motionSafe() },
    CallForm(".withMotionSafe(_:value:)") { Text("Safe").withMotionSafe(.appFast, value: 1) },
    CallForm("MotionSafe(animation:)") { Text("Safe").modifier(MotionSafe(animation: .appSlow)) },
    CallForm("MotionSafeValue(animation:value:)") {
      Text("Safe").modifier(MotionSafeValue(animation: .appSpring, value: 1))
    },
    CallForm(".messageAppearAnimation(delay:)") {
      ForEach(Array([message].enumerated()), id: \.element.id) { index, message in
        MessageBubbleView(message: message)
          .messageAppearAnimation(delay: Double(index) * 0.05)
      }
    },
    CallForm("MessageAppearAnimation(delay:)") {
      Text("Hi").modifier(MessageAppearAnimation(delay: 0))
    },
    CallForm("StreamingTextView(text:)") { StreamingTextView(text: "Streams in") },
    CallForm("ToolCardExpandAnimation(isExpanded:)") {
      Text("Tool").modifier(ToolCardExpandAnimation(isExpanded: true))
    },
    CallForm("ToolProgressAnimation(progress:)") { ToolProgressAnimation(progress: 0.5) },
    CallForm("SlideTransition(edge:isActive:)") {
      Text("Page").modifier(AppMotion.SlideTransition(edge: Edge.leading.opposite, isActive: true))
    },
    CallForm(".transition(.slideUp)") { Text("Up").transition(.slideUp) },
    CallForm(".transition(.slideFromTrailing)") { Text("On").transition(.slideFromTrailing) },
    CallForm("SheetAppearModifier()") { Text("Sheet").modifier(SheetAppearModifier()) },
    CallForm("PulseAnimation()") { Text("Loading").modifier(PulseAnimation()) },
    CallForm("ShimmerAnimation()") { Text("Loading").modifier(ShimmerAnimation()) },
    CallForm(".buttonPressEffect()") { Text("Press").buttonPressEffect() },
    CallForm("ButtonPressModifier()") { Text("Press").modifier(ButtonPressModifier()) },
    CallForm(".listItemAnimation(index:)") { Text("Row").listItemAnimation(index: 2) },
    CallForm("ListItemAnimation(index:)") { Text("Row").modifier(ListItemAnimation(index: 2)) },
    CallForm("AnimatedCounter(value:)") { AnimatedCounter(value: 12) },
    CallForm("AnimatedProgress(label:value:)") {
      AnimatedProgress(label: "Files", value: "3 of 7")
    },
    CallForm("FeedbackButton(title:action:)") {
      FeedbackButton(title: "Save", action: { HapticManager.shared.impact(.soft) })
    },
    CallForm("ExpandableCard(id:expandedId:)") {
      ExpandableCard(id: "a", expandedId: .constant("a"))
    },
    CallForm("ExpandedCardView()") { ExpandedCardView() },
    CallForm("CollapsedCardView()") { CollapsedCardView() },
  ]

  static let all = listButtons + stateChanges + messages + rizq + app
}
