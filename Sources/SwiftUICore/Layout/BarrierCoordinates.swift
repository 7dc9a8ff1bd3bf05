extension Element {
  /// The barrier in whose coordinates the element is placed, and where their origin is on the
  /// surface, at model values and as if no barrier scaled or turned; and whether all layers below the
  /// barrier show what they hold in its place.
  var coordinates: (barrier: ObjectIdentifier?, origin: CGPoint, showsInPlace: Bool) {
    var id: ObjectIdentifier?
    var origin = CGPoint.zero
    var isInPlace = true
    var above = parent
    while let current = above {
      if id == nil, isInPlace, !current.isBarrier { isInPlace = current.showsInPlace }
      if current.isBarrier {
        id = id ?? ObjectIdentifier(current)
        let place = current.barrierOrigin
        origin.x += place.x
        origin.y += place.y
      }
      above = current.parent
    }
    return (id, origin, isInPlace)
  }
}
