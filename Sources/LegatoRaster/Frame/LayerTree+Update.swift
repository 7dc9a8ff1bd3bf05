import LegatoDisplay

extension LayerTree {
  /// Takes the changes of a frame in and collects the boxes that have to be drawn again.
  ///
  /// The cost follows what changed: the layers named, those below one whose transform moved, and
  /// the way up to the root. Answers false where the tree's shape changed in a way that is
  /// simpler to build anew: a layer that moved to another parent.
  func update(
    _ list: DisplayList, _ changes: DisplayChanges, damage: inout Damage, glyphs: GlyphCache
  ) -> Bool {
    let hadBlendModes = hasBlendModes
    nodes.grow(to: list.capacity)
    boxes.grow(to: list.capacity)
    // In ascending order, so that the same changes take the same way each time.
    numbers.removeAll(keepingCapacity: true)
    for id in changes.changed { numbers.append(Int32(bitPattern: id.number)) }
    for id in changes.removed where !changes.changed.contains(id) {
      numbers.append(Int32(bitPattern: id.number))
    }
    numbers.sort(with: &sortingRoom)
    for number in numbers where Int(number) >= 0 && Int(number) < nodes.count {
      guard let node = nodes[Int(number)] else { continue }
      let id = LayerID(number: UInt32(bitPattern: number))
      var isDone = false
      let isThere = list.withLayer(id) { isDone = changeEffects(of: node, to: $0, &damage) }
      if isDone { continue }
      guard isThere, let layer = list[id] else {
        // A layer that is gone leaves with its parent's list of children; until then it shows
        // nothing.
        guard removeLayer(number, damage: &damage) else { return false }
        continue
      }
      guard change(number, to: layer, list: list, damage: &damage) else { return false }
    }
    finishWaiting(&damage)
    // From the first layer that mixes with what is behind on, clips are laid over pictures.
    guard hasBlendModes == hadBlendModes else { return false }
    let backdropsBefore = backdrops.withAncestors
    collectBackdropAncestors()
    markOtherBackdrops(backdropsBefore, &damage)
    moveScrolled(&damage, glyphs: glyphs, backdropsBefore: backdropsBefore)
    spreadOverBackdrops(&damage)
    return true
  }

  private func removeLayer(_ number: Int32, damage: inout Damage) -> Bool {
    guard !isIrregular, number != root, let node = nodes[Int(number)], node.parent >= 0,
      let parent = nodes[Int(node.parent)]
    else { return false }
    mark(number, &damage)
    let (spreadChanges, wasSingle) = (parent.spreadsChanges, parent.isSingle)
    if node.isMask {
      parent.mask = -1
    } else {
      parent.children.removeAll { $0 == number }
      parent.chunks = BoxHierarchy()
    }
    countMoving(from: node.parent, by: -(node.movingBelow + (node.layer.isMoving ? 1 : 0)))
    detach(number)
    if spreadChanges || parent.isSingle != wasSingle { mark(node.parent, &damage) }
    remeasure(node.parent)
    wait(node.parent)
    return true
  }

  /// Takes the change of a layer in that moves and fades, and is otherwise what it was: in most frames that is all
  /// there is. Answers false where it has changed in other ways, and does nothing then.
  private func changeEffects(
    of node: LayerNode, to layer: UnsafePointer<Layer>, _ damage: inout Damage
  ) -> Bool {
    guard layer.pointee.isMoving == node.layer.isMoving, Self.holdsAndDoesTheSame(layer, node)
    else { return false }
    let isMoved = layer.pointee.transform != node.layer.transform
    guard isMoved || layer.pointee.opacity != node.layer.opacity else { return true }
    if let observer { observer.noteChange(node.number, from: node.layer, to: layer.pointee) }
    let before = boxes[Int(node.number)]
    let scrolled = isMoved ? scrolledLayer(node, boxBefore: before) : nil
    if scrolled == nil { mark(node.number, &damage, before) }
    node.layer.opacity = layer.pointee.opacity
    if isMoved {
      node.layer.transform = layer.pointee.transform
      propagateTransform(node)
    } else {
      measure(node)
    }
    if let scrolled {
      noteScrolled(scrolled, node, &damage)
    } else {
      mark(node.number, &damage)
    }
    wait(node.parent, for: node)
    return true
  }

