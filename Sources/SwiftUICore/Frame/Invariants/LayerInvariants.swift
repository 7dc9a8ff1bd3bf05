import LegatoDisplay

extension ViewGraph {
  /// The table of layers and the tree of elements agree, and what is drawn is made of numbers.
  func checkLayers(isRecorded: Bool, _ check: inout InvariantCheck) {
    var owners: [LayerID: Element] = [:]
    owners.reserveCapacity(displayList.count)
    for element in check.elements {
      guard let id = element.layerID else { continue }
      check.check(
        element.drawsLayer, "\(element.debugName) has a layer, and does not draw one")
      check.check(
        displayList[id] != nil, "\(element.debugName) has the layer \(id.number), which is gone")
      if let other = owners.updateValue(element, forKey: id) {
        check.add("\(element.debugName) and \(other.debugName) share a layer")
      }
    }
    // Numbers are not given out twice, so there are more of them with time: they are gone through
    // only where there are more layers than owners.
    let known =
      owners.keys.count { !recording.ownLayers.contains($0) } + recording.ownLayers.count + 1
    for number in 0..<(displayList.count == known ? 0 : displayList.capacity) {
      let id = LayerID(number: UInt32(number))
      guard let layer = displayList[id], id != displayList.root else { continue }
      check.check(
        owners[id] != nil || recording.ownLayers.contains(id),
        "the layer \(number), \(layer.name), is no element's")
    }
    if isRecorded { checkRecordedLayers(owners, &check) }
  }

  private func checkRecordedLayers(
    _ owners: [LayerID: Element], _ check: inout InvariantCheck
  ) {
    check.check(
      recording.elements.isEmpty && recording.layerLists.isEmpty, "elements wait to be recorded")
    var drawn: Set<LayerID> = []
    drawn.reserveCapacity(displayList.count)
    func visit(_ id: LayerID, in parent: String) {
      guard let layer = displayList[id] else {
        check.add("\(parent) draws the layer \(id.number), which is gone")
        return
      }
      guard drawn.insert(id).inserted else {
        check.add("the layer \(id.number), \(layer.name), is drawn twice")
        return
      }
      // All layers were whole when they were recorded last; only what is new may be broken.
      if changes.isEverything || changes.changed.contains(id) {
        check.check(
          layer.isFinite,
          "the layer \(id.number), \(owners[id]?.debugName ?? layer.name), has numbers that are not"
            + " finite: \(layer.headline) \(layer.commands)")
      }
      if let mask = layer.mask { visit(mask, in: layer.name) }
      for child in layer.children { visit(child, in: layer.name) }
    }
    visit(displayList.root, in: "the surface")
    for (id, element) in owners
    where !drawn.contains(id) && !recording.observers.contains(where: { $0.draws(element) })
      && !element.isConcealed
    {
      check.add("\(element.debugName) has the layer \(id.number), which is not drawn")
    }
  }
}

extension Layer {
  /// Whether no number of the layer is NaN or infinite, going by its text, which has them all.
  fileprivate var isFinite: Bool {
    let properties = headline.dropFirst(name.count)
    return !Self.hasStrangeNumber(String(properties))
      && commands.allSatisfy { command in
        if case .text(_, let origin, let paint) = command {
          return !Self.hasStrangeNumber("\(origin) \(paint)")
        }
        return !Self.hasStrangeNumber(command.description)
      }
  }

  private static func hasStrangeNumber(_ text: String) -> Bool {
    let isNumber: (UInt8) -> Bool = { $0 < 0x80 && ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7a) }
    // `nan` and `inf` as words of their own.
    return text.utf8.split { !isNumber($0) }.contains { word in
      word.elementsEqual("nan".utf8) || word.elementsEqual("inf".utf8)
    }
  }
}
