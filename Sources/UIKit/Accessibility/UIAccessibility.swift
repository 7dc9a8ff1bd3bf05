import Foundation
import SwiftUICore

/// A namespace for what assistive technologies are like, and are notified of.
///
/// The settings are those of the host; one that no host has is off.
public enum UIAccessibility {
  // MARK: Settings

  @MainActor private static var configuration: HostConfiguration? {
    RunningHost.current?.configuration
  }

  private static func read(_ value: @MainActor (HostConfiguration) -> Bool) -> Bool {
    guard RunningHost.isMainThread else { return false }
    return MainActor.assumeIsolated { configuration.map { value($0) } ?? false }
  }

  /// Whether Reduce Motion is in an enabled state.
  public static var isReduceMotionEnabled: Bool { read { $0.reducesMotion } }
  /// Whether Reduce Transparency is in an enabled state.
  public static var isReduceTransparencyEnabled: Bool { read { $0.reducesTransparency } }
  /// Whether cross-fades are preferred to motion, which goes with Reduce Motion.
  public static var prefersCrossFadeTransitions: Bool { isReduceMotionEnabled }
  /// Whether VoiceOver is running: never.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether Switch Control is running: never.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether Bold Text is in an enabled state: never.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether Increase Contrast is in an enabled state: never.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether Invert Colors is in an enabled state: never.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether Grayscale is in an enabled state: never.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether Guided Access is in an enabled state: never.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Whether Differentiate Without Color is in an enabled state: never.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether Button Shapes is in an enabled state: never.
  public static var buttonShapesEnabled: Bool { false }
  /// Whether On/Off Labels is in an enabled state: never.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Whether Closed Captions is in an enabled state: never.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether Mono Audio is in an enabled state: never.
  public static var isMonoAudioEnabled: Bool { false }
  /// Whether Speak Screen is in an enabled state: never.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Whether Speak Selection is in an enabled state: never.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether AssistiveTouch is running: never.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Whether shaking undoes: always.
  public static var isShakeToUndoEnabled: Bool { true }
  /// Whether videos play by themselves: unless Reduce Motion is enabled.
  public static var isVideoAutoplayEnabled: Bool { !isReduceMotionEnabled }

  // MARK: Notifications of settings

  /// Posted when Reduce Motion changes.
  public static let reduceMotionStatusDidChangeNotification = HostNotification.reduceMotionDidChange
  /// Posted when Reduce Transparency changes.
  public static let reduceTransparencyStatusDidChangeNotification =
    HostNotification.reduceTransparencyDidChange
  /// Posted when cross-fades come to be preferred. No host posts it.
  public static let prefersCrossFadeTransitionsStatusDidChange = Foundation.Notification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  /// Posted when VoiceOver starts or stops. No host posts it.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted when Bold Text changes. No host posts it.
  public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Posted when Increase Contrast changes. No host posts it.
  public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// Posted when Invert Colors changes. No host posts it.
  public static let invertColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  /// Posted when an announcement has been spoken. No host posts it.
  public static let announcementDidFinishNotification = Foundation.Notification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")

  // MARK: Posting

  /// A notification that an app can post.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the notification.
    public let rawValue: UInt32
    /// Creates a notification from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Another screen is shown.
    public static let screenChanged = Self(rawValue: 1000)
    /// The layout of the screen has changed.
    public static let layoutChanged = Self(rawValue: 1001)
    /// Something to be spoken.
    public static let announcement = Self(rawValue: 1008)
    /// The content has been scrolled by a page.
    public static let pageScrolled = Self(rawValue: 1009)
  }

  /// Posts a notification to assistive technologies. The host records it.
  public static func post(notification: Notification, argument: Any?) {
    guard RunningHost.isMainThread else { return }
    let text = (argument as? String) ?? (argument as? NSAttributedString)?.string
    MainActor.assumeIsolated {
      switch notification {
      case .announcement: RunningHost.current?.announce(.announcement, text)
      case .layoutChanged: RunningHost.current?.announce(.layoutChanged, text)
      case .screenChanged: RunningHost.current?.announce(.screenChanged, text)
      case .pageScrolled: RunningHost.current?.announce(.pageScrolled, text)
      default: break
      }
    }
  }
}

/// Constants that describe how an accessibility element behaves.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// The traits as bits.
  public let rawValue: UInt64
  /// Creates traits from bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// No traits.
  public static let none: Self = []
  /// A button, a link, an image, and a search field.
  public static let button = Self(rawValue: 1), link = Self(rawValue: 2), image = Self(rawValue: 4)
  /// Selected, static text, and a header.
  public static let selected = Self(rawValue: 8), staticText = Self(rawValue: 64)
  /// A header.
  public static let header = Self(rawValue: 1 << 16)
  /// Not enabled, and adjustable.
  public static let notEnabled = Self(rawValue: 256), adjustable = Self(rawValue: 1 << 12)
}