  private func change(
    _ number: Int32, to layer: Layer, list: DisplayList, damage: inout Damage
  ) -> Bool {
    guard let node = nodes[Int(number)] else { return true }
    let before = boxes[Int(number)]
    let isMoved = layer.transform != node.layer.transform
    let beginsOrStops = layer.isMoving != node.layer.isMoving
    if layer.projection != nil { hasProjections = true }
    if layer.blendMode != .normal { hasBlendModes = true }
    let hasOtherMask = layer.mask != node.layer.mask
    let hasOtherShape = hasOtherMask || layer.children != node.layer.children
    let hasOtherClip = layer.clip != node.layer.clip
    let cutsPicture = !layer.filters.isEmpty || layer.mask != nil || layer.projection != nil
    let hasOtherContent =
      layer.commands != node.layer.commands || layer.filters != node.layer.filters
      || hasOtherClip && cutsPicture
    let looksOther =
      hasOtherContent || hasOtherClip || isMoved || beginsOrStops
      || layer.projection != node.layer.projection || layer.isGroup != node.layer.isGroup
      || layer.opacity != node.layer.opacity || layer.blendMode != node.layer.blendMode
    let isSeenOther = looksOther && !(beginsOrStops && onlyBeginsOrStops(node, layer))
    let (spreadChanges, wasSingle) = (node.spreadsChanges, node.isSingle)
    observer?.noteChange(number, from: node.layer, to: layer)
    // What is moved on the surface need not be drawn.
    let scrolled =
      isMoved && isSeenOther && !hasOtherContent ? scrolledLayer(node, boxBefore: before) : nil
    node.layer = layer
    if isSeenOther, scrolled == nil { mark(number, &damage, before) }
    if beginsOrStops { countMoving(from: node.parent, by: layer.isMoving ? 1 : -1) }
    if hasOtherContent {
      node.version = nextVersion()
      node.stillVersion = node.version
    }
    if isMoved || beginsOrStops { propagateTransform(number) }
    if hasOtherShape {
      if spreadChanges { mark(number, &damage) }
      guard !isIrregular, !hasOtherMask, reshape(number, layer, list: list, damage: &damage)
      else { return false }
    }
    if looksOther {
      remeasure(number)
      if let scrolled {
        noteScrolled(scrolled, node, &damage)
      } else if isSeenOther {
        mark(number, &damage)
      }
      wait(node.parent, for: node)
    }
    if hasOtherShape { wait(number) }
    if node.isSingle != wasSingle {
      mark(number, &damage, before)
      mark(number, &damage)
    }
    return true
  }

  /// Whether a layer begins or stops to move and is otherwise as it was, where it is drawn as one that
  /// stands still: on whole pixels, and not faded.
  private func onlyBeginsOrStops(_ node: LayerNode, _ layer: Layer) -> Bool {
    var before = node.layer
    before.isMoving = layer.isMoving
    let transform = layer.transform
    return before == layer && transform.a == 1 && transform.d == 1 && transform.b == 0
      && transform.c == 0 && node.standsOnPixels
  }

  /// Gives a node its new children. The children that stay keep what is known of them; where
  /// they change places, all of them count as changed.
  private func reshape(
    _ number: Int32, _ layer: Layer, list: DisplayList, damage: inout Damage
  ) -> Bool {
    guard let node = nodes[Int(number)] else { return true }
    // A child that stands elsewhere already, or twice here, is the full building's business.
    var wanted = Set<Int32>()
    for id in layer.children where list[id] != nil {
      let child = Int32(bitPattern: id.number)
      if let known = nodes[Int(child)], known.parent != number || known.isMask { return false }
      guard wanted.insert(child).inserted else { return false }
    }
    var staying: [Int32] = []
    for child in node.children {
      if wanted.contains(child) {
        staying.append(child)
      } else {
        mark(child, &damage)
        detach(child)
      }
    }
    var children: [Int32] = []
    var stayed: [Int32] = []
    for id in layer.children where list[id] != nil {
      let child = Int32(bitPattern: id.number)
      if nodes[Int(child)] != nil {
        stayed.append(child)
      } else if let childLayer = list[id] {
        guard node.depth < Self.maxDepth else { return false }
        attach(
          child, childLayer, parent: number, isMask: false, depth: node.depth + 1, list: list)
        mark(child, &damage)
      }
      children.append(child)
    }
    if stayed != staying {
      for child in staying { mark(child, &damage) }
    }
    node.children = children
    node.chunks = BoxHierarchy()
    remeasure(number)
    let moving = movingBelow(node)
    countMoving(from: node.parent, by: moving - node.movingBelow)
    node.movingBelow = moving
    return !isIrregular
  }

  /// What a layer marks is to be drawn again. Below a projection its box says nothing of where it is
  /// seen: there all of the projected layer counts, which sees to that itself.
  private func mark(_ number: Int32, _ damage: inout Damage, _ box: PixelBox? = nil) {
    if hasProjections {
      var above = nodes[Int(number)]?.parent ?? -1
      while above >= 0 {
        if nodes[Int(above)]?.layer.projection != nil { return }
        above = nodes[Int(above)]?.parent ?? -1
      }
    }
    damage.add(box ?? boxes[Int(number)])
  }

  private func movingBelow(_ node: LayerNode) -> Int32 {
    let below = node.mask >= 0 ? node.children + [node.mask] : node.children
    return below.reduce(0) { sum, childNumber in
      guard let child = nodes[Int(childNumber)] else { return sum }
      return sum + child.movingBelow + (child.layer.isMoving ? 1 : 0)
    }
  }

  /// Takes a layer and all below it out of the tree.
  private func detach(_ number: Int32) {
    guard let node = nodes[Int(number)] else { return }
    nodes[Int(number)] = nil
    boxes[Int(number)] = .empty
    backdrops.layers.remove(number)
    if let picture = node.picture { lostBytes += picture.byteCount }
    for child in node.children { detach(child) }
    if node.mask >= 0 { detach(node.mask) }
  }

