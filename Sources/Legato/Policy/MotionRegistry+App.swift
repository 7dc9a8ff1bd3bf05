extension MotionRegistry {
  /// What moves in messages, cards, menus, numbers and buttons of an app.
  static var appComponents: [any MotionDeclaring.Type] {
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
