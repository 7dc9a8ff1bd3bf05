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
