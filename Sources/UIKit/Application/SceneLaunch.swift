import Foundation
import SwiftUICore

/// The delegate of the host's scene: made with the scene, and told of its phases.
@MainActor
package enum SceneLaunch {
  private static var observers: [any NSObjectProtocol] = []

  package static func connect(
    _ configuration: UISceneConfiguration, to session: UISceneSession,
    _ options: UIScene.ConnectionOptions, showingItsWindow isShowing: Bool = false
  ) {
    disconnect()
    UIWindowScene.shared.isShowingDelegatesWindow = isShowing
    session.configuration = configuration
    guard let delegate = configuration._delegateInit?() else {
      if let type = configuration.delegateClass {
        RunningHost.report(
          "UISceneConfiguration.delegateClass: no \(type) can be made from its type alone.")
      }
      return
    }
    UIWindowScene.shared.delegateObject = delegate
    guard let delegate = delegate as? any UISceneDelegate else { return }
    UIWindowScene.shared.delegate = delegate
    delegate.scene(UIWindowScene.shared, willConnectTo: session, options: options)
    tellPhases()
    guard UIWindowScene.shared.activationState != .background else { return }
    delegate.sceneWillEnterForeground(UIWindowScene.shared)
    guard UIWindowScene.shared.activationState == .foregroundActive else { return }
    delegate.sceneDidBecomeActive(UIWindowScene.shared)
  }

  /// Forgets the delegate of the app before.
  package static func disconnect() {
    UIWindowScene.shared.isShowingDelegatesWindow = false
    observers.forEach(NotificationCenter.default.removeObserver)
    observers = []
    UIWindowScene.shared.delegate = nil
    UIWindowScene.shared.delegateObject = nil
  }

  private static func tellPhases() {
    tell(UIScene.willDeactivateNotification) { $0.sceneWillResignActive($1) }
    tell(UIScene.didEnterBackgroundNotification) { $0.sceneDidEnterBackground($1) }
    tell(UIScene.willEnterForegroundNotification) { $0.sceneWillEnterForeground($1) }
    tell(UIScene.didActivateNotification) { $0.sceneDidBecomeActive($1) }
  }

  private static func tell(
    _ name: Notification.Name,
    _ action: @escaping @MainActor (any UISceneDelegate, UIScene) -> Void
  ) {
    observers.append(
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated {
          guard let delegate = UIWindowScene.shared.delegate else { return }
          action(delegate, UIWindowScene.shared)
        }
      })
  }
}
