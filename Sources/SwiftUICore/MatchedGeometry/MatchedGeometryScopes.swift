/// Views that share their frames, by what they have in common.
@MainActor
final class MatchedGeometryScopes: GraphService, PlacementObserver {
  private unowned let graph: ViewGraph
  var scopes: [MatchedGeometryKey: MatchedGeometryScope] = [:]

  init(_ graph: ViewGraph) {
    self.graph = graph
    graph.layout.observers.append(self)
  }

  func scope(_ key: MatchedGeometryKey) -> MatchedGeometryScope {
    if let scope = scopes[key] { return scope }
    let scope = MatchedGeometryScope(key, number: graph.nextNodeNumber(), graph: graph)
    scopes[key] = scope
    return scope
  }

  /// Hands frames from sources to those that follow them.
  func didPlace() {
    guard !scopes.isEmpty else { return }
    for scope in scopes.values.sorted(by: { $0.number < $1.number }) { scope.match() }
  }

  var detachedElements: [Element] { scopes.values.map(\.dataElement) }
}

extension ViewGraph {
  /// The views that share their frames.
  final var matchedGeometry: MatchedGeometryScopes { service(MatchedGeometryScopes.self) }
}
