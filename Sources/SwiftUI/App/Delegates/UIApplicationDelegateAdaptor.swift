import Foundation
import SwiftUICore
import UIKit

/// A property wrapper type that you use to create a UIKit app delegate.
///
/// The delegate is made with the app, is that of `UIApplication.shared`, and is told that the app has finished
/// launching, and asked for the configuration of the scene, before the app's first window is evaluated. As on iOS,
/// where apps of SwiftUI have scenes, nothing else is told to it: phases come with the environment's `scenePhase`, as
/// notifications, and to the scene's delegate. A delegate of the app or of the scene that is observable is in the
/// environment of the window.
///
/// Where there is no Objective-C, a class cannot be made from its type alone: the initialiser takes a function that
/// makes the delegate, as `AppDelegate.init`. `legato` reads `AppDelegate.self` as that.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
  DynamicProperty
{
  private let launch: AppLaunch<DelegateType>

  /// Creates a UIKit app delegate adaptor.
  ///
  /// - Parameter makeDelegate: makes the delegate, once.
  public init(_ makeDelegate: @escaping @MainActor () -> DelegateType) {
    launch = AppLaunch(makeDelegate())
    UIApplication.shared.delegate = launch.delegate
  }

  /// Creates a UIKit app delegate adaptor of a delegate: what `legato` reads an adaptor without arguments as.
  ///
  /// - Parameter wrappedValue: the delegate.
  public init(wrappedValue: @autoclosure @escaping @MainActor () -> DelegateType) {
    self.init(wrappedValue)
  }

  /// The underlying delegate.
  public var wrappedValue: DelegateType { launch.delegate }

  /// Tells the delegate of the launch, the first time.
  public func update() {
    MainActor.assumeIsolated { launch.finish() }
  }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// A projection of the observed object that provides bindings to its properties.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: launch.delegate).projectedValue
  }
}
