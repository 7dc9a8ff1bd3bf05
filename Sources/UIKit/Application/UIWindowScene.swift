import Foundation
import SwiftUICore

/// An object that represents one instance of your app's user interface.
@MainActor @preconcurrency
open class UIScene: UIResponder {
  /// Constants that indicate the execution state of a scene.
  public enum ActivationState: Int, Hashable, Sendable {
    /// Not connected.
    case unattached = -1
    /// In the foreground and receiving events, in the foreground, and in the background.
    case foregroundActive, foregroundInactive, background
  }

  /// The current execution state of the scene: the phase of the host's.
  open var activationState: ActivationState {
    switch RunningHost.current?.configuration.scenePhase ?? .active {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    }
  }
  /// A string that you display to the user to identify the scene.
  open var title: String! = ""
  /// The object that handles changes of the scene.
  open var delegate: (any UISceneDelegate)?
  /// The session of the scene.
  open var session: UISceneSession { UISceneSession.shared }
  /// Opens a URL: it is recorded, as `openURL` is.
  open func open(
    _ url: URL, options: UIScene.OpenExternalURLOptions? = nil,
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    RunningHost.current?.open(url)
    completion?(true)
  }
  /// Options for opening URLs.
  open class OpenExternalURLOptions: NSObject {
    /// Opens a universal link only where an app has it.
    open var universalLinksOnly = false
  }
}

/// A scene that manages one or more windows for your app: here the host's window.
@MainActor @preconcurrency
open class UIWindowScene: UIScene {
  package static let shared = UIWindowScene()

  /// The object of the scene's configuration, also where it handles no changes.
  package var delegateObject: NSObject?
  /// Whether the host shows the window of the scene's delegate, and none of an `App`.
  package var isShowingDelegatesWindow = false

  /// The windows of the scene: one.
  open var windows: [UIWindow] { [UIWindow.shared] }
  /// The key window of the scene.
  open var keyWindow: UIWindow? { UIWindow.shared }
  /// The screen that displays the scene.
  open var screen: UIScreen { UIScreen.main }
  /// The orientation of the interface: upright, or to the right where the surface is wider than high.
  open var interfaceOrientation: UIInterfaceOrientation {
    let size = UIScreen.main.bounds.size
    return size.width > size.height ? .landscapeRight : .portrait
  }
  /// The traits of the scene.
  open var traitCollection: UITraitCollection { .current }
  /// What the status bar is like.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  /// The coordinates of the scene.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  /// The geometry that the scene has.
  open var effectiveGeometry: Geometry { Geometry(interfaceOrientation: interfaceOrientation) }
  /// Asks for another geometry, which a host does not take; that is reported.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    RunningHost.report("UIWindowScene.requestGeometryUpdate(_:): the host decides on its size.")
  }
  /// The geometry of a scene.
  open class Geometry: NSObject {
    /// The orientation of the interface.
    public let interfaceOrientation: UIInterfaceOrientation
    init(interfaceOrientation: UIInterfaceOrientation) {
      self.interfaceOrientation = interfaceOrientation
    }
  }
  /// A geometry that is asked for.
  open class GeometryPreferences: NSObject {
    /// A geometry of iOS.
    open class iOS: GeometryPreferences {
      /// The orientations that are asked for.
      open var interfaceOrientations: UIInterfaceOrientationMask?
      /// Creates a geometry of orientations.
      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        super.init()
        self.interfaceOrientations = interfaceOrientations
      }
    }
  }
}

/// What the status bar is like.
@MainActor @preconcurrency
open class UIStatusBarManager: NSObject {
  /// The frame of the status bar: the safe area at the top.
  open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
  /// Whether the status bar is hidden.
  open var isStatusBarHidden: Bool { statusBarFrame.height == 0 }
}

/// Constants that specify the orientation of the interface.
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
  /// No orientation, upright, and upside down.
  case unknown, portrait, portraitUpsideDown
  /// On its left side, and on its right side.
  case landscapeRight, landscapeLeft
  /// Whether the interface is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the interface is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Constants that specify orientations of the interface.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The orientations as bits.
  public let rawValue: UInt
  /// Creates orientations from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upright.
  public static let portrait = Self(rawValue: 2)
  /// Upside down.
  public static let portraitUpsideDown = Self(rawValue: 4)
  /// On its left side.
  public static let landscapeRight = Self(rawValue: 8)
  /// On its right side.
  public static let landscapeLeft = Self(rawValue: 16)
  /// On a side.
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  /// All of them.
  public static let all: Self = [.portrait, .portraitUpsideDown, .landscape]
  /// All but upside down.
  public static let allButUpsideDown: Self = [.portrait, .landscape]
}
