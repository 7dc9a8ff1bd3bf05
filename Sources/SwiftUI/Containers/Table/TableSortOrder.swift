import SwiftUICore

/// The sort order of a table, whatever the type of its comparators.
@MainActor
struct TableSortOrder {
  /// In which order a column's comparator sorts; `nil` where it is not the first of the sort order.
  let order: (any SortComparator) -> SortOrder?
  /// Sorts by a column: in reverse where it is the first already.
  let sort: (any SortComparator) -> Void

  init<Sort: SortComparator>(_ comparators: Binding<[Sort]>) {
    order = { comparator in
      guard let column = comparator as? Sort, let first = comparators.wrappedValue.first,
        first.sortsAs(column)
      else { return nil }
      return first.order
    }
    sort = { comparator in
      guard let column = comparator as? Sort else { return }
      var list = comparators.wrappedValue
      if let first = list.first, first.sortsAs(column) {
        list[0].order = first.order == .forward ? .reverse : .forward
      } else {
        list.removeAll { $0.sortsAs(column) }
        list.insert(column, at: 0)
      }
      comparators.wrappedValue = list
    }
  }
}

extension SortComparator {
  /// Whether both compare the same values in the same way, whichever comes first.
  fileprivate func sortsAs(_ other: Self) -> Bool {
    var other = other
    other.order = order
    return self == other
  }
}
