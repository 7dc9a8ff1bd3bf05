import Foundation
import SwiftUICore
import UIKit

/// The window of an app that begins with UIKit: what its scene's delegate makes the root of its window.
///
/// The delegates are made, and told as on iOS, before the view is there; `legato` films an app without an `App` by it.
public struct _SceneWindow: View {
  private let controller: UIViewController?

  /// Connects the host's scene.
  ///
  /// - Parameters:
  ///   - makeDelegate: makes the scene's delegate.
  ///   - makeAppDelegate: makes the app's delegate; `nil` where it has none.
  public init(
    _ makeDelegate: @escaping @MainActor () -> NSObject,
    app makeAppDelegate: (@MainActor () -> NSObject)? = nil
  ) {
    controller = WindowLaunch.controller(makeDelegate, makeAppDelegate)
  }

  /// The root, over all of the surface.
  public var body: some View {
    if let controller { RootController(controller: controller).ignoresSafeArea() }
  }
}

/// The launch of such an app.
@MainActor
private enum WindowLaunch {
  /// An app keeps its delegate, and `UIApplication` does not.
  private static var appDelegate: NSObject?

  static func controller(
    _ makeDelegate: @escaping @MainActor () -> NSObject,
    _ makeAppDelegate: (@MainActor () -> NSObject)?
  ) -> UIViewController? {
    appDelegate = makeAppDelegate?()
    let application = UIApplication.shared
    let delegate = appDelegate as? any UIApplicationDelegate
    application.delegate = delegate
    _ = delegate?.application(application, willFinishLaunchingWithOptions: nil)
    _ = delegate?.application(application, didFinishLaunchingWithOptions: nil)
    let session = UISceneSession.shared
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration._delegateInit = makeDelegate
    SceneLaunch.connect(
      configuration, to: session, UIScene.ConnectionOptions(), showingItsWindow: true)
    let window = (UIWindowScene.shared.delegate as? any UIWindowSceneDelegate)?.window
    guard let controller = window?.rootViewController else {
      RunningHost.report(
        "The scene's delegate has no window with a root view controller: storyboards are not read.")
      return nil
    }
    return controller
  }
}

private struct RootController: UIViewControllerRepresentable {
  let controller: UIViewController

  func makeUIViewController(context: Context) -> UIViewController { controller }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}
