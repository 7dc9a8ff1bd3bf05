import LegatoDisplay
import LegatoMotion
import SwiftUI
import SwiftUICore

/// Something that happens to a host.
enum Operation {
  case write(Write)
  /// Seconds that pass.
  case advance(Double)
  case frame
  case tap(Target)
  case touchDown(Target)
  case touchMove(Double, Double)
  case touchUp
  case touchCancel
  case fingers(Fingers)
  case hover(Target?)
  case configure(Flag)
  /// Keys that a person presses one after the other.
  case type(String)

  /// Where a person aims.
  enum Target {
    case point(Double, Double)
    /// One of the things that an assistive technology would tell of.
    case thing(Int)
  }

  /// What can change on the device.
  enum Flag {
    case reduceMotion, lowPower, darkMode, rightToLeft
    case textSize(Bool)
    case size(Double, Double)
    case safeArea(Double)
    case scale(Double)
  }

  static func make(_ random: inout SeededGenerator) -> Operation {
    switch random.below(28) {
    case 0...8: .write(RandomWrite.make(&random))
    case 9...15: .advance(interval(&random))
    case 16...17: .frame
    case 18: .tap(target(&random))
    case 19: .touchDown(target(&random))
    case 20: .touchMove(coordinate(&random), coordinate(&random))
    case 21: random.chance(0.7) ? .touchUp : .touchCancel
    case 22...25: .fingers(Fingers.make(target(&random), &random))
    case 26: .hover(random.chance(0.2) ? nil : target(&random))
    default: .configure(flag(&random))
    }
  }

  static func typing(_ random: inout SeededGenerator) -> Operation {
    .type(random.pick(["a", "Hello", "\n", "\t", "👩‍👩‍👧", "مرحبا", "\u{8}", "x\ny"]))
  }

  private static func interval(_ random: inout SeededGenerator) -> Double {
    switch random.below(12) {
    case 0: 0
    case 1: random.pick([1e-9, 1.0 / 120, 1.0 / 60])
    case 2: random.pick([5, 20, 60])
    case 3: random.pick([.nan, -1, .infinity, 0.1])
    default: random.number(from: 0, to: 0.6)
    }
  }

  private static func coordinate(_ random: inout SeededGenerator) -> Double {
    random.chance(0.05) ? random.hostile() : random.round(from: -10, to: 210)
  }

  private static func target(_ random: inout SeededGenerator) -> Target {
    random.chance(0.6)
      ? .thing(random.below(20)) : .point(coordinate(&random), coordinate(&random))
  }

  private static func flag(_ random: inout SeededGenerator) -> Flag {
    switch random.below(8) {
    case 0: .reduceMotion
    case 1: .lowPower
    case 2: .darkMode
    case 3: .rightToLeft
    case 4: .textSize(random.chance(0.5))
    case 5:
      .size(
        random.chance(0.1) ? random.hostile() : random.round(from: 0, to: 400),
        random.round(from: 0, to: 400))
    case 6: .safeArea(random.chance(0.1) ? random.hostile() : random.round(from: 0, to: 40))
    default: .scale(random.chance(0.1) ? random.hostile() : random.pick([1, 2, 3, 1.5]))
    }
  }
}

extension HostConfiguration {
  mutating func toggle(_ flag: Operation.Flag) {
    switch flag {
    case .reduceMotion: reducesMotion.toggle()
    case .lowPower: savesPower.toggle()
    case .darkMode: colorScheme = colorScheme == .light ? .dark : .light
    case .rightToLeft:
      layoutDirection = layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
    case .textSize(let isLarge): dynamicTypeSize = isLarge ? .accessibility3 : .xSmall
    case .size(let width, let height): size = Size(width, height)
    case .safeArea(let inset):
      safeAreaInsets = EdgeInsets(top: inset, leading: 0, bottom: inset / 2, trailing: 0)
    case .scale(let scale): self.scale = scale
    }
  }
}
