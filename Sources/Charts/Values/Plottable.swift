import Foundation

/// A type of values that a chart can plot.
public protocol Plottable {
  /// The type of the number, text or date that stands for a value.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  /// The number, text or date that stands for the value.
  var primitivePlottable: PrimitivePlottable { get }
  /// Creates a value from what stands for it.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A type of numbers, texts or dates, which stand for themselves.
public protocol PrimitivePlottableProtocol: Plottable where Self == PrimitivePlottable {}

extension PrimitivePlottableProtocol {
  /// The value itself.
  public var primitivePlottable: Self { self }
  /// Creates the value itself.
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  /// The raw value.
  public var primitivePlottable: RawValue { rawValue }
  /// Creates the value that has a raw value.
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension String: PrimitivePlottableProtocol {}
extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension Double: PrimitivePlottableProtocol {}
extension Decimal: PrimitivePlottableProtocol {}
extension Date: PrimitivePlottableProtocol {}

extension CGFloat: Plottable {
  /// The number.
  public var primitivePlottable: Double { Double(self) }
  /// Creates a number.
  public init?(primitivePlottable: Double) { self.init(primitivePlottable) }
}
