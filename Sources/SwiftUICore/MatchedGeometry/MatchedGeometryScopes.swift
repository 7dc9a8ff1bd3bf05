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
    let ordered = scopes.values.sorted { $0.number < $1.number }
    for scope in ordered { scope.chooseSource() }
    for scope in ordered { scope.match() }
  }

  var detachedElements: [Element] { scopes.values.map(\.dataElement) }
}

extension ViewGraph {
  /// The views that share their frames.
  final var matchedGeometry: MatchedGeometryScopes { service(MatchedGeometryScopes.self) }
}
