/// All motions of the design system.
public enum MotionRegistry {
  /// The declarations of all components, each once.
  public static var declarations: [MotionDeclaration] {
    components.flatMap { $0.motionDeclarations }
  }

  /// The components that declare motions.
  public static var components: [any MotionDeclaring.Type] {
    [VerticalListButtonItem.self] + stateComponents + celebrationComponents + appComponents
  }

  /// Buttons, choices, contents and progress.
  private static var stateComponents: [any MotionDeclaring.Type] {
    [
      SubmitButton.self, ScaleButtonStyle.self, HoverScaleButtonStyle.self, AnimatedToggle.self,
      CardMotion.self, ContentListMotion.self, DownloadProgress.self, AnimatedProgressBar.self,
      CircularXpProgress.self, XpProgressBar.self, AnimatedNumber.self, AnimatedCounter.self,
    ]
  }

  /// Entries, loops, ripples and celebrations.
  private static var celebrationComponents: [any MotionDeclaring.Type] {
    [
      StaggeredAnimationModifier.self, PopInModifier.self, PulsingModifier.self,
      ShimmerModifier.self, HoverLiftModifier.self, RippleEffect.self, StreakBadge.self,
      CelebrationParticles.self, AnimatedCheckmark.self, Sparkles.self,
    ]
  }

  /// Messages, cards, menus, numbers and buttons of an app.
  private static var appComponents: [any MotionDeclaring.Type] {
    [
      MessageAppearAnimation.self, ListItemAnimation.self, SheetAppearModifier.self,
      ButtonPressModifier.self, FeedbackButtonStyle.self, ErrorShake.self, SuccessBounce.self,
      PulseAnimation.self, ShimmerAnimation.self, StatusSymbol.self, RollingText.self,
      ToolProgressAnimation.self, ToolCardExpandAnimation.self, ExpandableCardMotion.self,
      MenuMotion.self, FilterChipView.self, FloatingFABView.self, MessageBubbleView.self,
      MessageThreadView.self, TypingIndicator.self, ConversationRowView.self, SwipeMotion.self,
      InboxView.self,
      StreamingTextView.self, AppTransitions.self, CardHeroMotion.self,
    ]
  }
}
