import CoreGraphics
import Foundation
import SwiftUICore

/// A timer that calls a method in time with the display: sixty times a second of the host's time, or as
/// often as was asked for.
open class CADisplayLink: NSObject, @unchecked Sendable {
  private let selector: Selector
  private weak var target: AnyObject?
  private var timer: Timer?

  /// Creates a display link that calls a method of a target.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
  }

  /// The frames in a second; 0 for sixty.
  open var preferredFramesPerSecond = 0 { didSet { restart() } }
  /// The range of frame rates; of it the preferred one counts, or the largest.
  open var preferredFrameRateRange = CAFrameRateRange.default { didSet { restart() } }
  /// Whether the link calls its method.
  open var isPaused = false
  /// The time of the frame that was displayed last.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The time of the next frame.
  open var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// The seconds between two frames.
  open var duration: CFTimeInterval {
    let range = preferredFrameRateRange
    let rate =
      preferredFramesPerSecond > 0
      ? Double(preferredFramesPerSecond) : Double(range.preferred ?? range.maximum)
    return 1 / (rate > 0 ? min(rate, 120) : 60)
  }

  /// Begins to call the method.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) { restart(always: true) }
  /// Ends it.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }
  /// Ends it for good.
  open func invalidate() {
    timer?.invalidate()
    timer = nil
  }

  private func restart(always: Bool = false) {
    guard always || timer != nil else { return }
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: duration, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.fire() }
    }
  }

  @MainActor private func fire() {
    timestamp = CACurrentMediaTime()
    if !isPaused { selector.perform(on: target, self) }
  }
}

/// A range of frame rates.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The lowest and the highest rate.
  public var minimum: Float, maximum: Float
  /// The rate that is preferred.
  public var preferred: Float?
  /// Creates a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }
  /// The system's.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
