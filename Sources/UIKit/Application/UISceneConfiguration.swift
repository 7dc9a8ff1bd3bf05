import Foundation
import QuartzCore
import SwiftUICore

// What an app's delegate is asked for scenes with: a host has one, and asks once for its configuration.

/// Information about how the system should create a scene.
@MainActor @preconcurrency
open class UISceneConfiguration: NSObject {
  /// The name of the configuration.
  public let name: String?
  /// The role of the scene.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate. Where there is no Objective-C, no object can be made from it, which is
  /// reported; `legato` reads `delegateClass = SceneDelegate.self` as `_delegateInit = SceneDelegate.init`.
  open var delegateClass: AnyClass?
  /// Makes the scene's delegate.
  public var _delegateInit: (@MainActor () -> NSObject)?
  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

/// An object that contains information about one of your app's scenes.
@MainActor @preconcurrency
open class UISceneSession: NSObject {
  package static let shared = UISceneSession()

  /// The role of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the role.
    public let rawValue: String
    /// Creates a role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// That of an app's windows.
    public static let windowApplication = Self(rawValue: "UIWindowSceneSessionRoleApplication")
  }
  /// The role of the scene.
  open var role: Role { .windowApplication }
  /// The scene of the session: the host's.
  open var scene: UIScene? { UIWindowScene.shared }
  /// A text that tells the session from others.
  open var persistentIdentifier: String { "host" }
  /// The configuration that the scene was connected with.
  open package(set) var configuration = UISceneConfiguration(
    name: nil, sessionRole: .windowApplication)
}

extension UIScene {
  /// What a scene is connected with.
  @MainActor @preconcurrency
  open class ConnectionOptions: NSObject {
    /// URLs to open.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// Activities to go on with.
    open var userActivities: Set<NSUserActivity> { [] }
    /// The quick action that the app was started with.
    open var shortcutItem: UIApplicationShortcutItem? { nil }
    /// The app that asked for the scene.
    open var sourceApplication: String? { nil }
    /// The kind of an activity that another device hands over.
    open var handoffUserActivityType: String? { nil }
  }
}

/// A URL to open, with how it is to be opened.
@MainActor @preconcurrency
open class UIOpenURLContext: NSObject {
  /// The URL.
  public let url: URL
  init(url: URL) { self.url = url }
}

/// What fetching in the background has brought.
public enum UIBackgroundFetchResult: UInt, Hashable, Sendable {
  /// Something, nothing, and a failure.
  case newData, noData, failed
}

/// An item that is shared, made when it is asked for. Nothing asks here.
@MainActor @preconcurrency
public protocol UIActivityItemSource: NSObjectProtocol {}

/// Adds an image to the person's album: there is none, which is reported.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  RunningHost.report("UIImageWriteToSavedPhotosAlbum: a host has no album.")
}
