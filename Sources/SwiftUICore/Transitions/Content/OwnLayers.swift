import LegatoDisplay

/// Layers that an element makes and draws into by itself, beside its own.
///
/// Those that are free are used again: a list never gives a number twice.
@MainActor
struct OwnLayers {
  private var free: [LayerID] = []

  mutating func dequeue(_ graph: ViewGraph) -> LayerID {
    if let id = free.popLast() { return id }
    let id = graph.displayList.insert(Layer(name: "content"))
    graph.recording.ownLayers.insert(id)
    return id
  }

  /// The layer shows nothing from now on.
  mutating func recycle(_ id: LayerID, _ graph: ViewGraph) {
    graph.write(id) { $0 = Layer(name: "content") }
    free.append(id)
  }

  mutating func drop(_ graph: ViewGraph) {
    free.forEach(graph.removeLayer)
    free = []
  }
}

extension ViewGraph {
  /// Writes a layer that an element made by itself.
  func write(_ id: LayerID, _ change: (inout Layer) -> Void) {
    displayList.modify(id, change)
    statistics.layersRecorded += 1
    changes.changed.insert(id)
  }
}
