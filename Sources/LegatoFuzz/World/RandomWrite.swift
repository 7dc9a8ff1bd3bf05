import LegatoMotion
import SwiftUI

/// Writes of all kinds.
enum RandomWrite {
  static func make(_ random: inout SeededGenerator) -> Write {
    var changes = [change(&random)]
    while random.chance(0.3) { changes.append(change(&random)) }
    return Write(changes: changes, manner: manner(&random))
  }

  static func change(_ random: inout SeededGenerator) -> Change {
    switch random.below(10) {
    case 0...3:
      .number(
        random.below(World.numberCount),
        random.chance(0.1) ? random.hostile() : random.round(from: -20, to: 120))
    case 4...6: .flag(random.below(World.flagCount))
    case 7...8: .list(random.below(World.listCount), ids(&random))
    default: .color(random.below(World.colorCount), random.below(World.palette.count))
    }
  }

  /// Up to five of six ids, some of them twice.
  static func ids(_ random: inout SeededGenerator) -> [Int] {
    (0..<random.below(Lazy.maxInList + 1)).map { _ in random.below(6) }
  }

  private static func manner(_ random: inout SeededGenerator) -> Manner {
    switch random.below(16) {
    case 0...2: .plain
    case 3...7: .animated(RandomAnimation.optional(&random))
    case 8...9:
      .completing(
        RandomAnimation.optional(&random), isRemoved: random.chance(0.5),
        then: random.chance(0.3) ? change(&random) : nil)
    case 10: .disabling(RandomAnimation.make(&random))
    case 11: .trackingVelocity
    case 12: .transaction(RandomAnimation.make(&random), isContinuous: random.chance(0.5))
    case 13: .nested(RandomAnimation.make(&random), RandomAnimation.make(&random))
    case 14: .later(random.round(from: 0, to: 1), RandomAnimation.optional(&random))
    default: .animated(.spring)
    }
  }
}
