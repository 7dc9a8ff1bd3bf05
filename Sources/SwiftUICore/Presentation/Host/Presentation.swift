/// Something that is to be shown above everything else, as long as a view asks for it.
package struct Presentation<Content: View> {
  /// What tells one presentation from another: with another identity the one that is shown goes,
  /// and the new one comes after it.
  var id: AnyHashable
  var style: PresentationStyle
  var content: Content
  /// Tells the view that asked that the presentation is over, because a person or the presented
  /// views said so.
  var dismiss: @MainActor () -> Void
  /// Called once it is gone.
  var onDismiss: (() -> Void)?

  package init(
    id: AnyHashable = true, style: PresentationStyle, content: Content,
    dismiss: @escaping @MainActor () -> Void, onDismiss: (() -> Void)? = nil
  ) {
    self.id = id
    self.style = style
    self.content = content
    self.dismiss = dismiss
    self.onDismiss = onDismiss
  }
}

/// How something is presented: what stands on the surface for it.
package struct PresentationStyle {
  /// What it is called in paths.
  let name: String
  /// Whether what is presented stands above the window, with backgrounds that show it; as the view
  /// that presents it where it is `nil`.
  let isElevated: Bool?
  /// Makes the element. The views are there already, and may have a say.
  let makeElement: @MainActor (PresentedNode) -> PresentationElement

  package init(
    _ name: String, isElevated: Bool? = nil,
    makeElement: @escaping @MainActor (PresentedNode) -> PresentationElement
  ) {
    self.name = name
    self.isElevated = isElevated
    self.makeElement = makeElement
  }
}
