extension View {
  /// Creates a new accessibility element, or modifies the behavior of the existing one.
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore)
    -> some View
  {
    modifier(AccessibilityGroupModifier(behavior: children))
  }

  /// Specifies whether to hide this view from system accessibility features.
  nonisolated public func accessibilityHidden(
    _ hidden: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.isHidden = hidden }
  }

  /// Sets the sort priority order for this view's accessibility element, relative to other elements
  /// at the same level: higher ones come first. The default is 0; a priority that is not a number
  /// counts as 0.
  nonisolated public func accessibilitySortPriority(
    _ sortPriority: Double
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.sortPriority = sortPriority }
  }

  /// Replaces one or more accessibility elements for this view with new accessibility elements:
  /// those of views that are not shown, but that work.
  nonisolated public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    modifier(AccessibilityStandInModifier(standIn: representation(), role: .representation))
  }

  /// Replaces the existing accessibility element's children with one or more new synthetic
  /// accessibility elements.
  nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V)
    -> some View
  {
    modifier(AccessibilityStandInModifier(standIn: children(), role: .children))
  }
}
