import SwiftUI

/// The place where haptics are requested, with one switch for all of them.
///
/// Components play their haptics themselves, by SwiftUI's sensory feedback; they need no set-up.
/// Code that requests haptics of its own (`HapticManager.shared.impact(.soft)` in the action of a
/// plain button) needs a view that plays them: see ``SwiftUI/View/playsHaptics(of:)``, once near
/// the root. Where there is one, it plays the haptics of components as well, and none is played
/// twice.
///
/// Haptics are not motion: Reduce Motion and Low Power Mode do not change them.
@MainActor @Observable
public final class HapticManager {
  /// The shared manager of the app.
  public static let shared = HapticManager()

  /// The kind of a collision.
  public enum Impact: String, CaseIterable, Sendable {
    /// A collision of small or light objects.
    case light
    /// A collision of objects of medium size or weight.
    case medium
    /// A collision of large or heavy objects.
    case heavy
    /// A collision of flexible objects.
    case soft
    /// A collision of inflexible objects.
    case rigid
  }

  /// The outcome of a task.
  public enum Notification: String, CaseIterable, Sendable {
    /// The task has been completed.
    case success
    /// The task needs attention.
    case warning
    /// The task has failed.
    case error
  }

  /// A requested haptic.
  public enum Event: Hashable, Sendable {
    /// A collision.
    case impact(Impact)
    /// The outcome of a task.
    case notification(Notification)
    /// A change of a selection.
    case selection
  }

  /// An event, and the how-manyeth it is: two equal ones in a row are two.
  struct Entry: Equatable {
    var number = 0
    var event: Event?
  }

  /// The last event that is to be played.
  private(set) var last = Entry()

  /// Whether haptics are played; `true` by default. Requests while it is `false` are dropped.
  public var isEnabled = true

  /// How many events have been asked for, here or in a component on this manager's behalf.
  @ObservationIgnored private(set) var count = 0
  /// The manager that a component asks on behalf of.
  @ObservationIgnored private weak var owner: HapticManager?

  /// Creates a separate manager, for a part of an app or for a test.
  public nonisolated init() {}

  /// This manager, as a component's own way of playing what it asks another one for: that one's
  /// switch counts, and it knows that something was felt.
  func asking(for manager: HapticManager) -> HapticManager {
    owner = manager
    return self
  }

  /// Requests an impact.
  ///
  /// - Parameter impact: The kind of the collision; medium by default.
  public func impact(_ impact: Impact = .medium) { play(.impact(impact)) }

  /// Requests the haptic of a task's outcome.
  ///
  /// - Parameter notification: The outcome.
  public func notification(_ notification: Notification) { play(.notification(notification)) }

  /// Requests the haptic of a changed selection.
  public func selection() { play(.selection) }

  private func play(_ event: Event) {
    guard isEnabled, owner?.isEnabled ?? true else { return }
    count += 1
    owner?.count += 1
    last = Entry(number: last.number + 1, event: event)
  }
}

extension HapticManager.Event {
  /// The same in SwiftUI's words.
  var feedback: SensoryFeedback {
    switch self {
    case .impact(.light): .impact(weight: .light)
    case .impact(.medium): .impact(weight: .medium)
    case .impact(.heavy): .impact(weight: .heavy)
    case .impact(.soft): .impact(flexibility: .soft)
    case .impact(.rigid): .impact(flexibility: .rigid)
    case .notification(.success): .success
    case .notification(.warning): .warning
    case .notification(.error): .error
    case .selection: .selection
    }
  }
}
