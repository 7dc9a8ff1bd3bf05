import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes all the elements at the specified offsets from the collection.
  ///
  /// Offsets beyond the ends are left out.
  public mutating func remove(atOffsets offsets: IndexSet) {
    guard !offsets.isEmpty else { return }
    var kept = Self()
    kept.reserveCapacity(count)
    for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
    self = kept
  }
}

extension MutableCollection {
  /// Moves all the elements at the specified offsets to the specified destination offset, preserving
  /// ordering.
  ///
  /// - Parameters:
  ///   - source: the offsets of the elements to move. Those beyond the ends are left out.
  ///   - destination: the offset of the element before which they are put; the count for the end. One
  ///     beyond the ends counts as the nearest end.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    var (before, moved, after): ([Element], [Element], [Element]) = ([], [], [])
    for (offset, element) in enumerated() {
      if source.contains(offset) {
        moved.append(element)
      } else if offset < destination {
        before.append(element)
      } else {
        after.append(element)
      }
    }
    var index = startIndex
    for element in before + moved + after {
      self[index] = element
      formIndex(after: &index)
    }
  }
}
