package import Foundation

/// What a host posts to the notification centre, under the names that UIKit has for it, when the app
/// changes between foreground and background, when a setting of the person changes, and when a text
/// takes the keyboard.
package enum HostNotification {
  package static let didBecomeActive = name("UIApplicationDidBecomeActiveNotification")
  package static let willResignActive = name("UIApplicationWillResignActiveNotification")
  package static let didEnterBackground = name("UIApplicationDidEnterBackgroundNotification")
  package static let willEnterForeground = name("UIApplicationWillEnterForegroundNotification")
  package static let sceneDidActivate = name("UISceneDidActivateNotification")
  package static let sceneWillDeactivate = name("UISceneWillDeactivateNotification")
  package static let sceneDidEnterBackground = name("UISceneDidEnterBackgroundNotification")
  package static let sceneWillEnterForeground = name("UISceneWillEnterForegroundNotification")
  package static let reduceMotionDidChange =
    name("UIAccessibilityReduceMotionStatusDidChangeNotification")
  package static let reduceTransparencyDidChange =
    name("UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  package static let contentSizeDidChange = name("UIContentSizeCategoryDidChangeNotification")
  package static let orientationDidChange = name("UIDeviceOrientationDidChangeNotification")
  package static let keyboardWillShow = name("UIKeyboardWillShowNotification")
  package static let keyboardDidShow = name("UIKeyboardDidShowNotification")
  package static let keyboardWillHide = name("UIKeyboardWillHideNotification")
  package static let keyboardDidHide = name("UIKeyboardDidHideNotification")

  private static func name(_ rawValue: String) -> Notification.Name {
    Notification.Name(rawValue)
  }

  static func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: nil)
  }

  /// Posts what follows from a change of what the host says, in the order of the platform.
  static func post(from old: HostConfiguration, to new: HostConfiguration) {
    for name in names(from: old.scenePhase, to: new.scenePhase) { post(name) }
    if old.reducesMotion != new.reducesMotion { post(reduceMotionDidChange) }
    if old.reducesTransparency != new.reducesTransparency { post(reduceTransparencyDidChange) }
    if old.dynamicTypeSize != new.dynamicTypeSize { post(contentSizeDidChange) }
    if (old.size.width > old.size.height) != (new.size.width > new.size.height) {
      post(orientationDidChange)
    }
  }

  /// What a change of the scene's phase posts: an app that goes to the background resigns first, and
  /// one that returns enters the foreground before it becomes active.
  static func names(from old: ScenePhase, to new: ScenePhase) -> [Notification.Name] {
    guard old != new else { return [] }
    var names: [Notification.Name] = []
    if old == .active { names += [sceneWillDeactivate, willResignActive] }
    if new == .background { names += [sceneDidEnterBackground, didEnterBackground] }
    if old == .background { names += [sceneWillEnterForeground, willEnterForeground] }
    if new == .active { names += [sceneDidActivate, didBecomeActive] }
    return names
  }
}
