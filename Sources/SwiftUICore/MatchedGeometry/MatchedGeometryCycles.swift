extension MatchedGeometryElement {
  /// Whether the view moves where another one moves: because it is inside of it, or inside of a view that follows a
  /// source of which the same is true.
  func isCarried(by other: MatchedGeometryElement) -> Bool {
    var known: Set<ObjectIdentifier> = []
    var sources = [self]
    while let source = sources.popLast() {
      var element = source.parent
      while let current = element {
        if current === other { return true }
        if let holder = current as? MatchedGeometryElement, let next = holder.scope.source,
          next !== holder, known.insert(ObjectIdentifier(next)).inserted
        {
          sources.append(next)
        }
        element = current.parent
      }
    }
    return false
  }
}
