import LegatoDisplay

/// Brings Inter's advance widths to those of San Francisco.
///
/// San Francisco is set closer together the larger it is. Apple publishes by how much (Human Interface Guidelines,
/// "Typography, Tracking values": 41 thousandths of an em at 6 points, 0 at 12, −26 at 17, −23 at 20, +14 at 28, 0 from
/// 80 on), with letters that become narrower from 17 to 28 points. Inter's letters are much the same up to 19 points: what
/// stands here are the published values, moved by at most 6 thousandths to where lines of known pictures are as wide as on
/// iOS. From 20 points on Inter's letters are wider, and the values are those of such lines alone. There are no public
/// tables of San Francisco's advance widths; what was compared is in `Documentation/Fidelity.md`.
enum OpticalTracking {
  /// Points of size and tracking in thousandths of an em.
  private static let table: [(size: Double, tracking: Double)] = [
    (6, 41), (7, 34), (8, 27), (9, 20), (10, 13.5), (11, 8), (12, -1.5), (13, -7.5), (14, -13),
    (15, -18.5), (16, -22.5), (17, -26.5), (18, -28), (19, -30), (20, -32), (28, -46.5),
    (34, -52.5),
    (48, -56.5), (80, -64.5),
  ]

  /// The published values alone, for the font that stands for San Francisco's rounded cut.
  private static let published: [(size: Double, tracking: Double)] = [
    (6, 41), (8, 26), (10, 12), (12, 0), (14, -11), (16, -20), (17, -26), (20, -23), (22, -12),
    (24, 3), (28, 14), (80, 0),
  ]

  /// By how much letters of Quicksand stand farther apart than those of San Francisco's rounded cut, in thousandths of an
  /// em, by thirty lines of pictures from 11 to 22 points.
  private static let roundedDifference = 13.0

  /// How much closer together the letters of Inter's cut for large sizes are than those of the other one.
  private static let displayDifference = 0.0495

  /// What is added behind every character, in ems: nothing for fonts that stand for none of the system's.
  static func ems(_ font: FontDescriptor, size: Double) -> Double {
    guard font.family == nil else { return 0 }
    if font.design == .rounded { return (value(size, Self.published) - roundedDifference) / 1000 }
    guard font.design == .standard else { return 0 }
    let tracking = value(size, Self.table) / 1000 + byWeight(font.weight, size)
    return size >= FontLibrary.displaySize ? tracking + displayDifference : tracking
  }

  /// By how much San Francisco's other weights are wider than Inter's, in ems, by lines of pictures: medium and semibold
  /// ones around the size of body text, bold ones from there on, most of all large ones. Light ones are narrower.
  private static func byWeight(_ weight: Double, _ size: Double) -> Double {
    switch weight {
    case 650...:
      switch size {
      case 10.5..<15.5: 0.014
      case 15.5..<18.5: 0.017
      case 18.5..<26: 0.0085
      case 26..<31: 0.0115
      case 31...: 0.0175
      default: 0
      }
    case 500..<650: 15.5...18.5 ~= size ? 0.008 : 0
    case ..<350: size < 20 ? -0.0145 : -0.0075
    default: 0
    }
  }

  /// Between two sizes of the table it is interpolated linearly; beyond its ends it stays as it is there.
  private static func value(_ size: Double, _ table: [(size: Double, tracking: Double)]) -> Double {
    guard let first = table.first, let last = table.last else { return 0 }
    if size <= first.size { return first.tracking }
    for (low, high) in zip(table, table.dropFirst()) where size <= high.size {
      return low.tracking
        + (size - low.size) / (high.size - low.size) * (high.tracking - low.tracking)
    }
    return last.tracking
  }
}
