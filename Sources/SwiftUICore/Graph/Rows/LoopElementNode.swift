/// The node of an element of a loop: options without a tag are known by its identity.
@MainActor
protocol LoopElementNode: Node {
  var identity: AnyHashable? { get }
}
