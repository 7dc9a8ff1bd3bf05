/// The delays of items that start one after the other.
///
/// Item `i` starts after `start + step · i` seconds, limited to `limit`: without a limit, the last
/// row of a list of 500 waits for 25 s at 0.05 s a row.
public struct Stagger: Hashable, Sendable {
  /// The delay of the first item, in seconds.
  public let start: Double

  /// The delay of each item after the previous one, in seconds.
  public let step: Double

  /// The max delay in seconds; `nil` for none.
  public let limit: Double?

  /// Creates a stagger.
  ///
  /// - Parameters:
  ///   - start: Seconds; 0 by default. NaN and infinity are treated as 0. A negative start is kept:
  ///     as a delay it means that the motion is already under way.
  ///   - step: Seconds. NaN and infinity are treated as 0. A negative step makes delays decrease.
  ///   - limit: Seconds. `nil`, the default, NaN and +∞ are no limit.
  public init(start: Double = 0, step: Double, limit: Double? = nil) {
    self.start = start.finiteOrZero
    self.step = step.finiteOrZero
    self.limit = limit.flatMap { $0.isNaN || $0 == .infinity ? nil : $0 }
  }

  /// The delay of the item at `index`, in seconds: `start + step · index`, at most `limit`. A
  /// negative index is treated as 0.
  public func delay(at index: Int) -> Double {
    let delay = start + step * Double(max(index, 0))
    return min(delay, limit ?? .greatestFiniteMagnitude)
  }
}
