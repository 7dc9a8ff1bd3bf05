import LegatoDisplay

/// An element with a layer that shows what it holds where it is and as it is, but for opacity and clips: what
/// is off the surface below it is not seen.
@MainActor
protocol ShowsInPlace: Element {}

extension ViewGraph {
  /// What of the surface is seen in the coordinates that an element is drawn in, with a margin around it; `nil`
  /// where a layer above may show more than is in it.
  ///
  /// It follows from values that are shown now, not from layers: so it does not depend on the frames before.
  ///
  /// - Parameter barrier: the nearest barrier above the element; none where that is the surface.
  func seenRegion(around element: Element, barrier: ObjectIdentifier?) -> Rect? {
    if let last = recording.seenRegions.last, last.barrier == barrier { return last.region }
    let region =
      recording.seenRegions.known[barrier]
      ?? seenRegionNow(around: element, surface: recording.seenRegions.surface)
    recording.seenRegions.known[barrier] = .some(region)
    recording.seenRegions.last = (barrier, region)
    return region
  }

  /// The same at values as they are now, in a record pass or not.
  func seenRegionNow(around element: Element, surface size: Size) -> Rect? {
    var toSurface = Transform.identity
    var above = element.parent
    while let current = above, !current.isBarrier { above = current.parent }
    while let current = above {
      if !current.showsInPlace { return nil }
      toSurface = toSurface.then(current.childTransform)
      above = current.parent
    }
    guard let inverse = toSurface.inverse else { return nil }
    // Pictures of moving layers are laid a few pixels beyond their boxes.
    return inverse.bounds(of: Rect(0, 0, size.width, size.height).inset(by: -Self.seenMargin))
  }

  /// In points of the surface.
  private static let seenMargin = 32.0
}

extension Element {
  /// Whether what the element holds is seen in its place, if at all.
  final var showsInPlace: Bool {
    !drawsLayer
      || ElementKinds.showingInPlace.answer(for: type(of: self)) { self is any ShowsInPlace }
  }

  /// The layer of this element has come or gone, and shows what it holds elsewhere: those below it are looked at
  /// again, down to barriers.
  final func showsInPlaceDidChange() {
    showInPlaceBelow(isBarrier || (showsInPlace && coordinates.showsInPlace))
  }

  private func showInPlaceBelow(_ isInPlace: Bool) {
    for child in children {
      child.culling?.layersAboveDidChange(showInPlace: isInPlace)
      if !child.isBarrier { child.showInPlaceBelow(isInPlace && child.showsInPlace) }
    }
  }
}
