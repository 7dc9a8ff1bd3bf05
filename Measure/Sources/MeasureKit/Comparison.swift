import Foundation

/// How a picture of ours differs from one that was made on a device, by kind.
public struct Comparison: Sendable {
  /// One kind of difference, over all that was found in both pictures.
  public struct Kind: Sendable {
    public let name: String
    /// The differences without their signs, the smallest first.
    public let errors: [Double]
    /// Up to where two are the same.
    public let bound: Double

    /// The part that is the same, 0…1; 1 where there is nothing to compare.
    public var agreement: Double {
      errors.isEmpty ? 1 : Double(errors.filter { $0 <= bound + 1e-9 }.count) / Double(errors.count)
    }
    /// The difference that half of them do not exceed; 0 where there is none.
    public var median: Double { errors.isEmpty ? 0 : errors[errors.count / 2] }
  }

  public let kinds: [Kind]
  /// What was found in one of the pictures only.
  public let missing: Int
  public let extra: Int
  /// What was compared and differs, and what was found in one picture only: a line each, from the top.
  public let details: [String]

  /// What is farther away than this, in points, is something else.
  private static let reach = 24.0

  public init(ours: Findings, theirs: Findings) {
    let surfaces = Self.pairs(ours.surfaces, theirs.surfaces) { $0.box }
    let inks = Self.pairs(ours.inks, theirs.inks) { $0.box }
    details = Self.details(ours, theirs, surfaces: surfaces, inks: inks)
    func kind(_ name: String, _ bound: Double, _ errors: [Double]) -> Kind {
      Kind(name: name, errors: errors.map(abs).sorted(), bound: bound)
    }
    kinds = [
      kind("surfaces: y", 1, surfaces.map { $0.box.y - $1.box.y }),
      kind("surfaces: height", 1, surfaces.map { $0.box.height - $1.box.height }),
      kind("surfaces: width", 1, surfaces.map { $0.box.width - $1.box.width }),
      kind("surfaces: color", 2, surfaces.map { Double($0.color.distance(to: $1.color)) }),
      kind("texts and symbols: y", 1, inks.map { $0.baseline - $1.baseline }),
      kind("texts and symbols: x", 1, inks.map { $0.box.x - $1.box.x }),
      kind("texts and symbols: width", 1, inks.map { $0.box.width - $1.box.width }),
    ]
    missing = theirs.surfaces.count + theirs.inks.count - surfaces.count - inks.count
    extra = ours.surfaces.count + ours.inks.count - surfaces.count - inks.count
  }

  private static func details(
    _ ours: Findings, _ theirs: Findings, surfaces: [(FoundSurface, FoundSurface)],
    inks: [(FoundInk, FoundInk)]
  ) -> [String] {
    var lines: [(y: Double, text: String)] = []
    for (own, other) in surfaces where own != other {
      lines.append((other.box.y, "surface: theirs \(other), ours \(own)"))
    }
    for (own, other) in inks where own != other {
      lines.append((other.box.y, "ink: theirs \(other), ours \(own)"))
    }
    func unpaired<Found: Hashable & CustomStringConvertible>(
      _ all: [Found], _ paired: [Found], _ name: String, _ y: (Found) -> Double
    ) {
      let paired = Set(paired)
      lines += all.filter { !paired.contains($0) }.map { (y($0), "\(name): \($0)") }
    }
    unpaired(ours.surfaces, surfaces.map(\.0), "surface, only ours") { $0.box.y }
    unpaired(theirs.surfaces, surfaces.map(\.1), "surface, only theirs") { $0.box.y }
    unpaired(ours.inks, inks.map(\.0), "ink, only ours") { $0.box.y }
    unpaired(theirs.inks, inks.map(\.1), "ink, only theirs") { $0.box.y }
    return lines.sorted { ($0.y, $0.text) < ($1.y, $1.text) }.map(\.text)
  }

  /// Pairs of what is most alike in place and size; each is used once.
  private static func pairs<Found>(
    _ ours: [Found], _ theirs: [Found], box: (Found) -> FoundBox
  ) -> [(Found, Found)] {
    var candidates: [(distance: Double, left: Int, right: Int)] = []
    for (left, own) in ours.enumerated() {
      for (right, other) in theirs.enumerated() {
        let (a, b) = (box(own), box(other))
        let distance = hypot(a.middle.x - b.middle.x, a.middle.y - b.middle.y)
        let size = abs(a.width - b.width) + abs(a.height - b.height)
        guard distance <= reach, size <= 2 * reach else { continue }
        candidates.append((distance + size / 2, left, right))
      }
    }
    var (usedLeft, usedRight): (Set<Int>, Set<Int>) = ([], [])
    var result: [(Found, Found)] = []
    for candidate in candidates.sorted(by: { ($0.distance, $0.left) < ($1.distance, $1.left) })
    where !usedLeft.contains(candidate.left) && !usedRight.contains(candidate.right) {
      usedLeft.insert(candidate.left)
      usedRight.insert(candidate.right)
      result.append((ours[candidate.left], theirs[candidate.right]))
    }
    return result
  }

  /// A line for each kind: how many were compared, how many agree, and the median and the largest difference.
  public var text: String {
    kinds.map { kind in
      let name = kind.name.padding(toLength: 26, withPad: " ", startingAt: 0)
      return name
        + String(
          format: "%4d  %5.1f %% within %g  median %.2f  largest %.2f", kind.errors.count,
          100 * kind.agreement, kind.bound, kind.median, kind.errors.last ?? 0)
    }.joined(separator: "\n") + "\nonly in theirs: \(missing), only in ours: \(extra)\n"
  }
}
