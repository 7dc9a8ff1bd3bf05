import Foundation
import QuartzCore
import SwiftUICore

/// The centralized point of control and coordination for apps: here of the app that the host runs.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
  /// The singleton app instance.
  public static let shared = UIApplication()

  /// Constants that indicate the running states of an app.
  public enum State: Int, Hashable, Sendable {
    /// In the foreground and receiving events, in the foreground, and in the background.
    case active, inactive, background
  }

  /// Keys of options for opening URLs.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Opens a universal link only where an app has it.
    public static let universalLinksOnly = Self(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// Keys of what an app was launched with.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The URL that the app was asked to open.
    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The bundle of the app that asked for it.
    public static let sourceApplication = Self(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// What a remote notification said.
    public static let remoteNotification = Self(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// The local notification.
    public static let localNotification = Self(
      rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
    /// Whether it was launched for a place.
    public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
    /// The action on the app's icon.
    public static let shortcutItem = Self(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// What another device or a universal link goes on with.
    public static let userActivityDictionary = Self(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    /// The type of that activity.
    public static let userActivityType = Self(
      rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
    /// The central managers that are restored.
    public static let bluetoothCentrals = Self(
      rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
    /// The peripheral managers that are restored.
    public static let bluetoothPeripherals = Self(
      rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
  }

  // MARK: State

  /// The app's delegate.
  open weak var delegate: (any UIApplicationDelegate)?
  /// The app's current state: the phase of the host's scene.
  open var applicationState: State {
    switch RunningHost.current?.configuration.scenePhase ?? .active {
    case .active: .active
    case .inactive: .inactive
    case .background: .background
    }
  }
  /// Whether the idle timer is disabled. A host has none: the value is kept.
  open var isIdleTimerDisabled = false
  /// The number on the app's icon. A host shows no icon: the value is kept.
  open var applicationIconBadgeNumber = 0
  /// The text size that the person prefers.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIContentSizeCategory(RunningHost.current?.configuration.dynamicTypeSize ?? .large)
  }
  /// The direction of the interface.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    RunningHost.current?.configuration.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  /// The orientation of the interface: upright, or to the right where the surface is wider than high.
  open var statusBarOrientation: UIInterfaceOrientation {
    UIWindowScene.shared.interfaceOrientation
  }
  /// The frame of the status bar: the safe area at the top.
  open var statusBarFrame: CGRect {
    CGRect(
      x: 0, y: 0, width: UIScreen.main.bounds.width, height: UIWindow.shared.safeAreaInsets.top)
  }
  /// Whether the person's data can be read: always.
  open var isProtectedDataAvailable: Bool { true }
  /// The seconds that the app may still run in the background: no host ends it.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// Whether the app may be refreshed in the background.
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .denied }
  /// Whether the app supports several scenes: a host has one.
  open var supportsMultipleScenes: Bool { false }
  /// Whether the app is asked for alternate icons: none.
  open var supportsAlternateIcons: Bool { false }
  /// The name of the icon that the app shows.
  open private(set) var alternateIconName: String?
  /// Asks for another icon, which a host does not show.
  open func setAlternateIconName(
    _ alternateIconName: String?,
    completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    self.alternateIconName = alternateIconName
    completionHandler?(nil)
  }

  /// The quick actions of the app's icon. A host shows no icon: the items are kept.
  open var shortcutItems: [UIApplicationShortcutItem]? = []

  // MARK: Scenes and windows

  /// The app's currently connected scenes: one.
  open var connectedScenes: Set<UIScene> { [UIWindowScene.shared] }
  /// The app's windows: one.
  open var windows: [UIWindow] { [UIWindow.shared] }
  /// The app's key window.
  open var keyWindow: UIWindow? { UIWindow.shared }

  // MARK: URLs

  /// Whether an app on the device can handle a URL scheme: any that has one, as a host opens none itself.
  open func canOpenURL(_ url: URL) -> Bool { url.scheme != nil }

  /// Attempts to asynchronously open the resource at the specified URL: it is recorded, as `openURL` is.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    RunningHost.current?.open(url)
    completion?(url.scheme != nil)
  }

  /// Opens the resource at the specified URL: it is recorded, as `openURL` is.
  @available(iOS, deprecated: 10)
  @discardableResult
  open func openURL(_ url: URL) -> Bool {
    open(url)
    return canOpenURL(url)
  }

  /// The URL string that opens the app's settings.
  public static let openSettingsURLString = "app-settings:"
  /// The URL string that opens the app's notification settings.
  public static let openNotificationSettingsURLString = "app-settings:notifications"

  // MARK: Actions

  /// Sends an action message, identified by a selector, to a target: the first responder where it is
  /// `nil`. What is asked for first responders acts on what has the focus in SwiftUI's views.
  ///
  /// - Returns: whether there was a target that could do it.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?)
    -> Bool
  {
    if let target = target as AnyObject? {
      return action.perform(on: target, sender, event) != nil
    }
    guard RunningHost.current?.hasFocus ?? false else { return false }
    return action.perform(on: FocusedResponder.shared, sender, event) != nil
  }

  // MARK: What a host does not do

  /// Begins receiving remote control events: a host has none.
  open func beginReceivingRemoteControlEvents() {}
  /// Stops receiving remote control events.
  open func endReceivingRemoteControlEvents() {}
  /// Registers for remote notifications: a host gets none, which is reported.
  open func registerForRemoteNotifications() {
    RunningHost.report("UIApplication.registerForRemoteNotifications(): a host gets none.")
  }
  /// Unregisters from remote notifications.
  open func unregisterForRemoteNotifications() {}
  /// Marks the start of a task that goes on in the background.
  open func beginBackgroundTask(
    withName taskName: String? = nil,
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    UIBackgroundTaskIdentifier(rawValue: 1)
  }
  /// Marks the end of such a task.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
}

/// Names a task that goes on in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number of the task.
  public let rawValue: Int
  /// Creates an identifier from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// No task.
  public static let invalid = Self(rawValue: 0)
}

/// Whether an app may be refreshed in the background.
public enum UIBackgroundRefreshStatus: Int, Hashable, Sendable {
  /// Not by the device, not by the person, and yes.
  case restricted, denied, available
}
