public import Foundation

extension ProcessInfo {
  /// What a system keeps from doing while an activity runs. It is not asked here: a film takes the time that it takes.
  public struct ActivityOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt64
    /// Creates options from bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// The display stays on.
    public static let idleDisplaySleepDisabled = Self(rawValue: 1 << 40)
    /// The system stays awake while it is idle.
    public static let idleSystemSleepDisabled = Self(rawValue: 1 << 20)
    /// The program is not ended as unused.
    public static let suddenTerminationDisabled = Self(rawValue: 1 << 14)
    /// The program is not ended by the system.
    public static let automaticTerminationDisabled = Self(rawValue: 1 << 15)
    /// What a person has asked for.
    public static let userInitiated = Self(rawValue: 0x00FF_FFFF | 1 << 20)
    /// What a person has asked for, while the system may sleep.
    public static let userInitiatedAllowingIdleSystemSleep = Self(rawValue: 0x00EF_FFFF)
    /// What can wait.
    public static let background = Self(rawValue: 0xFF)
    /// What must not come late.
    public static let latencyCritical = Self(rawValue: 0xFF_0000_0000)
  }

  /// Begins an activity: the system is not asked to stay awake here.
  ///
  /// - Returns: what ``endActivity(_:)`` takes.
  public func beginActivity(options: ActivityOptions = [], reason: String) -> any NSObjectProtocol {
    NSString(string: reason)
  }
  /// Ends an activity.
  public func endActivity(_ activity: any NSObjectProtocol) {}
  /// Performs an activity, at once.
  public func performActivity(
    options: ActivityOptions = [], reason: String, using block: @escaping () -> Void
  ) { block() }
  /// Performs an activity that ends with the app's time in the background, on another thread: it is not ended here, so
  /// that the closure is called once, with no.
  public func performExpiringActivity(
    withReason reason: String, using block: @escaping @Sendable (Bool) -> Void
  ) { DispatchQueue.global().async { block(false) } }
}
