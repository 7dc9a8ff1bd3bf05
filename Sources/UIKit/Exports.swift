// What `import UIKit` brings along on Apple's systems.

@_exported import CoreGraphics
@_exported import Foundation
@_exported import Observation
@_exported import QuartzCore
@_exported import struct SwiftUICore.ColorResource
@_exported import struct SwiftUICore.ImageResource
