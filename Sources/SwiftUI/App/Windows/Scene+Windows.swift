import Foundation
import SwiftUICore

/// What the sizes are that a person can give to a window.
public struct WindowResizability: Hashable, Sendable {
  private let name: String

  /// As the system does by itself.
  public static let automatic = WindowResizability(name: "automatic")
  /// Those between the smallest and the largest size of the window's content.
  public static let contentSize = WindowResizability(name: "contentSize")
  /// Those from the smallest size of the window's content on.
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

/// Whether a scene's windows come back when the app is started again.
public struct SceneRestorationBehavior: Hashable, Sendable {
  private let name: String

  /// As the system does by itself.
  public static let automatic = SceneRestorationBehavior(name: "automatic")
}

extension Scene {
  /// Sets a default size for a window. The window of an iPhone fills the screen.
  ///
  /// - Parameter size: the size of new windows, in points.
  public func defaultSize(_ size: CGSize) -> some Scene { self }

  /// Sets a default width and height for a window. The window of an iPhone fills the screen.
  ///
  /// - Parameters:
  ///   - width: the width of new windows, in points.
  ///   - height: the height of new windows, in points.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// Sets the kind of resizability to use for a window. The window of an iPhone fills the screen.
  ///
  /// - Parameter resizability: which sizes a person can give to the scene's windows.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

  /// Sets whether the scene's windows come back when the app is started again. Nothing is kept of one start here for the
  /// next one.
  ///
  /// - Parameter behavior: what happens to the scene's windows.
  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }

  /// Sets the preferred visibility of the system views that overlay the app, for the scene's views.
  ///
  /// - Parameter preferredVisibility: whether the indicator at the bottom of the screen is shown.
  public func persistentSystemOverlays(_ preferredVisibility: Visibility) -> some Scene {
    ModifiedScene(scene: self) { AnyView($0.persistentSystemOverlays(preferredVisibility)) }
  }
}
