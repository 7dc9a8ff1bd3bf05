/// Which row of a list lies above which.
///
/// What is on its way out is drawn below what stays, and where nothing may move the next row is in
/// its place at once: an opaque one would hide the fade. So rows that are further up lie higher,
/// and all of them lower with each row that goes: a row that goes lies above the one that takes its
/// place. They do where rows move as well, so that what rests is drawn in one order, whatever the
/// setting.
struct RowLayers<ID: Hashable> {
  private let places: [ID: Int]

  init(_ ids: [ID]) {
    places = Dictionary(ids.enumerated().map { ($1, ids.count - $0) }) { first, _ in first }
  }

  /// The layer of a row, for `zIndex`.
  subscript(id: ID) -> Double { Double(places[id] ?? 0) }
}