  /// Recomputes the absolute transforms of a layer and of all layers below.
  private func propagateTransform(_ number: Int32) {
    guard let node = nodes[Int(number)] else { return }
    propagateTransform(node)
  }

  private func propagateTransform(_ node: LayerNode) {
    let around = around(node.parent)
    let magnification = around.magnification.then(
      node.layer.transform, isMoving: node.layer.isMoving)
    node.absolute = node.layer.transform.then(around.transform)
    // Moving layers below are drawn from other pictures then.
    if node.movingBelow > 0, magnification.ofPicture != node.magnification.ofPicture {
      node.version = nextVersion()
    }
    node.magnification = magnification
    if node.mask >= 0 { propagateTransform(node.mask) }
    for child in node.children { propagateTransform(child) }
    remeasure(node.number, isKnown: true)
  }

  private func countMoving(from number: Int32, by amount: Int32) {
    guard amount != 0 else { return }
    var above = number >= 0 ? nodes[Int(number)] : nil
    while let node = above {
      node.movingBelow += amount
      above = node.parent >= 0 ? nodes[Int(node.parent)] : nil
    }
  }

  // MARK: On the way up

  /// Something in a layer has changed: what holds it has changed too, and its box may have. That is looked at
  /// once at the end of the update, however many layers of those that it holds change.
  ///
  /// - Parameter child: the child that has changed, where it is that one alone.
  private func wait(_ number: Int32, for child: LayerNode? = nil) {
    guard number >= 0, let node = nodes[Int(number)] else { return }
    if let child, !child.isMask { node.noteStaleChunk(of: child.childIndex) }
    if child?.holdsMotion != true { node.isStillContentStale = true }
    guard !node.isWaiting else { return }
    node.isWaiting = true
    let depth = Int(node.depth)
    while waiting.count <= depth { waiting.append([]) }
    waiting[depth].append(number)
  }

  /// Updates the layers in which something has changed, from the innermost to the root.
  private func finishWaiting(_ damage: inout Damage) {
    for depth in waiting.indices.reversed() {
      for number in waiting[depth] {
        guard let node = nodes[Int(number)], node.isWaiting else { continue }
        refreshChunks(of: node)
        let before = boxes[Int(number)]
        let now = finalBox(node, content: contentBox(node, own: node.ownBox))
        node.version = nextVersion()
        if node.isStillContentStale { node.stillVersion = node.version }
        (node.isWaiting, node.isStillContentStale) = (false, false)
        boxes[Int(number)] = now
        if node.spreadsChanges {
          mark(number, &damage, before)
          mark(number, &damage, now)
        }
        wait(node.parent, for: node)
      }
      waiting[depth].removeAll(keepingCapacity: true)
    }
  }
}

extension LayerTree {
  /// Whether a layer holds and does what it did in the frame before, wherever and however faint it is shown.
  /// What it holds is looked at where it lies.
  @inline(__always)
  private static func holdsAndDoesTheSame(_ layer: UnsafePointer<Layer>, _ node: LayerNode) -> Bool
  {
    layer.pointee.projection == nil && node.layer.projection == nil
      && layer.pointee.mask == node.layer.mask && layer.pointee.blendMode == node.layer.blendMode
      && layer.pointee.isGroup == node.layer.isGroup
      && layer.pointee.commands.isSame(as: node.layer.commands)
      && layer.pointee.children.isSame(as: node.layer.children)
      && (layer.pointee.clip == nil && node.layer.clip == nil
        || layer.pointee.clip == node.layer.clip)
      && (layer.pointee.filters.isEmpty && node.layer.filters.isEmpty
        || layer.pointee.filters == node.layer.filters)
  }
}

extension Array {
  /// Whether two arrays are one in memory: others may be equal as well.
  fileprivate func isSame(as other: [Element]) -> Bool {
    withUnsafeBufferPointer { own in
      other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress && own.count == $0.count }
    }
  }
}

extension [Int32] {
  /// Sorts in ascending order, byte by byte, in room that is kept: the library's own sorting takes memory each
  /// time. Negative numbers come last.
  mutating func sort(with room: inout [Int32]) {
    let all = reduce(0) { $0 | UInt32(bitPattern: $1) }
    var shift: UInt32 = 0
    while shift < 32, all >> shift != 0 {
      withUnsafeTemporaryAllocation(of: Int32.self, capacity: 256) { places in
        places.initialize(repeating: 0)
        for number in self { places[Int(UInt32(bitPattern: number) >> shift & 255)] += 1 }
        var next: Int32 = 0
        for byte in 0..<256 {
          let count = places[byte]
          places[byte] = next
          next += count
        }
        room.removeAll(keepingCapacity: true)
        room.append(contentsOf: self)
        for number in room {
          let byte = Int(UInt32(bitPattern: number) >> shift & 255)
          self[Int(places[byte])] = number
          places[byte] += 1
        }
      }
      shift += 8
    }
  }
}
