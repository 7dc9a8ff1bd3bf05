import SwiftUICore

/// Remembers, without keeping them, all nodes and elements that were ever seen in a tree.
@MainActor
struct LeakProbe {
  private struct Seen {
    weak var thing: AnyObject?
    let name: String
  }

  private var seen: [ObjectIdentifier: Seen] = [:]

  mutating func look(at graph: ViewGraph) {
    let census = graph.census
    for node in census.nodes { note(node) { "\(type(of: node)) at \(node.path)" } }
    for element in census.elements {
      note(element) { "\(type(of: element)) at \(element.node.path)" }
    }
  }

  private mutating func note(_ thing: AnyObject, _ name: () -> String) {
    let id = ObjectIdentifier(thing)
    guard seen[id]?.thing !== thing else { return }
    seen[id] = Seen(thing: thing, name: name())
  }

  /// What lives and is not in the tree any more; with no graph, whatever lives.
  func leaks(besides graph: ViewGraph?) -> [String] {
    var alive: Set<ObjectIdentifier> = []
    if let census = graph?.census {
      alive.formUnion(census.nodes.map(ObjectIdentifier.init))
      alive.formUnion(census.elements.map(ObjectIdentifier.init))
    }
    return seen.filter { $0.value.thing != nil && !alive.contains($0.key) }.map(\.value.name)
      .sorted()
  }
}
