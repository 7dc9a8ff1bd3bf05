import Foundation
import SwiftUICore

/// Methods that handle changes of a scene. A host calls those of its scene's delegate: when the scene is connected,
/// and as its phase changes.
@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {
  /// The scene is added to the app.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// The scene is removed from the app: a host's stays.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The scene is active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene is about to be inactive.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene is about to be in the foreground.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene is in the background.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// URLs are to be opened: a host hands over none.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// An activity is to go on: a host hands over none.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
}

/// Methods that handle changes of a window scene.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The main window of the scene.
  var window: UIWindow? { get set }
  /// A quick action is to be done: a host hands over none.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  /// No window: the app's is the host's.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Does nothing.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {}
}
