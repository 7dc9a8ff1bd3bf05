extension Track {
  /// Whether the value moves at a row without an animation: a finger or code sets it anew from sample to
  /// sample, as a scroll's offset under a finger is. A single change is not a motion:
  /// what is set once jumps.
  ///
  /// - Parameter times: those of the recording. Of rows of one time the last one counts: what was done
  ///   then shows in it.
  func isSetAnew(at row: Int, _ times: [Double]) -> Bool {
    guard times.indices.contains(row), motion(at: times[row]) == nil else { return false }
    let before = Self.last(before: row, times)
    let after = Self.last(after: row, times)
    guard let before, moves(before, row, times) else { return false }
    if let after, moves(row, after, times) { return true }
    guard let earlier = Self.last(before: before, times) else { return false }
    return moves(earlier, before, times)
  }

  private func moves(_ row: Int, _ next: Int, _ times: [Double]) -> Bool {
    guard next < shown.count, let old = shown[row], let new = shown[next] else { return false }
    return old != new && motion(at: times[row]) == nil
  }

  private static func last(before row: Int, _ times: [Double]) -> Int? {
    times[..<row].lastIndex { $0 < times[row] }
  }

  private static func last(after row: Int, _ times: [Double]) -> Int? {
    guard let next = times[row...].firstIndex(where: { $0 > times[row] }) else { return nil }
    return times[next...].firstIndex { $0 > times[next] }.map { $0 - 1 } ?? times.count - 1
  }
}
