import CoreGraphics
import Foundation

// Rectangles, points and sizes are in dictionaries what code asks for: a value of Foundation, or themselves.

extension NSValue {
  /// Creates a value of a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// The rectangle of the value.
  public var cgRectValue: CGRect { rectValue }
  /// Creates a value of a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// The point of the value.
  public var cgPointValue: CGPoint { pointValue }
  /// Creates a value of a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// The size of the value.
  public var cgSizeValue: CGSize { sizeValue }
}

extension CGRect: @retroactive _ObjectiveCBridgeable {
  /// The rectangle as a value of Foundation.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }
  /// The rectangle of a value of Foundation.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    result = source.rectValue
  }
  /// The rectangle of a value of Foundation.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGRect?
  ) -> Bool {
    result = source.rectValue
    return true
  }
  /// The rectangle of a value of Foundation; zero where there is none.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    source?.rectValue ?? .zero
  }
}
