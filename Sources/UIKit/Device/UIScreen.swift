import Foundation
import SwiftUICore

/// An object that defines the properties associated with a hardware-based display: here the surface
/// of the host whose code runs.
@MainActor @preconcurrency
public final class UIScreen: NSObject {
  /// The screen of the device. It is a place to ask, not a thing to watch: a view that has read its
  /// bounds is not evaluated again because they have changed.
  public static let main = UIScreen()
  /// All screens: one.
  public static var screens: [UIScreen] { [main] }

  /// The bounding rectangle of the screen, in points. Outside of a host an iPhone's.
  public var bounds: CGRect {
    CGRect(origin: .zero, size: CurrentHost.screen?.size ?? CGSize(width: 393, height: 852))
  }
  /// The bounding rectangle of the screen, in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// The number of pixels in a point.
  public var scale: CGFloat { CurrentHost.screen?.scale ?? 3 }
  /// The number of pixels in a point.
  public var nativeScale: CGFloat { scale }
  /// The brightness of the display, 0…1. A host has none: the value is kept.
  public var brightness: CGFloat = 0.5
  /// The most frames in a second.
  public var maximumFramesPerSecond: Int { 60 }
  /// Whether the content of the screen is recorded or mirrored.
  public var isCaptured: Bool { false }
  /// The traits of the screen.
  public var traitCollection: UITraitCollection { .current }
  /// The coordinates of the screen.
  public var coordinateSpace: any UICoordinateSpace { ScreenSpace(bounds: bounds) }
  /// The coordinates of the screen.
  public var fixedCoordinateSpace: any UICoordinateSpace { coordinateSpace }
}

/// A set of methods for converting between different frames of reference on a screen.
@MainActor @preconcurrency
public protocol UICoordinateSpace {
  /// The bounds of the space.
  var bounds: CGRect { get }
}

private struct ScreenSpace: UICoordinateSpace { let bounds: CGRect }
