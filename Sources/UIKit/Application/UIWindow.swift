import Foundation
import SwiftUICore

/// The backdrop for your app's user interface: here the host's surface, as an object to ask.
///
/// Views that are added to it are not shown, which is reported.
@MainActor @preconcurrency
open class UIWindow: UIView {
  package static let shared = UIWindow(frame: .zero)

  /// The level of a window.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The height of the level.
    public let rawValue: CGFloat
    /// Creates a level.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a level.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The level of windows.
    public static let normal = Self(rawValue: 0)
    /// The level of the status bar.
    public static let statusBar = Self(rawValue: 1000)
    /// The level of alerts.
    public static let alert = Self(rawValue: 2000)
  }

  /// The scene of the window.
  open weak var windowScene: UIWindowScene? = UIWindowScene.shared
  /// The root view controller of the window: of the host's window a controller without a view of its own.
  open var rootViewController: UIViewController? = HostViewController()
  /// The level of the window.
  open var windowLevel = Level.normal
  /// Whether the window is the key window.
  open var isKeyWindow: Bool { self === UIWindow.shared }
  /// The screen of the window.
  open var screen: UIScreen { UIScreen.main }

  /// Creates a window of a scene. It is not shown: the host has one window.
  public convenience init(windowScene: UIWindowScene) { self.init(frame: UIScreen.main.bounds) }

  /// Shows the window: the host shows its own alone, which is reported.
  open func makeKeyAndVisible() {
    guard self !== UIWindow.shared, !isDelegatesWindow else { return }
    RunningHost.report("UIWindow.makeKeyAndVisible(): a host shows one window, its own.")
  }
  /// Makes the window the key window; the host's stays it, which is reported for others.
  open func makeKey() {
    guard self !== UIWindow.shared, !isDelegatesWindow else { return }
    RunningHost.report("UIWindow.makeKey(): a host has one key window, its own.")
  }
  /// Whether it is the one that its scene's delegate has made, and that is shown.
  private var isDelegatesWindow: Bool {
    let scene = UIWindowScene.shared
    let delegate = scene.delegate as? any UIWindowSceneDelegate
    return scene.isShowingDelegatesWindow && (delegate?.window ?? self) === self
  }
  /// The window has become the key window: the host's is it from the start.
  open func becomeKey() {}
  /// The window is no longer the key window: the host's stays it.
  open func resignKey() {}
  /// Whether the window can become the key window.
  open var canBecomeKey: Bool { true }
  /// Brings an event to its views: a host brings none to those of UIKit.
  open func sendEvent(_ event: UIEvent) {}

  open override var frame: CGRect {
    get { self === UIWindow.shared ? UIScreen.main.bounds : super.frame }
    set { super.frame = newValue }
  }
  open override var bounds: CGRect {
    get { self === UIWindow.shared ? UIScreen.main.bounds : super.bounds }
    set { super.bounds = newValue }
  }

  /// What the device covers of the surface.
  open override var safeAreaInsets: UIEdgeInsets {
    let insets = RunningHost.current?.safeAreaInsets ?? EdgeInsets()
    return UIEdgeInsets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }

  /// The style that the window asks for. A host does not take it, which is reported.
  open override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    didSet {
      RunningHost.report(
        "UIWindow.overrideUserInterfaceStyle: use preferredColorScheme(_:); the host keeps its style."
      )
    }
  }

  open override func addSubview(_ view: UIView) {
    super.addSubview(view)
    RunningHost.report("UIWindow.addSubview(_:): \(type(of: view)) is not shown.")
  }
}

/// The controller of the host's window.
@MainActor
final class HostViewController: UIViewController {}

extension UIWindow {
  /// Posted when a window is shown: never, as the host's is there from the start.
  nonisolated public static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// Posted when a window is hidden: never.
  nonisolated public static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")
  /// Posted when a window becomes the key window: never, as the host's is it from the start.
  nonisolated public static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  /// Posted when a window is no longer the key window: never.
  nonisolated public static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")
}
