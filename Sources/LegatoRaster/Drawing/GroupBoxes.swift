import LegatoDisplay

/// What the pixels of commands follow from: nothing, one rectangle, or more than that.
enum OwnBounds {
  case nothing
  case one(Rect)
  case several
}

extension [DrawCommand] {
  /// The pixels that the commands mark under a transform.
  func pixelBox(_ transform: Transform) -> PixelBox {
    guard transform.isDrawable else { return .empty }
    var box = PixelBox.empty
    for command in self { box = box.union(command.pixelBox(transform)) }
    return box
  }

  /// What `pixelBox` follows from, where that is one rectangle.
  var ownBounds: OwnBounds {
    guard let first, count == 1 else { return isEmpty ? .nothing : .several }
    if case .group = first { return .several }
    return .one(first.inkBounds)
  }
}

extension DrawCommand {
  /// The pixels that the command marks under a transform.
  func pixelBox(_ transform: Transform) -> PixelBox {
    if case .group(let group) = self { return group.pixelBox(transform) }
    return PixelBox(around: transform.bounds(of: inkBounds), margin: 2)
  }

  /// A line has an extent though its path may have none.
  fileprivate var inkBounds: Rect {
    guard case .stroke = self else { return bounds }
    return Rect(bounds.x, bounds.y, max(bounds.width, 1e-9), max(bounds.height, 1e-9))
  }
}

extension DrawGroup {
  /// The pixels that the group's commands mark.
  func contentBox(_ transform: Transform) -> PixelBox {
    commands.pixelBox(self.transform.then(transform))
  }

  /// The same after filters and clips.
  func pixelBox(_ transform: Transform) -> PixelBox {
    guard unitOpacity(opacity) > 0 else { return .empty }
    var box = contentBox(transform)
    for filter in filters { box = filter.grown(box, transform) }
    for clip in clips where !clip.isInverse {
      box = box.intersection(clip.pixelBox(transform))
    }
    return box
  }
}

extension DrawGroup.Clip {
  /// A box beyond which nothing shows, where the clip is not inverse.
  fileprivate func pixelBox(_ transform: Transform) -> PixelBox {
    switch area {
    case .geometry(let geometry, let own, _):
      PixelBox(around: own.then(transform).bounds(of: geometry.bounds), margin: 1)
    case .picture(let group): group.pixelBox(transform)
    }
  }
}
