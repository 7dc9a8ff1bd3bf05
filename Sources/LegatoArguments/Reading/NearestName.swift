/// Finds the name that was meant by a misspelt one.
public struct NearestName {
  private let names: [String]

  public init(_ names: [String]) { self.names = names }

  /// ` Did you mean --dark?`; empty where no name is near.
  public func advice(for name: String) -> String {
    nearest(to: name).map { " Did you mean \($0)?" } ?? ""
  }

  /// The name at the smallest distance; `nil` where that is more than two in five letters.
  public func nearest(to name: String) -> String? {
    // A name that is much longer than all others is near none, and would take long to compare.
    let given = Array(name.lowercased().prefix(64))
    let distances = names.map { candidate in
      (name: candidate, distance: Self.distance(given, Array(candidate.lowercased())))
    }
    guard let best = distances.min(by: { $0.distance < $1.distance }),
      Double(best.distance) <= 0.4 * Double(max(given.count, best.name.count)),
      best.distance < best.name.count
    else { return nil }
    return best.name
  }

  /// The number of letters that are inserted, deleted, replaced, or swapped with their neighbour: the
  /// optimal string alignment distance.
  static func distance(_ left: [Character], _ right: [Character]) -> Int {
    guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
    var before: [Int] = []
    var last = Array(0...right.count)
    for (row, letter) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        var distance = min(
          last[column + 1] + 1, current[column] + 1, last[column] + (letter == other ? 0 : 1))
        if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
          distance = min(distance, before[column - 1] + 1)
        }
        current.append(distance)
      }
      before = last
      last = current
    }
    return last[right.count]
  }
}
