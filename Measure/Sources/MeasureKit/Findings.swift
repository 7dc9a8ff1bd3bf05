import Foundation

/// A box in a picture, in points.
public struct FoundBox: Hashable, Sendable, CustomStringConvertible {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  public var maxY: Double { y + height }
  public var description: String {
    String(format: "%.2f, %.2f, %.2f × %.2f", x, y, width, height)
  }
  public var middle: (x: Double, y: Double) { (x + width / 2, y + height / 2) }
}

/// A surface of one color: a card, a button, a row.
public struct FoundSurface: Hashable, Sendable, CustomStringConvertible {
  public var box: FoundBox
  public var color: PixelColor

  public var description: String { "\(box) \(color)" }
}

/// A line of text, or a symbol.
public struct FoundInk: Hashable, Sendable, CustomStringConvertible {
  public var box: FoundBox
  /// Where most letters end, in points from the top of the picture.
  public var baseline: Double

  public var description: String { "\(box) on \(String(format: "%.2f", baseline))" }
}

/// What is found in a picture.
public struct Findings: Sendable {
  public var surfaces: [FoundSurface] = []
  public var inks: [FoundInk] = []

  /// A surface is at least so many points wide and high.
  private static let minSurface = 10.0
  /// Ink is no higher than this, in points; what is larger is a shape.
  private static let maxInk = 60.0
  /// How near, in points, letters of one line are to each other.
  private static let gap = 7.0
  /// The difference of a component, of 255, from which on something is ink.
  private static let threshold = 48

  /// - Parameter scale: pixels to a point, at least 1.
  public init(_ picture: Picture, scale: Double) {
    let regions = Region.all(in: picture)
    for region in regions {
      let box = region.box(scale)
      let fill = Double(region.count) / Double(region.width * region.height)
      if box.width >= Self.minSurface, box.height >= Self.minSurface, fill > 0.5 {
        surfaces.append(FoundSurface(box: box, color: region.color))
      }
    }
    inks = Self.inks(in: picture, scale: scale)
  }

  /// What differs from the surface that is to the left of it: letters that are near to each other are one line.
  private static func inks(in picture: Picture, scale: Double) -> [FoundInk] {
    var isInk = [Bool](repeating: false, count: picture.width * picture.height)
    for y in 0..<picture.height {
      var ground = picture.color(0, y)
      var run = 0
      var last = ground
      for x in 0..<picture.width {
        let color = picture.color(x, y)
        // Four points of one color are a surface.
        run = color.distance(to: last) <= 1 ? run + 1 : 0
        last = color
        if Double(run) >= 4 * scale { ground = color }
        isInk[y * picture.width + x] = color.distance(to: ground) > threshold
      }
    }
    var boxes = Region.components(isInk, width: picture.width, height: picture.height)
      .filter { Double($0.height) <= maxInk * scale && $0.count >= 3 }
    var isMerged = true
    while isMerged {
      isMerged = false
      boxes.sort { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
      var next: [Region] = []
      for box in boxes {
        if let index = next.lastIndex(where: { $0.isBeside(box, gap: gap * scale) }) {
          next[index].formUnion(box)
          isMerged = true
        } else {
          next.append(box)
        }
      }
      boxes = next
    }
    return boxes.map { region in
      var rows = [Int](repeating: 0, count: region.height)
      for y in region.minY...region.maxY {
        for x in region.minX...region.maxX where isInk[y * picture.width + x] {
          rows[y - region.minY] += 1
        }
      }
      let most = rows.max() ?? 0
      // Below the baseline there are few pixels: the tails of some letters.
      let last = rows.lastIndex { 3 * $0 >= most } ?? region.height - 1
      return FoundInk(
        box: region.box(scale), baseline: Double(region.minY + last + 1) / scale)
    }
  }
}

/// Pixels that touch each other.
struct Region: Sendable {
  var minX: Int
  var minY: Int
  var maxX: Int
  var maxY: Int
  var count: Int
  /// The color that most of its pixels have.
  var color = PixelColor(0, 0, 0)

