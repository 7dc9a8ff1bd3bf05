/// What is presented, and what waits to be.
///
/// The window and each presentation present one thing at a time. What is asked for besides waits
/// until that is gone.
@MainActor
final class PresentationStack: GraphService {
  private unowned let graph: ViewGraph
  /// In the order in which they came: the last is in front.
  private(set) var presented: [PresentedNode] = []
  private var waiting: [Request] = []

  private struct Request { weak var node: (any PresentationRequester)? }

  init(_ graph: ViewGraph) {
    self.graph = graph
  }

  /// Whether a node may present now. Where it may not, it is asked again once it may.
  func admits(_ node: any PresentationRequester) -> Bool {
    let level = node.presentationLevel
    guard let rival = presented.first(where: { $0.presentationLevel === level }) else {
      withdraw(node)
      return true
    }
    if !waiting.contains(where: { $0.node === node }) { waiting.append(Request(node: node)) }
    if !rival.isOver {
      graph.report(
        "Only one presentation at a time is possible from one window, sheet or cover; this one "
          + "waits until the one that is shown is gone.", at: node)
    }
    return false
  }

  /// A node no longer wants to present.
  func withdraw(_ node: any PresentationRequester) {
    waiting.removeAll { $0.node == nil || $0.node === node }
  }

  func add(_ node: PresentedNode) {
    presented.append(node)
    showElements()
  }

  func remove(_ node: PresentedNode) {
    guard presented.contains(where: { $0 === node }) else { return }
    presented.removeAll { $0 === node }
    showElements()
  }

  /// Asks those who wait again, in their order.
  func askWaiting() {
    for request in waiting { request.node?.resolve() }
  }

  /// What is presented from inside another presentation, directly or not.
  func presented(within level: PresentedNode) -> [PresentedNode] {
    presented.filter { node in
      var above = node.presentationLevel
      while let current = above, current !== level { above = current.presentationLevel }
      return above === level
    }
  }

  /// Puts what is presented on the surface. What is presented from the start is there before the
  /// surface is.
  func showElements() {
    graph.presentationSurface?.presentations = presented.compactMap(\.element)
  }
}

extension Node {
  /// The presentation that the node is part of; `nil` in the window itself.
  var presentationLevel: PresentedNode? {
    var above = parent
    while let current = above {
      if let presented = current as? PresentedNode { return presented }
      above = current.parent
    }
    return nil
  }
}

extension ViewGraph {
  /// What is presented above the window's content.
  final var presentations: PresentationStack { service(PresentationStack.self) }
}
