import LegatoDisplay

/// The average of the first lengths that were measured, which stands for all that were not.
///
/// It stays as it is once enough were measured at once: what is not seen does not move while one scrolls.
struct LazyEstimate {
  /// In whole pixels: rows that were not measured put none between two. `nil` before anything was measured.
  private(set) var value: CGFloat?
  private var isFinal = false
  private var (sum, count): (CGFloat, Int) = (0, 0)

  /// Lengths are measured, from the first.
  mutating func begin() { (sum, count) = (0, 0) }

  mutating func note(_ length: CGFloat) { (sum, count) = (sum + length, count + 1) }

  /// All have been measured.
  ///
  /// - Parameters:
  ///   - enough: how many the average stays of.
  ///   - otherwise: what stands for the average where none was measured.
  ///   - scale: the pixels of a point.
  mutating func end(enough: Int, otherwise: CGFloat? = nil, scale: CGFloat) {
    guard !isFinal, let length = count > 0 ? sum / CGFloat(count) : otherwise else { return }
    value = (length * scale).rounded() / scale
    isFinal = count >= enough
  }
}
