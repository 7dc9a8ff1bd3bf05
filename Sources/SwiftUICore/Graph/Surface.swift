/// The root element: the window's content, and whatever is presented in front of it.
@MainActor
package protocol Surface: Element {
  /// Lays out what is on the surface. The surface itself is not laid out.
  func layOut(_ proposal: ProposedViewSize)
  /// The number of elements of the window and of what is presented in front of it.
  var contentCount: Int { get }
  /// Whether an element is behind something that covers the whole surface and is not see-through.
  func occludes(_ element: Element) -> Bool
}
