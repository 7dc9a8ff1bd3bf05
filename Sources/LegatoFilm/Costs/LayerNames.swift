import LegatoDisplay

/// The views' paths that the layers of a film's frames belong to. Layers come and go, and their numbers are given
/// out again.
struct LayerNames {
  private var generations: [(row: Int, paths: [LayerID: String])] = []

  /// Takes the frame of a row in.
  ///
  /// - Parameter viewPaths: the paths of the layers that views have; asked for where some layer is new.
  mutating func observe(
    row: Int, _ list: DisplayList, _ changes: DisplayChanges, viewPaths: () -> [LayerID: String]
  ) {
    let known = generations.last?.paths
    let isNew =
      known == nil || changes.isEverything || !changes.removed.isEmpty
      || changes.changed.contains { known?[$0] == nil }
    guard isNew else { return }
    generations.append((row, Self.allPaths(list, viewPaths())))
  }

  /// The paths of the layers of a row.
  func paths(of row: Int) -> [LayerID: String] {
    generations.last { $0.row <= row }?.paths ?? [:]
  }

  /// A layer that a view makes beside its own has the path of the layer above it, and its name.
  private static func allPaths(_ list: DisplayList, _ views: [LayerID: String]) -> [LayerID: String]
  {
    var paths: [LayerID: String] = [:]
    var open: [(id: LayerID, path: String)] = [(list.root, "")]
    while let (id, above) = open.popLast() {
      guard paths[id] == nil, let layer = list[id] else { continue }
      let path = views[id] ?? (layer.name.isEmpty ? above : "\(above)/\(layer.name)")
      paths[id] = path
      open += (layer.children + (layer.mask.map { [$0] } ?? [])).map { ($0, path) }
    }
    return paths
  }
}
