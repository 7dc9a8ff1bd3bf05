import LegatoDisplay

/// The layers that what lies behind is seen through.
struct Backdrops {
  /// The largest blur of each, in points.
  var radii: [Int32: Double] = [:]
  /// These layers and all that hold them.
  var holders: Set<Int32> = []
}

extension LayerTree {
  /// Whether something behind is seen through a layer, or through one that it holds.
  func holdsBackdrop(_ number: Int32) -> Bool {
    !backdrops.radii.isEmpty && backdrops.holders.contains(number)
  }

  /// Takes down whether a node's commands let see what is behind.
  mutating func noteBackdrop(_ number: Int32, _ node: LayerNode) {
    let radius = node.layer.commands.reduce(nil as Double?) { most, command in
      command.backdropRadius.map { max($0, most ?? 0) } ?? most
    }
    if radius != nil || !backdrops.radii.isEmpty { backdrops.radii[number] = radius }
  }

  mutating func collectHolders() {
    backdrops.holders.removeAll(keepingCapacity: true)
    for number in backdrops.radii.keys {
      var current = number
      while current >= 0, backdrops.holders.insert(current).inserted {
        current = nodes[Int(current)]?.parent ?? -1
      }
    }
  }

  /// Where something is drawn again that is seen through a backdrop, all of the backdrop is, and all
  /// that it sees: what lay behind is on the surface only while it is drawn.
  func spreadOverBackdrops(_ damage: inout Damage) {
    guard !backdrops.radii.isEmpty else { return }
    let areas = backdrops.radii.sorted { $0.key < $1.key }.map { area($0.key, radius: $0.value) }
    var isSpreading = true
    while isSpreading {
      isSpreading = false
      for area in areas where !area.isEmpty {
        let seen = area.intersection(damage.bounds)
        let isTouched = damage.boxes.contains { $0.intersects(seen) }
        guard isTouched, !damage.boxes.contains(where: { $0.contains(seen) }) else { continue }
        damage.add(seen)
        isSpreading = true
      }
    }
  }

  /// What a backdrop shows and sees, with all of the layers around it whose pictures are made whole.
  private func area(_ number: Int32, radius: Double) -> PixelBox {
    guard let node = nodes[Int(number)], !boxes[Int(number)].isEmpty else { return .empty }
    let deviation = Blur.usable(radius * node.absolute.factor)
    let reach = deviation > 0 ? Blur.reach(deviation) : 0
    var area = node.ownBox.grown(by: reach)
    var current = node.parent
    while current >= 0, let above = nodes[Int(current)] {
      if above.layer.projection != nil {
        area = boxes[Int(current)]
      } else if above.spreadsChanges {
        area = area.union(boxes[Int(current)].grown(by: reach))
      }
      current = above.parent
    }
    return area
  }
}

extension DrawCommand {
  /// The blur of what is seen through the command, in points; `nil` where nothing is.
  var backdropRadius: Double? {
    switch self {
    case .fill(_, .backdrop(let backdrop), _), .stroke(_, _, .backdrop(let backdrop)),
      .text(_, _, .backdrop(let backdrop)):
      max(backdrop.radius, 0)
    case .group(let group):
      group.commands.reduce(nil) { most, command in
        command.backdropRadius.map { max($0, most ?? 0) } ?? most
      }
    default: nil
    }
  }
}
