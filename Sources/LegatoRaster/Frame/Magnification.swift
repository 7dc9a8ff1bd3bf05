import LegatoDisplay

/// How large a layer is shown, its own transform included: pixels to a unit of its coordinates, on
/// the average of both directions, what stands still and what moves apart.
struct Magnification {
  /// What layers that stand still give, and the screen.
  var still: Double
  /// What layers that are moving give.
  var moving: Double

  /// The magnification of a layer that is drawn in one of this magnification.
  func then(_ transform: Transform, isMoving: Bool) -> Magnification {
    let own = transform.factor
    return isMoving
      ? Magnification(still: still, moving: moving * own)
      : Magnification(still: still * own, moving: moving)
  }

  /// Pixels to a unit in a picture that is kept while layers move. It follows what moves in powers
  /// of two only, so that a picture outlives a zoom, the layer's own or that of a layer above.
  var ofPicture: Double { still * KeptPicture.level(moving) }
}
