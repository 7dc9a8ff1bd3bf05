import LegatoDisplay

extension LayerTree {
  /// Takes the changes of a frame in and collects the boxes that have to be drawn again.
  ///
  /// The cost follows what changed: the layers named, those below one whose transform moved, and
  /// the way up to the root. Answers false where the tree's shape changed in a way that is
  /// simpler to build anew: a layer that moved to another parent.
  mutating func update(_ list: DisplayList, _ changes: DisplayChanges, damage: inout Damage)
    -> Bool
  {
    nodes.grow(to: list.capacity)
    boxes.grow(to: list.capacity)
    // In ascending order, so that the same changes take the same way each time.
    let numbers = changes.changed.union(changes.removed).map { Int32(bitPattern: $0.number) }
    for number in numbers.sorted() where Int(number) >= 0 && Int(number) < nodes.count {
      guard nodes[Int(number)] != nil else { continue }
      guard let layer = list[LayerID(number: UInt32(bitPattern: number))] else {
        // A layer that is gone leaves with its parent's list of children; until then it shows
        // nothing.
        guard removeLayer(number, damage: &damage) else { return false }
        continue
      }
      guard change(number, to: layer, list: list, damage: &damage) else { return false }
    }
    collectBackdropAncestors()
    spreadOverBackdrops(&damage)
    return true
  }

  private mutating func removeLayer(_ number: Int32, damage: inout Damage) -> Bool {
    guard !isIrregular, number != root, let node = nodes[Int(number)], node.parent >= 0,
      let parent = nodes[Int(node.parent)]
    else { return false }
    mark(number, &damage)
    let children = parent.children.filter { $0 != number }
    if node.isMask {
      nodes[Int(node.parent)]?.mask = -1
    } else {
      nodes[Int(node.parent)]?.children = children
      nodes[Int(node.parent)]?.chunks = []
    }
    countMoving(from: node.parent, by: -(node.movingBelow + (node.layer.isMoving ? 1 : 0)))
    detach(number)
    let isSingle = nodes[Int(node.parent)]?.isSingle
    if parent.spreadsChanges || parent.isSingle != isSingle {
      mark(node.parent, &damage)
    }
    remeasure(node.parent)
    propagateDamage(from: node.parent, damage: &damage)
    return true
  }

  private mutating func change(
    _ number: Int32, to layer: Layer, list: DisplayList, damage: inout Damage
  ) -> Bool {
    guard let node = nodes[Int(number)] else { return true }
    let old = node.layer
    let before = boxes[Int(number)]
    let isMoved = layer.transform != old.transform
    if layer.projection != nil { hasProjections = true }
    if layer.blendMode != .normal { hasBlendModes = true }
    let hasOtherShape = layer.children != old.children || layer.mask != old.mask
    let hasOtherClip = layer.clip != old.clip
    let cutsPicture = !layer.filters.isEmpty || layer.mask != nil
    let hasOtherContent =
      layer.commands != old.commands || layer.filters != old.filters || hasOtherClip && cutsPicture
    let looksOther =
      hasOtherContent || hasOtherClip || isMoved || layer.projection != old.projection
      || layer.isGroup != old.isGroup || layer.opacity != old.opacity
      || layer.blendMode != old.blendMode || layer.isMoving != old.isMoving
    nodes[Int(number)]?.layer = layer
    let isSeenOther = looksOther && !onlyBeginsOrStops(node, layer)
    if isSeenOther { mark(number, &damage, before) }
    if layer.isMoving != old.isMoving {
      countMoving(from: node.parent, by: layer.isMoving ? 1 : -1)
    }
    if hasOtherContent {
      let version = nextVersion()
      nodes[Int(number)]?.version = version
      nodes[Int(number)]?.stillVersion = version
    }
    if isMoved || layer.isMoving != old.isMoving { propagateTransform(number) }
    if hasOtherShape {
      if node.spreadsChanges { mark(number, &damage) }
      guard !isIrregular, layer.mask == old.mask,
        reshape(number, old: old, layer, list: list, damage: &damage)
      else { return false }
    }
    if looksOther {
      remeasure(number)
      if isSeenOther { mark(number, &damage) }
      refreshChunk(of: number)
      propagateDamage(from: node.parent, by: number, damage: &damage)
    }
    if hasOtherShape { propagateDamage(from: number, damage: &damage) }
    if let now = nodes[Int(number)], now.isSingle != node.isSingle {
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
  private mutating func reshape(
    _ number: Int32, old: Layer, _ layer: Layer, list: DisplayList, damage: inout Damage
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
    nodes[Int(number)]?.children = children
    nodes[Int(number)]?.chunks = []
    remeasure(number)
    let moving = recountMoving(number)
    let before = node.movingBelow
    nodes[Int(number)]?.movingBelow = moving
    countMoving(from: node.parent, by: moving - before)
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

  private func recountMoving(_ number: Int32) -> Int32 {
    guard let node = nodes[Int(number)] else { return 0 }
    let below = node.mask >= 0 ? node.children + [node.mask] : node.children
    return below.reduce(0) { sum, childNumber in
      guard let child = nodes[Int(childNumber)] else { return sum }
      return sum + child.movingBelow + (child.layer.isMoving ? 1 : 0)
    }
  }

  /// Takes a layer and all below it out of the tree.
  private mutating func detach(_ number: Int32) {
    guard let node = nodes[Int(number)] else { return }
    nodes[Int(number)] = nil
    boxes[Int(number)] = .empty
    backdrops.layers.remove(number)
    if let picture = node.picture { lostBytes += picture.bitmap?.byteCount ?? 0 }
    for child in node.children { detach(child) }
    if node.mask >= 0 { detach(node.mask) }
  }

  /// Recomputes the absolute transforms of a layer and of all layers below.
  private mutating func propagateTransform(_ number: Int32) {
    guard let node = nodes[Int(number)] else { return }
    let around = around(node.parent)
    let magnification = around.magnification.then(node.layer)
    nodes[Int(number)]?.absolute = node.layer.transform.then(around.transform)
    nodes[Int(number)]?.magnification = magnification
    // Moving layers below are drawn from other pictures then.
    if node.movingBelow > 0, magnification.ofPicture != node.magnification.ofPicture {
      let version = nextVersion()
      nodes[Int(number)]?.version = version
    }
    if node.mask >= 0 { propagateTransform(node.mask) }
    for child in node.children { propagateTransform(child) }
    remeasure(number)
  }

  private mutating func countMoving(from number: Int32, by amount: Int32) {
    var current = number
    while amount != 0, current >= 0, let node = nodes[Int(current)] {
      nodes[Int(current)]?.movingBelow = node.movingBelow + amount
      current = node.parent
    }
  }

  /// On the way up from a changed layer: what holds it has changed too, and its box may have.
  ///
  /// - Parameter child: the child of the first layer on the way that changed, where it is that one alone.
  private mutating func propagateDamage(
    from number: Int32, by child: Int32 = -1, damage: inout Damage
  ) {
    var current = number
    var child = child
    while current >= 0, let node = nodes[Int(current)] {
      let before = boxes[Int(current)]
      let now = finalBox(node, content: contentBox(node, own: node.ownBox))
      let version = nextVersion()
      nodes[Int(current)]?.version = version
      if child < 0 || nodes[Int(child)]?.holdsMotion != true {
        nodes[Int(current)]?.stillVersion = version
      }
      boxes[Int(current)] = now
      refreshChunk(of: current)
      if node.spreadsChanges {
        mark(current, &damage, before)
        mark(current, &damage, now)
      }
      (child, current) = (current, node.parent)
    }
  }
}
