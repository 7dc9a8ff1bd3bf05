import Foundation
import SwiftUICore

// What generators play is recorded as `sensoryFeedback(_:trigger:)` is, at the time of the call.

/// The abstract superclass for all feedback generators.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
  /// Prepares the generator: nothing is needed.
  open func prepare() {}

  final func play(_ feedback: SensoryFeedback) { RunningHost.current?.play(feedback) }
}

/// A concrete feedback generator subclass that creates haptics to simulate physical impacts.
@MainActor @preconcurrency
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The mass of the objects in the collision, or how much they give way.
  public enum FeedbackStyle: Int, Hashable, Sendable {
    /// Small, medium, and large objects; soft, and rigid ones.
    case light, medium, heavy, soft, rigid
  }

  private let style: FeedbackStyle

  /// Creates a feedback generator of medium objects.
  public override convenience init() { self.init(style: .medium) }

  /// Creates a feedback generator.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Creates a feedback generator for a view.
  public convenience init(style: FeedbackStyle = .medium, view: UIView) { self.init(style: style) }

  /// Triggers impact feedback.
  open func impactOccurred() { impactOccurred(intensity: 1) }

  /// Triggers impact feedback with an intensity, 0…1; beyond that it is clamped.
  open func impactOccurred(intensity: CGFloat) {
    switch style {
    case .light: play(.impact(weight: .light, intensity: intensity.native))
    case .medium: play(.impact(weight: .medium, intensity: intensity.native))
    case .heavy: play(.impact(weight: .heavy, intensity: intensity.native))
    case .soft: play(.impact(flexibility: .soft, intensity: intensity.native))
    case .rigid: play(.impact(flexibility: .rigid, intensity: intensity.native))
    }
  }
  /// Triggers impact feedback at a place of a view.
  open func impactOccurred(at location: CGPoint) { impactOccurred() }
  /// Triggers impact feedback with an intensity at a place of a view.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {
    impactOccurred(intensity: intensity)
  }
}

/// A concrete feedback generator subclass that creates haptics to communicate successes, failures, and
/// warnings.
@MainActor @preconcurrency
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The type of notification feedback.
  public enum FeedbackType: Int, Hashable, Sendable {
    /// A task has completed, with a warning, or has failed.
    case success, warning, error
  }

  /// Triggers notification feedback.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    switch notificationType {
    case .success: play(.success)
    case .warning: play(.warning)
    case .error: play(.error)
    }
  }
}

/// A concrete feedback generator subclass that creates haptics to indicate a change in selection.
@MainActor @preconcurrency
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Triggers selection feedback.
  open func selectionChanged() { play(.selection) }
}
