/// Which row of a list lies above which, where rows fade instead of moving.
///
/// What is on its way out is drawn below what stays, and where nothing may move the next row is in its
/// place at once: an opaque one would hide the fade. So rows that are further up lie higher, and all of
/// them lower with each row that goes: a row that fades lies above the one that took its place.
struct RowLayers<ID: Hashable> {
  private let places: [ID: Int]

  /// - Parameter outcome: Rows that move lie beside one another: then all are in one layer.
  init(_ ids: [ID], _ outcome: MotionOutcome) {
    guard outcome.movement == nil else {
      places = [:]
      return
    }
    places = Dictionary(ids.enumerated().map { ($1, ids.count - $0) }) { first, _ in first }
  }

  /// The layer of a row, for `zIndex`.
  subscript(id: ID) -> Double { Double(places[id] ?? 0) }
}
