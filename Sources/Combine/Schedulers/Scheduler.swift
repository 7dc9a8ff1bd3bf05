public import Foundation

/// Defines when and how to execute a closure.
///
/// Schedulers are those of this module: queues, run loops, and the immediate one.
public protocol Scheduler {
  /// Describes an instant in time for this scheduler.
  associatedtype SchedulerTimeType: _SchedulerTime
  /// Options accepted by the scheduler.
  associatedtype SchedulerOptions

  /// Runs an action as soon as possible, or after a number of seconds.
  func _schedule(after seconds: Double?, _ action: @escaping () -> Void) -> AnyCancellable
}

/// An instant of a scheduler, whose distances are seconds.
public protocol _SchedulerTime {
  /// A distance between two instants.
  typealias Stride = _SchedulerStride
}

/// A distance between two instants of a scheduler.
public struct _SchedulerStride: Hashable, Sendable, Comparable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  /// In seconds.
  public var timeInterval: Double

  init(_ seconds: Double) { timeInterval = seconds }

  /// A number of seconds.
  public init(floatLiteral value: Double) { self.init(value) }
  /// A number of seconds.
  public init(integerLiteral value: Int) { self.init(Double(value)) }

  public static func seconds(_ value: Double) -> Self { Self(value) }
  public static func seconds(_ value: Int) -> Self { Self(Double(value)) }
  public static func milliseconds(_ value: Int) -> Self { Self(Double(value) / 1e3) }
  public static func microseconds(_ value: Int) -> Self { Self(Double(value) / 1e6) }
  public static func nanoseconds(_ value: Int) -> Self { Self(Double(value) / 1e9) }

  public static func < (left: Self, right: Self) -> Bool { left.timeInterval < right.timeInterval }
  public static func + (left: Self, right: Self) -> Self {
    Self(left.timeInterval + right.timeInterval)
  }
  public static func * (left: Self, right: Self) -> Self {
    Self(left.timeInterval * right.timeInterval)
  }

  /// Seconds that can be waited for: at least 0, at most a thousand years.
  var wait: Double { timeInterval > 0 ? min(timeInterval, 3e10) : 0 }
}

/// An action that crosses to another queue, and may be called off. It is run once, by one thread.
private final class ScheduledAction: @unchecked Sendable {
  private let lock = NSLock()
  private var action: (() -> Void)?

  init(_ action: @escaping () -> Void) { self.action = action }

  func run() {
    let action = lock.withLock {
      defer { self.action = nil }
      return self.action
    }
    action?()
  }

  func cancel() { lock.withLock { action = nil } }
}

extension DispatchQueue: Scheduler {
  /// An instant of a queue.
  public struct SchedulerTimeType: _SchedulerTime, Sendable {}
  /// How a queue runs what is scheduled.
  public struct SchedulerOptions: Sendable {
    /// Creates options.
    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = []) {}
  }

  public func _schedule(after seconds: Double?, _ action: @escaping () -> Void) -> AnyCancellable {
    let scheduled = ScheduledAction(action)
    if let seconds {
      asyncAfter(deadline: .now() + seconds) { scheduled.run() }
    } else {
      async { scheduled.run() }
    }
    return AnyCancellable { scheduled.cancel() }
  }
}

extension RunLoop: Scheduler {
  /// An instant of a run loop.
  public struct SchedulerTimeType: _SchedulerTime, Sendable {}

  /// What is scheduled runs on the main queue, whose run loop this is in a program with views.
  public func _schedule(after seconds: Double?, _ action: @escaping () -> Void) -> AnyCancellable {
    DispatchQueue.main._schedule(after: seconds, action)
  }
}

extension OperationQueue: Scheduler {
  /// An instant of a queue.
  public struct SchedulerTimeType: _SchedulerTime, Sendable {}
  /// How a queue runs what is scheduled.
  public struct SchedulerOptions: Sendable {}

  public func _schedule(after seconds: Double?, _ action: @escaping () -> Void) -> AnyCancellable {
    let isMain = self === OperationQueue.main
    let queue = isMain ? DispatchQueue.main : underlyingQueue ?? .global()
    return queue._schedule(after: seconds, action)
  }
}

/// A scheduler for performing synchronous actions.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// An instant: all are one.
  public struct SchedulerTimeType: _SchedulerTime, Sendable {}
  /// There are no options.
  public typealias SchedulerOptions = Never

  /// The shared instance of the immediate scheduler.
  public static let shared = ImmediateScheduler()

  public func _schedule(after seconds: Double?, _ action: @escaping () -> Void) -> AnyCancellable {
    action()
    return AnyCancellable {}
  }
}
