/// A display that refreshes at a fixed rate, in front of a machine of one core: which frames it shows
/// when each takes a given time to make.
///
/// A frame is begun at a refresh and shows the values of that time. If it is done by the next refresh
/// it is shown there, and the next frame is begun there. If it takes longer it is *late*: the refreshes
/// that pass meanwhile show the frame before once more, and each of them is a *dropped* frame; the next
/// frame is begun at the first refresh at or after its end.
///
/// Nothing here reads a clock: costs are given, so the same costs give the same result.
@_spi(Host)
public struct DisplayPacing: Sendable, Hashable {
  /// A frame that was made.
  public struct PacedFrame: Sendable, Hashable {
    /// The refresh at which it was begun; its values are those of this time.
    public let refresh: Int
    /// Seconds of processor time.
    public let cost: Double
    /// Refreshes that showed nothing new because it was not done.
    public let dropped: Int
    /// Whether the frame before it was begun right before: then the two are part of one motion.
    public let followsFrame: Bool

    /// Whether it was not done by the refresh after the one at which it was begun.
    public var isLate: Bool { dropped > 0 }
  }

  /// Refreshes a second.
  public let framesPerSecond: Int
  /// The refresh at which the next frame is begun.
  public private(set) var refresh: Int
  /// The frames that were made, in order.
  public private(set) var frames: [PacedFrame] = []
  /// Frames whose cost was not a number, or negative: nothing is known of them.
  public private(set) var unmeasured = 0
  /// Whether a frame took for ever: nothing is shown after it.
  public private(set) var isStuck = false
  private var followsFrame = false

  /// What a cost may be beyond the interval without being late, in seconds: a sum of rounded numbers
  /// that is one interval counts as one interval.
  private static let rounding = 1e-9

  /// - Parameters:
  ///   - framesPerSecond: 1…1,000; numbers beyond are taken to the nearest of these.
  ///   - refresh: the refresh of the first frame.
  public init(framesPerSecond: Int, from refresh: Int = 0) {
    self.framesPerSecond = min(max(framesPerSecond, 1), 1000)
    self.refresh = refresh
  }

  /// From one refresh to the next, in seconds.
  public var interval: Double { 1 / Double(framesPerSecond) }

  /// When the next frame is begun, in seconds: the time whose values it shows.
  public var time: Double { Double(refresh) / Double(framesPerSecond) }

  /// A frame was made at ``refresh``.
  ///
  /// - Parameter cost: seconds of processor time, pixels included. A cost that is not a number, or
  ///   negative, counts as 0 and as ``unmeasured``; infinite, or more than an hour, it leaves the
  ///   display stuck.
  public mutating func show(cost: Double) {
    guard !isStuck else { return }
    let passed = refreshes(of: cost)
    frames.append(
      PacedFrame(refresh: refresh, cost: cost, dropped: passed - 1, followsFrame: followsFrame))
    refresh += passed
    followsFrame = true
  }

  /// There was nothing new to show at ``refresh``. What the processor did meanwhile pushes the next
  /// frame back; nothing is dropped, as nothing was due.
  ///
  /// - Parameter cost: as for ``show(cost:)``.
  public mutating func rest(cost: Double) {
    guard !isStuck else { return }
    refresh += refreshes(of: cost)
    followsFrame = false
  }

  /// How many refreshes pass until something that was begun at one is done, at least 1.
  private mutating func refreshes(of cost: Double) -> Int {
    guard !cost.isNaN, cost >= 0 else {
      unmeasured += 1
      return 1
    }
    guard cost <= Self.maxCost else {
      isStuck = true
      return 1 + framesPerSecond * Int(Self.maxCost)
    }
    let refreshes = (cost - Self.rounding) * Double(framesPerSecond)
    return max(1, Int(refreshes.rounded(.up)))
  }

  /// No frame that ends takes as long, in seconds.
  private static let maxCost = 3600.0
}
