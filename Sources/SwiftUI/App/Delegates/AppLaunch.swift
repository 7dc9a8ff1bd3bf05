import Foundation
import Observation
import SwiftUICore
import UIKit

/// The launch of an app: what its delegate is told and asked, once.
@MainActor
final class AppLaunch<DelegateType: NSObject & UIApplicationDelegate> {
  let delegate: DelegateType
  private var isFinished = false

  init(_ delegate: DelegateType) { self.delegate = delegate }

  func finish() {
    guard !isFinished else { return }
    isFinished = true
    let application = UIApplication.shared
    application.delegate = delegate
    _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
    let session = UISceneSession.shared
    let options = UIScene.ConnectionOptions()
    let configuration = delegate.application(
      application, configurationForConnecting: session, options: options)
    SceneLaunch.connect(configuration, to: session, options)
  }
}

/// The delegate of the host's scene: made with the scene, and told of its phases.
@MainActor
enum SceneLaunch {
  private static var observers: [any NSObjectProtocol] = []

  static func connect(
    _ configuration: UISceneConfiguration, to session: UISceneSession,
    _ options: UIScene.ConnectionOptions
  ) {
    disconnect()
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
  static func disconnect() {
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

extension View {
  /// The view with the app's and the scene's delegates in its environment, where they are observable.
  @MainActor
  func suppliedWithDelegates() -> AnyView {
    AnyView(self).supplied(with: UIApplication.shared.delegate)
      .supplied(with: UIWindowScene.shared.delegateObject)
  }
}

extension AnyView {
  /// The view with an object in its environment, as the object can be observed.
  @MainActor
  fileprivate func supplied(with object: AnyObject?) -> AnyView {
    var view = self
    if let object = object as? any ObservableObject { view = view.with(object) }
    if let object = object as? any AnyObject & Observable { view = view.with(observed: object) }
    return view
  }

  @MainActor
  private func with<T: ObservableObject>(_ object: T) -> AnyView {
    AnyView(environmentObject(object))
  }

  @MainActor
  private func with<T: AnyObject & Observable>(observed object: T) -> AnyView {
    AnyView(environment(object))
  }
}
