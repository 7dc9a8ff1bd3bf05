import SwiftUICore

/// Remembers, without keeping them, all nodes and elements that were ever seen in a tree.
@MainActor
struct LeakProbe {
  private struct Seen { weak var thing: AnyObject? }

  private var seen: [ObjectIdentifier: Seen] = [:]

  mutating func look(at graph: ViewGraph) {
    let census = graph.census
    census.nodes.forEach { note($0) }
    census.elements.forEach { note($0) }
  }

  private mutating func note(_ thing: AnyObject) {
    let id = ObjectIdentifier(thing)
    if seen[id]?.thing == nil { seen[id] = Seen(thing: thing) }
  }

  /// What lives and is not in the tree any more; with no graph, whatever lives.
  func leaks(besides graph: ViewGraph?) -> [String] {
    var alive: Set<ObjectIdentifier> = []
    if let census = graph?.census {
      alive.formUnion(census.nodes.map(ObjectIdentifier.init))
      alive.formUnion(census.elements.map(ObjectIdentifier.init))
    }
    return seen.filter { !alive.contains($0.key) }
      .compactMap { $0.value.thing.map { "\(type(of: $0))" } }.sorted()
  }
}
