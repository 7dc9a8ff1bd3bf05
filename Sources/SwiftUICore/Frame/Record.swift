import LegatoDisplay

/// What waits for the record pass.
struct RecordQueue {
  var elements: [Element] = []
  var layerLists: [Element] = []
  /// Layers that elements have made beside their own.
  var ownLayers: Set<LayerID> = []
  /// What draws elements elsewhere than at their own position.
  var observers: [any RecordObserver] = []
  var seenRegions = SeenRegions()
  /// The changes that were given out last.
  var spareChanges = DisplayChanges.none
}

/// What can be seen of the coordinates of barriers, in the running record pass.
struct SeenRegions {
  var known: [ObjectIdentifier?: Rect?] = [:]
  /// The one that was asked for last: most of what moves is of one barrier.
  var last: (barrier: ObjectIdentifier?, region: Rect?)?
  /// In points. The display list itself may be changed while this is asked for.
  var surface = Size(0, 0)

  /// A pass begins.
  mutating func begin(_ surface: Size) {
    known.removeAll(keepingCapacity: true)
    last = nil
    self.surface = surface
  }
}

/// Draws elements as a part of itself and not at their own position: a canvas with symbols.
@MainActor
protocol RecordObserver: AnyObject {
  /// The layer of an element has changed.
  func didRecord(_ element: Element)
  /// Whether the element is drawn there.
  func draws(_ element: Element) -> Bool
}

extension ViewGraph {
  /// The record pass: writes the layers of what changed, and of nothing else.
  func record() {
    recording.seenRegions.begin(displayList.size)
    for element in recording.layerLists where element.needsLayerList {
      element.needsLayerList = false
      guard let id = element === rootElement ? displayList.root : element.layerID else { continue }
      var children: [LayerID] = []
      for child in element.drawnChildren { child.collectLayers(into: &children) }
      displayList.modify(id) { $0.children = children }
      changes.changed.insert(id)
      for observer in recording.observers { observer.didRecord(element) }
    }
    recording.layerLists.removeAll(keepingCapacity: true)
    recordMoving()
    var index = 0
    while index < recording.elements.count {
      let element = recording.elements[index]
      index += 1
      element.isInRecordQueue = false
      record(element)
    }
    recording.elements.removeAll(keepingCapacity: true)
  }

  /// Begins new changes, in the room of those of the frame before, which have been drawn by now.
  func recordingDidEnd() {
    swap(&changes, &recording.spareChanges)
    changes.removeAll()
  }

  func record(_ element: Element) {
    guard element.needsRecord else { return }
    element.needsRecord = false
    if !element.needsFullRecord, let culling = element.culling, culling.staysCulled {
      culling.offerDormancy()
      return
    }
    guard let id = element.layerID else { return }
    for observer in recording.observers { observer.didRecord(element) }
    statistics.layersRecorded += 1
    element.willRecord()
    displayList.modify(id) { element.record(into: &$0) }
    element.needsFullRecord = false
    changes.changed.insert(id)
  }

  /// The layer of an element, made when it is first drawn.
  func layer(of element: Element) -> LayerID {
    if let id = element.layerID { return id }
    let id = displayList.insert(Layer(name: element.node.layerName))
    element.layerID = id
    changes.changed.insert(id)
    element.setNeedsRecord()
    element.needsLayerList = true
    var children: [LayerID] = []
    for child in element.drawnChildren { child.collectLayers(into: &children) }
    element.needsLayerList = false
    if !children.isEmpty { displayList.modify(id) { $0.children = children } }
    return id
  }

  func removeLayer(_ id: LayerID) {
    displayList.remove(id)
    recording.ownLayers.remove(id)
    changes.changed.remove(id)
    changes.removed.insert(id)
  }
}

extension Element {
  /// The layers of the element and of what it holds go: it stays, and is not drawn any more.
  func takeOffLayers() {
    if let layerID { graph.removeLayer(layerID) }
    layerID = nil
    for child in children { child.takeOffLayers() }
  }
}

extension Node {
  /// What a layer is called: the last step of the path, without its number.
  var layerName: String { namingNode.pathComponent ?? "" }
}
