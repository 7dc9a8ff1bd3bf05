import LegatoDisplay

extension LayerTree {
  /// Whether something behind is seen through a layer, or through one that it holds.
  func holdsBackdrop(_ number: Int32) -> Bool {
    !backdrops.layers.isEmpty && backdrops.withAncestors.contains(number)
  }

  /// Takes down whether a node's commands let see what is behind.
  func noteBackdrop(_ number: Int32, _ node: LayerNode) {
    if node.layer.commands.contains(where: \.hasBackdrop) {
      backdrops.layers.insert(number)
    } else if !backdrops.layers.isEmpty {
      backdrops.layers.remove(number)
    }
  }

  /// A layer that begins or ends to hold a backdrop is drawn in another way from then on, all of it.
  func markOtherBackdrops(_ before: Set<Int32>, _ damage: inout Damage) {
    guard before != backdrops.withAncestors else { return }
    for number in before.symmetricDifference(backdrops.withAncestors) {
      guard let node = nodes[Int(number)], number != root else { continue }
      if node.layer.clip != nil || node.holdsMotion { damage.add(boxes[Int(number)]) }
    }
  }

  func collectBackdropAncestors() {
    guard !backdrops.layers.isEmpty || !backdrops.withAncestors.isEmpty else { return }
    backdrops.withAncestors.removeAll(keepingCapacity: true)
    for number in backdrops.layers {
      var current = number
      while current >= 0, backdrops.withAncestors.insert(current).inserted {
        current = nodes[Int(current)]?.parent ?? -1
      }
    }
  }

  /// Where something is drawn again that is seen through a backdrop, all of the backdrop is: what lay
  /// behind it is on the surface only while a frame is drawn.
  func spreadOverBackdrops(_ damage: inout Damage) {
    guard !backdrops.layers.isEmpty else { return }
    let areas = shownBackdrops
    var isSpreading = true
    while isSpreading {
      isSpreading = false
      for area in areas {
        let seen = area.intersection(damage.bounds)
        let isTouched =
          damage.boxes.contains { $0.intersects(seen) }
          || damage.shifts.contains { $0.box.intersects(seen) }
        guard !seen.isEmpty, isTouched, !damage.boxes.contains(where: { $0.contains(seen) })
        else { continue }
        damage.add(seen)
        isSpreading = true
      }
    }
  }

  /// The areas of the backdrops that can be seen, in the order of their layers.
  var shownBackdrops: [PixelBox] {
    backdrops.layers.sorted().filter(isShown).map(area)
  }

  private func isShown(_ number: Int32) -> Bool {
    var current = number
    while current >= 0, let node = nodes[Int(current)] {
      if !node.isVisible { return false }
      current = node.parent
    }
    return true
  }

  /// What a backdrop shows, with all of the layers around it whose pictures are made whole.
  private func area(_ number: Int32) -> PixelBox {
    guard let node = nodes[Int(number)], !boxes[Int(number)].isEmpty else { return .empty }
    var area = node.ownBox
    var current = node.parent
    while current >= 0, let above = nodes[Int(current)] {
      if above.layer.projection != nil {
        area = boxes[Int(current)]
      } else if above.spreadsChanges {
        area = area.union(boxes[Int(current)])
      }
      current = above.parent
    }
    return area
  }
}

extension DrawCommand {
  /// Whether something behind is seen through the command.
  var hasBackdrop: Bool {
    switch self {
    case .fill(_, .backdrop, _), .stroke(_, _, .backdrop), .text(_, _, .backdrop): true
    case .group(let group): group.commands.contains(where: \.hasBackdrop)
    default: false
    }
  }
}
