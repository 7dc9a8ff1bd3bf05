/// The element above all others: the window's content, and whatever stands in front of it.
@MainActor
package protocol Surface: Element {
  /// Lays out what is on the surface. The surface itself is not laid out.
  func layOut(_ proposal: ProposedViewSize)
  /// How many elements the window and what stands in front of it have.
  var contentCount: Int { get }
  /// Whether an element is behind something that covers the whole surface and is not see-through.
  func occludes(_ element: Element) -> Bool
}
