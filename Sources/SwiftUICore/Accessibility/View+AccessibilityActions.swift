extension View {
  nonisolated private func accessibilityAction(
    _ action: SemanticAction
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.actions = [action] }
  }

  /// Adds an accessibility action to the view.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(SemanticAction(actionKind, handler))
  }

  /// Adds an accessibility action with a name to the view.
  nonisolated public func accessibilityAction(
    named name: Text, _ handler: @escaping @MainActor () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(SemanticAction(.named(name.plainText), handler))
  }

  /// Adds an accessibility action with a name to the view.
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping @MainActor () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(SemanticAction(.named(nameKey.text), handler))
  }

  /// Adds an accessibility action with a name to the view.
  @_disfavoredOverload
  nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping @MainActor () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(SemanticAction(.named(String(name)), handler))
  }

  /// Adds several accessibility actions to the view: the buttons that you specify, which are not
  /// shown.
  nonisolated public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    modifier(AccessibilityStandInModifier(standIn: content(), role: .actions))
  }

  /// Adds an accessibility adjustable action to the view.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility {
      $0.actions = [
        SemanticAction(.increment) { handler(.increment) },
        SemanticAction(.decrement) { handler(.decrement) },
      ]
    }
  }

  /// Adds an accessibility scroll action to the view. The edge is the one that comes into view.
  nonisolated public func accessibilityScrollAction(
    _ handler: @escaping @MainActor (Edge) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility {
      $0.actions = Edge.allCases.map { edge in SemanticAction(.scroll(edge)) { handler(edge) } }
    }
  }
}
