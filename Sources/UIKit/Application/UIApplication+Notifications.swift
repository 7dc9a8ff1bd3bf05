import Foundation
import SwiftUICore

extension UIApplication {
  // A host posts these as the phase of its scene changes.

  /// Posted when the app becomes active.
  nonisolated public static let didBecomeActiveNotification = HostNotification.didBecomeActive
  /// Posted when the app is about to be inactive.
  nonisolated public static let willResignActiveNotification = HostNotification.willResignActive
  /// Posted when the app enters the background.
  nonisolated public static let didEnterBackgroundNotification = HostNotification.didEnterBackground
  /// Posted shortly before the app leaves the background.
  nonisolated public static let willEnterForegroundNotification =
    HostNotification.willEnterForeground

  // A host posts none of these.

  /// Posted immediately after the app finishes launching. No host posts it.
  nonisolated public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Posted when the app is about to end. No host posts it.
  nonisolated public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// Posted when the app gets a warning of low memory. No host posts it.
  nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// Posted when the person takes a screenshot. No host posts it.
  nonisolated public static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  /// Posted when the time changes much. No host posts it.
  nonisolated public static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
}

extension UIScene {
  /// Posted when a scene becomes active.
  nonisolated public static let didActivateNotification = HostNotification.sceneDidActivate
  /// Posted when a scene is about to be inactive.
  nonisolated public static let willDeactivateNotification = HostNotification.sceneWillDeactivate
  /// Posted when a scene enters the background.
  nonisolated public static let didEnterBackgroundNotification =
    HostNotification.sceneDidEnterBackground
  /// Posted shortly before a scene leaves the background.
  nonisolated public static let willEnterForegroundNotification =
    HostNotification.sceneWillEnterForeground
}

extension UIDevice {
  /// Posted when the orientation of the device changes: as the surface becomes wider than high, or not.
  nonisolated public static let orientationDidChangeNotification =
    HostNotification.orientationDidChange
  /// Posted when the level of the battery changes. No host posts it.
  nonisolated public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Posted when the state of the battery changes. No host posts it.
  nonisolated public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// Posted when the proximity sensor changes. No host posts it.
  nonisolated public static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")
}

extension UIResponder {
  // A host posts these as the focus comes to a text and leaves it. Its keyboard takes no room: the frames
  // are at the bottom edge, and have no height, as on a device with a keyboard of its own.

  /// Posted immediately before the keyboard is displayed.
  nonisolated public static let keyboardWillShowNotification = HostNotification.keyboardWillShow
  /// Posted immediately after the keyboard is displayed.
  nonisolated public static let keyboardDidShowNotification = HostNotification.keyboardDidShow
  /// Posted immediately before the keyboard is dismissed.
  nonisolated public static let keyboardWillHideNotification = HostNotification.keyboardWillHide
  /// Posted immediately after the keyboard is dismissed.
  nonisolated public static let keyboardDidHideNotification = HostNotification.keyboardDidHide
  /// Posted immediately before the keyboard's frame changes. No host posts it.
  nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Posted immediately after the keyboard's frame has changed. No host posts it.
  nonisolated public static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")

  /// A key to get the keyboard's frame at the beginning of its animation.
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// A key to get the keyboard's frame at the end of its animation.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// A key to get the seconds of the animation.
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// A key to get the curve of the animation.
  nonisolated public static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// A key to get whether the keyboard belongs to the app.
  nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
