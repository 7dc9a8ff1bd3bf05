import SwiftUICore

/// Toolbar content that says something of its glass.
private struct SharedBackgroundContent<Content: ToolbarContent>: PrimitiveToolbarContent {
  let content: Content
  let visibility: Visibility

  @MainActor static func _entries(of content: Self, _ inputs: _ToolbarInputs) -> [_ToolbarEntry] {
    Content._entries(of: content.content, inputs).map { entry in
      guard content.visibility == .hidden, entry.entry.isShown else { return entry }
      let view = entry.entry.view.reportsFault(
        "sharedBackgroundVisibility(.hidden): the item keeps its glass.")
      return _ToolbarEntry(
        entry: ToolbarEntry(placement: entry.entry.placement, view: AnyView(view)))
    }
  }
}

extension ToolbarContent {
  /// Controls the visibility of the glass background effect on items in the toolbar. Items keep their glass here, which
  /// is reported where they should not.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
    SharedBackgroundContent(content: self, visibility: visibility)
  }
}

extension SharedBackgroundContent: CustomizableToolbarContent
where Content: CustomizableToolbarContent {}

extension CustomizableToolbarContent {
  /// Controls the visibility of the glass background effect on items in the toolbar. Items keep their glass here, which
  /// is reported where they should not.
  public func sharedBackgroundVisibility(_ visibility: Visibility)
    -> some CustomizableToolbarContent
  {
    SharedBackgroundContent(content: self, visibility: visibility)
  }
}
