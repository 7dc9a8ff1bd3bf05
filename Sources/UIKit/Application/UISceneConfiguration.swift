import Foundation
import QuartzCore
import SwiftUICore

// What an app's delegate is asked for scenes with: a host makes its own, and asks nothing.

/// Information about how the system should create a scene.
@MainActor @preconcurrency
open class UISceneConfiguration: NSObject {
  /// The name of the configuration.
  public let name: String?
  /// The role of the scene.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate.
  open var delegateClass: AnyClass?
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
}

extension UIScene {
  /// What a scene is connected with.
  @MainActor @preconcurrency
  open class ConnectionOptions: NSObject {
    /// URLs to open.
    open var urlContexts: Set<UIOpenURLContext> { [] }
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
