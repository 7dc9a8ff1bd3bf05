import SwiftUICore

/// Toolbar content that a screen zooms from.
private struct TransitionSourceContent<Content: ToolbarContent>: PrimitiveToolbarContent {
  let content: Content
  let id: AnyHashable
  let namespace: Namespace.ID

  @MainActor static func _entries(of content: Self, _ inputs: _ToolbarInputs) -> [_ToolbarEntry] {
    Content._entries(of: content.content, inputs).map { entry in
      guard entry.entry.isShown else { return entry }
      let view = entry.entry.view
        .matchedTransitionSource(id: content.id, in: content.namespace)
      return _ToolbarEntry(
        entry: ToolbarEntry(placement: entry.entry.placement, view: AnyView(view)))
    }
  }
}

extension TransitionSourceContent: CustomizableToolbarContent
where Content: CustomizableToolbarContent {}

extension ToolbarContent {
  /// Identifies this toolbar content as the source of a navigation transition, such as a zoom transition.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID)
    -> some ToolbarContent
  {
    TransitionSourceContent(content: self, id: AnyHashable(id), namespace: namespace)
  }
}

extension CustomizableToolbarContent {
  /// Identifies this toolbar content as the source of a navigation transition, such as a zoom transition.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID)
    -> some CustomizableToolbarContent
  {
    TransitionSourceContent(content: self, id: AnyHashable(id), namespace: namespace)
  }
}
