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
