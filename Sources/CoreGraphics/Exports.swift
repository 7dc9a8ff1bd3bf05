// What `import CoreGraphics` brings on Apple's systems and Foundation or the runtime has here: these names
// alone, nothing else of the modules.

@_exported import struct Foundation.CGFloat
@_exported import struct Foundation.CGPoint
@_exported import struct Foundation.CGRect
@_exported import struct Foundation.CGSize
@_exported import struct SwiftUICore.CGAffineTransform
@_exported import class SwiftUICore.CGColor
@_exported import enum SwiftUICore.CGLineCap
@_exported import enum SwiftUICore.CGLineJoin
@_exported import struct SwiftUICore.CGVector

/// An array of any values, as C code takes it: `colors as CFArray` is what gradients are made from.
public typealias CFArray = [Any]
/// A number of seconds.
public typealias CFTimeInterval = Double

/// The point of two coordinates.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
/// The size of a width and a height.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}
/// The rectangle of an origin and a size.
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
