import Foundation
import LegatoDisplay
import SwiftUICore

/// A bitmap image: eight bits a component, red, green, blue and alpha, in sRGB.
public final class CGImage: Hashable, Sendable {
  package let data: ImageData

  package init(_ data: ImageData) { self.data = data }

  /// The width in pixels.
  public var width: Int { data.width }
  /// The height in pixels.
  public var height: Int { data.height }
  /// The bits of one component.
  public var bitsPerComponent: Int { 8 }
  /// The bits of one pixel.
  public var bitsPerPixel: Int { 32 }
  /// The bytes of one row.
  public var bytesPerRow: Int { 4 * width }
  /// The color space: sRGB.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

  /// A bitmap of a part of this one, in pixels from the top left; `nil` where the part lies outside. What
  /// sticks out is cut off.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    let (x, y, w, h) = (Int(part.minX), Int(part.minY), Int(part.width), Int(part.height))
    var pixels: [UInt8] = []
    pixels.reserveCapacity(4 * w * h)
    for row in y..<y + h {
      let start = 4 * (row * width + x)
      pixels += data.pixels[start..<start + 4 * w]
    }
    return CGImage(ImageData(width: w, height: h, pixels: pixels))
  }

  /// A copy of the bitmap.
  public func copy() -> CGImage? { CGImage(data) }

  /// Whether all pixels of two bitmaps are equal.
  public static func == (left: CGImage, right: CGImage) -> Bool { left.data == right.data }
  /// Hashes the size.
  public func hash(into hasher: inout Hasher) { hasher.combine(data) }
}

extension Image {
  /// Creates a labeled image based on a Core Graphics image instance.
  ///
  /// - Parameters:
  ///   - scale: pixels to a point.
  ///   - orientation: how the pixels are meant to be turned.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(
      PlatformImage(cgImage.oriented(orientation).data, scale: scale.native), label: label)
  }

  /// Creates an unlabeled, decorative image based on a Core Graphics image instance.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(PlatformImage(cgImage.oriented(orientation).data, scale: scale.native), label: nil)
  }

  /// The orientation of an image.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// As it is, and mirrored.
    case up = 0, upMirrored = 2
    /// Upside down, plain and mirrored.
    case down = 6, downMirrored = 4
    /// Turned counterclockwise, plain and mirrored.
    case left = 1, leftMirrored = 3
    /// Turned clockwise, plain and mirrored.
    case right = 7, rightMirrored = 5
  }
}

extension CGImage {
  /// The pixels as they are to be seen.
  package func oriented(_ orientation: Image.Orientation) -> CGImage {
    guard orientation != .up, width > 0, height > 0 else { return self }
    let isTurned = orientation.rawValue % 2 == 1
    let (w, h) = isTurned ? (height, width) : (width, height)
    var pixels = [UInt8](repeating: 0, count: 4 * w * h)
    for y in 0..<h {
      for x in 0..<w {
        let (sx, sy) =
          switch orientation {
          case .up: (x, y)
          case .upMirrored: (width - 1 - x, y)
          case .down: (width - 1 - x, height - 1 - y)
          case .downMirrored: (x, height - 1 - y)
          case .leftMirrored: (y, x)
          case .right: (y, height - 1 - x)
          case .rightMirrored: (width - 1 - y, height - 1 - x)
          case .left: (width - 1 - y, x)
          }
        let (from, to) = (4 * (sy * width + sx), 4 * (y * w + x))
        for part in 0..<4 { pixels[to + part] = data.pixels[from + part] }
      }
    }
    return CGImage(ImageData(width: w, height: h, pixels: pixels))
  }
}
