package import Foundation
package import LegatoResources

/// Names one action that waits in a ``HostScheduler``.
package struct ScheduledActionID: Hashable, Sendable {
  /// Any number that the scheduler gives out once.
  package let rawValue: UInt64

  package init(rawValue: UInt64) {
    self.rawValue = rawValue
  }
}

/// A host's clock, seen from code that waits.
///
/// Actions take effect at their own time, in the order of their times, and those of the
/// same time in the order in which they were scheduled.
@MainActor
package protocol HostScheduler: AnyObject, Sendable {
  /// Seconds of host time. It stands still while user code runs.
  var now: Double { get }

  /// Whether the host says that the device saves power.
  var isLowPowerModeEnabled: Bool { get }

  /// The surface, in points, and its pixels in a point.
  var screen: HostScreen? { get }

  /// The person's language and the app's resources.
  var localization: LocalizationSettings? { get }

  /// Runs `action` when the clock reaches `time`, in seconds of host time.
  ///
  /// A time that has passed means as soon as the clock next moves or the host next
  /// handles its events; the action never runs inside this call.
  @discardableResult
  func schedule(
    at time: Double, _ action: @escaping @MainActor () -> Void
  ) -> ScheduledActionID

  /// Forgets an action. Nothing happens where it has run or is not known.
  func cancel(_ id: ScheduledActionID)
}

extension HostScheduler {
  package var isLowPowerModeEnabled: Bool { false }
  package var screen: HostScreen? { nil }
  package var localization: LocalizationSettings? { nil }
}

/// The surface of a host.
package struct HostScreen: Sendable {
  /// In points.
  package var size: CGSize
  /// Pixels in a point.
  package var scale: CGFloat
}
