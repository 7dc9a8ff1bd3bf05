import LegatoDisplay

/// One command of a frame as it is seen on the surface: the unit in which frames are compared.
///
/// Numbers are in points of the surface, colours premultiplied by every opacity above them, so that two
/// marks that look the same have the same numbers, however their layers are nested.
package struct DrawnMark {
  /// Where a mark comes from: its layer, and its place among what the layer draws.
  package struct Key: Hashable, Comparable, CustomStringConvertible {
    package let layer: UInt32
    package let index: Int

    package static func < (left: Key, right: Key) -> Bool {
      (left.layer, left.index) < (right.layer, right.index)
    }

    package var description: String { index == 0 ? "#\(layer)" : "#\(layer).\(index)" }
  }

  /// What kind of thing is drawn. Marks of different kinds are different things.
  package enum Kind: Hashable {
    case fill, stroke, shadow, backdrop, mask
    case text(String)
    case image(ObjectIdentifier)
  }

  package let key: Key
  /// The layer's name: a step of the view's path.
  package let name: String
  package let kind: Kind
  /// The corners of the marked box on the surface, in points: place, size, scale and angle in one.
  /// Those of a gradient follow.
  package let place: [Double]
  /// Radii and line widths, in points of the surface.
  package let shape: [Double]
  /// Standard deviations of blurs over the mark, in points of the surface.
  package let blur: Double
  /// Premultiplied sRGB-encoded red, green, blue and alpha, 0…1; several where the paint is a gradient.
  package let ink: [Double]
  /// The part of the box that clips and the surface leave.
  package let seen: Rect

  /// The highest alpha of the mark, 0…1.
  package var alpha: Double {
    stride(from: 3, to: ink.count, by: 4).reduce(0) { max($0, ink[$1]) }
  }

  /// Whether anything of the mark reaches a pixel: an alpha of one level of 255, over half a point.
  package var isSeen: Bool {
    alpha >= 1.0 / 255 && seen.width > 0 && seen.height > 0
  }
}

extension DrawnMark: CustomStringConvertible {
  package var description: String {
    let what =
      switch kind {
      case .text(let text): "text \"\(text)\""
      case .image: "image"
      default: "\(kind)"
      }
    let color = ink.prefix(4).map { readable($0) }.joined(separator: " ")
    return "\(what) at \(seen) ink \(color)"
  }
}
