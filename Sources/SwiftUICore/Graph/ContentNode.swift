/// A node with one view inside: its elements are those of that view.
@MainActor
package class ContentNode<V: View, Content: View>: KeepingNode<V> {
  /// Set once by the initialiser of each kind, when the node can be a parent.
  package final var content: ViewNode<Content>!

  package override var children: [Node] { content.map { [$0] } ?? [] }
  package override var elements: [Element] { content.elements }
  package override func collectElements(into list: inout [Element]) {
    content.collectElements(into: &list)
  }
  override var passesElementsOn: Bool { true }
  override var childRowHost: (any RowHost)? { rowHost }
  override func collectRows(into segments: inout [RowSegment]) {
    content.collectRows(into: &segments)
  }
}
