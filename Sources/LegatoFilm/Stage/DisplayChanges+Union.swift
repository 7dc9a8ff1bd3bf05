import LegatoDisplay

extension DisplayChanges {
  /// Adds what a later frame changed: together they say what is different since before both.
  mutating func formUnion(_ later: DisplayChanges) {
    isEverything = isEverything || later.isEverything
    changed.formUnion(later.changed)
    changed.subtract(later.removed)
    removed.formUnion(later.removed)
  }
}
