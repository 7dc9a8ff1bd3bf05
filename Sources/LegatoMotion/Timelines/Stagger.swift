/// The delays of a row of items that start one after the other.
///
/// Item `i` starts after `start + step · i` seconds, but never later than `limit`: without
/// one, the last row of a list of 500 waits for 25 s at 0.05 s a row.
public struct Stagger: Hashable, Sendable {
  /// The first item's delay in seconds.
  public let start: Double

  /// How many seconds each item waits longer than the one before it.
  public let step: Double

  /// The longest delay in seconds, or nil where there is none.
  public let limit: Double?

  /// Makes a stagger.
  ///
  /// - Parameters:
  ///   - start: Seconds, 0 unless given. NaN and infinity count as 0. A negative start is
  ///     kept: as a delay it means that the motion is already under way.
  ///   - step: Seconds. NaN and infinity count as 0. A negative step counts down.
  ///   - limit: Seconds. nil, NaN and +∞ are no limit.
  public init(start: Double = 0, step: Double, limit: Double? = nil) {
    self.start = start.finiteOrZero
    self.step = step.finiteOrZero
    self.limit = limit.flatMap { $0.isNaN || $0 == .infinity ? nil : $0 }
  }

  /// The delay of the item at `index`, in seconds. A negative index counts as 0.
  public func delay(at index: Int) -> Double {
    let delay = start + step * Double(max(index, 0))
    return min(delay, limit ?? .greatestFiniteMagnitude)
  }
}
