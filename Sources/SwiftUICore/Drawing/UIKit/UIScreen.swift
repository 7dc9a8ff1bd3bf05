public import Foundation

/// An object that defines the properties associated with a hardware-based display: here the surface
/// of the host whose code runs.
@MainActor
public final class UIScreen {
  /// The screen of the device. It is a place to ask, not a thing to watch: a view that has read its
  /// bounds is not evaluated again because they have changed.
  public static let main = UIScreen()

  private init() {}

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
}
