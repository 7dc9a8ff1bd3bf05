/// A glyph's outline as its font has it, in font units with y pointing up: what a recording keeps of
/// a glyph, so that it is drawn alike where the font is another one or none.
package struct GlyphOutline: Hashable, Sendable {
  package struct Point: Hashable, Sendable {
    package enum Kind: UInt8, Hashable, Sendable {
      /// The control point of a quadratic curve; between two of them lies a point of the line.
      case quad = 0
      /// A point of the line itself.
      case line = 1
      /// One of the two control points of a cubic curve.
      case cubic = 2
    }

    package var x: Int16
    package var y: Int16
    package var kind: Kind

    package init(x: Int16, y: Int16, kind: Kind) {
      self.x = x
      self.y = y
      self.kind = kind
    }
  }

  package var points: [Point]
  /// How many points there are up to the end of each contour; ascending, the last one all.
  package var contourEnds: [Int]
  /// Whether areas are filled by the even-odd rule, not by the winding rule.
  package var isEvenOdd: Bool

  /// - Returns: `nil` where the contours do not take up the points one after another, or there are
  ///   more of either than an outline can have: 32,767.
  package init?(points: [Point], contourEnds: [Int], isEvenOdd: Bool) {
    guard points.count <= Int(Int16.max), contourEnds.count <= Int(Int16.max),
      contourEnds.last ?? 0 == points.count
    else { return nil }
    var last = 0
    for end in contourEnds {
      guard end > last else { return nil }
      last = end
    }
    self.points = points
    self.contourEnds = contourEnds
    self.isEvenOdd = isEvenOdd
  }
}