  var width: Int { maxX - minX + 1 }
  var height: Int { maxY - minY + 1 }

  func box(_ scale: Double) -> FoundBox {
    FoundBox(
      Double(minX) / scale, Double(minY) / scale, Double(width) / scale, Double(height) / scale)
  }

  func isBeside(_ other: Region, gap: Double) -> Bool {
    let distance = max(other.minX - maxX, minX - other.maxX)
    let overlap = min(maxY, other.maxY) - max(minY, other.minY) + 1
    return Double(distance) <= gap && 3 * overlap > min(height, other.height)
  }

  mutating func formUnion(_ other: Region) {
    (minX, minY) = (min(minX, other.minX), min(minY, other.minY))
    (maxX, maxY) = (max(maxX, other.maxX), max(maxY, other.maxY))
    count += other.count
  }

  /// Surfaces: pixels of one color that touch each other.
  ///
  /// Along the edge of a large corner colors pass so slowly into the ground around it that neighbors differ by less
  /// than two; so a surface is made of what is flat on all sides, and is a pixel larger than that.
  static func all(in picture: Picture) -> [Region] {
    let (width, height) = (picture.width, picture.height)
    func color(_ pixel: Int) -> PixelColor { picture.color(pixel % width, pixel / width) }
    var isFlat = [Bool](repeating: true, count: width * height)
    for y in 0..<height {
      for x in 0..<width {
        let pixel = y * width + x
        if x + 1 < width, color(pixel).distance(to: color(pixel + 1)) > 1 {
          (isFlat[pixel], isFlat[pixel + 1]) = (false, false)
        }
        if y + 1 < height, color(pixel).distance(to: color(pixel + width)) > 1 {
          (isFlat[pixel], isFlat[pixel + width]) = (false, false)
        }
      }
    }
    return flood(width: width, height: height) { from, to in
      isFlat[to] && color(from).distance(to: color(to)) <= 1
    } starts: {
      isFlat[$0]
    } color: {
      color($0)
    }.map { region in
      var region = region
      (region.minX, region.minY) = (max(region.minX - 1, 0), max(region.minY - 1, 0))
      (region.maxX, region.maxY) = (
        min(region.maxX + 1, width - 1), min(region.maxY + 1, height - 1)
      )
      return region
    }
  }

  static func components(_ isInk: [Bool], width: Int, height: Int) -> [Region] {
    flood(width: width, height: height) {
      isInk[$1]
    } starts: {
      isInk[$0]
    } color: { _ in
      PixelColor(0, 0, 0)
    }
  }

  private static func flood(
    width: Int, height: Int, joins: (Int, Int) -> Bool, starts: (Int) -> Bool,
    color: (Int) -> PixelColor
  ) -> [Region] {
    var isSeen = [Bool](repeating: false, count: width * height)
    var result: [Region] = []
    var stack: [Int] = []
    for start in 0..<width * height where !isSeen[start] && starts(start) {
      var region = Region(
        minX: start % width, minY: start / width, maxX: start % width, maxY: start / width, count: 0
      )
      isSeen[start] = true
      stack.append(start)
      var colors: [PixelColor: Int] = [:]
      while let pixel = stack.popLast() {
        let (x, y) = (pixel % width, pixel / width)
        region.count += 1
        colors[color(pixel), default: 0] += 1
        (region.minX, region.maxX) = (min(region.minX, x), max(region.maxX, x))
        (region.minY, region.maxY) = (min(region.minY, y), max(region.maxY, y))
        func visit(_ next: Int) {
          guard !isSeen[next], joins(pixel, next) else { return }
          isSeen[next] = true
          stack.append(next)
        }
        if x > 0 { visit(pixel - 1) }
        if x + 1 < width { visit(pixel + 1) }
        if y > 0 { visit(pixel - width) }
        if y + 1 < height { visit(pixel + width) }
      }
      region.color =
        colors.max { ($0.value, $1.key.number) < ($1.value, $0.key.number) }?.key ?? region.color
      result.append(region)
    }
    return result
  }
}
