import LegatoMotion
import SwiftUI

/// Makes trees of views.
struct RandomSpec {
  var random: SeededGenerator
  /// How many views may still be made.
  var budget: Int
  /// Whether there are views that are laid out in every frame. Where there are, nothing may depend on
  /// when exactly a view is laid out in some way: what is told of sizes and lazy rows does.
  var isDriven: Bool
  /// Whether lists, stacks, presentations and fields are among the views.
  var hasScreens: Bool
  /// How often what is made now may stand in the tree, as rows of rows.
  private var repetition = 1
  /// Rows of rows of rows take long and show nothing new.
  private static let maxRepetitions = 600

  init(random: SeededGenerator, budget: Int, isDriven: Bool, hasScreens: Bool) {
    self.hasScreens = hasScreens
    self.random = random
    self.budget = budget
    self.isDriven = isDriven
  }

  mutating func tree(depth: Int = 0) -> Spec {
    budget -= 1
    guard budget > 0, depth < 9 else { return .leaf(leaf()) }
    if hasScreens, depth == 0 || random.chance(0.15) { return screen(depth: depth) }
    switch random.below(22) {
    case 0...3:
      return .container(
        container(), (0..<(1 + random.below(3))).map { _ in tree(depth: depth + 1) })
    case 4: return .choice(flag: flag(), tree(depth: depth + 1), tree(depth: depth + 1))
    case 5...6: return .optional(flag: flag(), tree(depth: depth + 1))
    case 7:
      return .selection(
        color: color(), tree(depth: depth + 1), tree(depth: depth + 1), tree(depth: depth + 1))
    case 8:
      return random.chance(0.5)
        ? .erased(flag: flag(), tree(depth: depth + 1)) : .reader(tree(depth: depth + 1))
    case 9...10:
      let list = random.below(World.listCount)
      return .loop(list: list, repeated(Lazy.maxInList) { $0.tree(depth: depth + 2) })
    case 11: return .leaf(leaf())
    case 12 where !isDriven:
      let lazy = lazy()
      return .lazy(lazy, repeated(Lazy.maxInList + lazy.more) { $0.tree(depth: depth + 3) })
    default: return .modified(modification(depth: depth), tree(depth: depth + 1))
    }
  }

  private mutating func screen(depth: Int) -> Spec {
    let screen = random.pick(Screen.allCases)
    let state = ScreenState(
      flag: flag(), cell: cell(), list: random.below(World.listCount),
      text: random.below(World.textCount))
    let parts = (0..<screen.room).map { _ in
      repeated(Lazy.maxInList) { $0.tree(depth: depth + 2) }
    }
    return .screen(screen, state, parts)
  }

  /// What `make` makes stands in the tree so many times for each time that this does.
  private mutating func repeated(_ times: Int, _ make: (inout Self) -> Spec) -> Spec {
    let before = repetition
    repetition = min(repetition * times, Self.maxRepetitions)
    defer { repetition = before }
    return make(&self)
  }

  private mutating func flag() -> Int { random.below(World.flagCount) }
  private mutating func color() -> Int { random.below(World.colorCount) }
  private mutating func cell() -> Int { random.below(World.numberCount) }

  private mutating func number() -> Number {
    random.chance(0.7)
      ? .cell(cell(), factor: random.pick([1, 1, 0.5, -1]))
      : .fixed(random.chance(0.08) ? random.hostile() : random.round(from: -10, to: 100))
  }

  private mutating func container() -> Container {
    switch random.below(11) {
    case 5: .grid
    case 6: .fits
    case 7: .diagonal
    case 8: .anyLayout(flag: flag())
    case 9...10 where !isDriven:
      .scroll(axes: random.below(3), cell: cell(), RandomAnimation.optional(&random))
    case 0: .vertical(spacing: number())
    case 1: .horizontal(spacing: number())
    case 2: .layered
    case 3: .group
    default: .vertical(spacing: .fixed(4))
    }
  }

  private mutating func lazy() -> Lazy {
    Lazy(
      kind: random.pick(Lazy.Kind.allCases), list: random.below(World.listCount),
      more: min(random.pick([0, 3, 20, 300]), Self.maxRepetitions / repetition), cell: cell(),
      animation: RandomAnimation.optional(&random))
  }

  private mutating func leaf() -> Leaf {
    switch random.below(31) {
    case 0: .color(color())
    case 1: .rectangle
    case 2: .rounded(radius: number(), color: color())
    case 3: .circle(color: color())
    case 4: .capsule
    case 5: .trimmed(from: number(), to: number())
    case 6: .stroked(width: number(), color: color())
    case 7: .gradient(color(), color(), number())
    case 8: .path(number())
    case 9: .text(color(), size: .fixed(14))
    case 10: .text(color(), size: number())
    case 11: .symbol(color())
    case 12: random.chance(0.5) ? .spacer : .divider
    case 13: .spinner
    case 14: .progress(number())
    case 15: .button(RandomWrite.make(&random))
    case 16: .pulse(RandomAnimation.optional(&random))
    case 17: .toggle(RandomAnimation.optional(&random))
    case 18 where isDriven: .animatable(number())
    case 20: .phases(steps(), trigger: trigger(), RandomAnimation.optional(&random))
    case 21 where isDriven: .keyframes(keyframes(), trigger: trigger())
    case 22 where isDriven:
      .timeline(
        interval: random.chance(0.5)
          ? nil
          : random.chance(0.2)
            // Very short ones only take long: there is an update for each.
            ? random.pick([0, -1, .nan, .infinity, 1e308]) : random.round(from: 0.25, to: 2))
    case 23: .digits(number())
    case 24: .canvas(number(), random.chance(0.4) ? .leaf(.capsule) : nil)
    case 27...30:
      .control(random.pick(Control.allCases), cell: cell(), flag: flag())
    case 25...26: .draggable(RandomAnimation.optional(&random))
    default: .nothing
    }
  }

  private mutating func trigger() -> Int? { random.chance(0.6) ? cell() : nil }

  private mutating func steps() -> [Double] {
    (0..<random.below(4)).map { _ in
      random.chance(0.05) ? random.hostile() : random.round(from: -10, to: 40)
    }
  }

  /// A value, a duration, and another value.
  private mutating func keyframes() -> [Double] {
    [
      random.chance(0.05) ? random.hostile() : random.round(from: -40, to: 80),
      random.chance(0.1) ? random.hostile() : random.round(from: 0, to: 1.5),
      random.round(from: -40, to: 80),
    ]
  }

  private mutating func inner(_ depth: Int) -> Spec {
    budget = min(budget, 4 + budget / 2)
    return tree(depth: depth + 2)
  }

  private mutating func modification(depth: Int) -> Modification {
    switch random.below(68) {
    case 0...1: .frame(width: number(), height: random.chance(0.5) ? number() : nil)
    case 2:
      .flexibleFrame(minimum: number(), maximum: random.chance(0.5) ? .fixed(.infinity) : number())
    case 3: .padding(number())
    case 4: .offset(number(), number())
    case 5: .position(number(), number())
    case 6: .opacity(number())
    case 7: .scale(number(), number())
    case 8: .rotation(number())
    case 9: .blur(number())
    case 10: .shadow(color: color(), radius: number())
    case 11: .clip(radius: number())
    case 12: .mask(inner(depth))
    case 13: .background(inner(depth))
    case 14: .overlay(inner(depth))
    case 15: .zIndex(number())
    case 16: .geometryGroup
    case 17...21: .transition(RandomTransition.make(&random))
    case 22...23: .animation(RandomAnimation.optional(&random), cell: cell())
    case 24: .flagAnimation(RandomAnimation.optional(&random), flag: flag())
    case 25: .withoutAnimation
    case 26: .transaction(RandomAnimation.optional(&random), flag: flag())
    case 27...28 where isDriven: .animatableModifier(number())
    case 29: .appear(RandomWrite.make(&random))
    case 30: .change(cell: cell(), RandomWrite.make(&random))
    case 31: .flagChange(flag: flag(), RandomWrite.make(&random))
    case 32: .disappear(RandomWrite.make(&random))
    case 33: .tap(count: 1 + random.below(2), RandomWrite.make(&random))
    case 34: .hover(RandomWrite.make(&random))
    case 35: .identity(cell: cell())
    case 36: .foreground(color: color())
    case 37: .hidden
    case 38: .disabled(flag: flag())
    case 39: .layoutDirection(flag: flag())
    case 40: .fixedSize
    case 41: .padding(number())
    case 42: .layoutPriority(number())
    case 43: .guide(number())
    case 44: .hitTesting(flag: flag())
    case 45: .phaseModifier(steps(), trigger: cell(), RandomAnimation.optional(&random))
    case 46: .keyframeModifier(keyframes(), trigger: trigger())
    case 47: .contentTransition(random.below(4))
    case 48: .colorEffect(random.below(7), number())
    case 49: .rotation3D(number())
    case 50: .blend(random.below(2))
    case 51: .visualEffect(number())
    case 52: .symbolEffect(random.below(7), cell: cell())
    case 53...55: .matched(id: random.below(2), isSource: flag())
    case 56: .animationBody(RandomAnimation.optional(&random), number())
    case 57: .longPress(RandomWrite.make(&random))
    case 59...60: .gesture(random.pick(GestureKind.allCases), RandomWrite.make(&random))
    case 61: .safeAreaInset(random.pick(Edge.allCases), inner(depth))
    case 62: .safeAreaPadding(random.pick(Edge.allCases), number())
    case 63: .ignoresSafeArea
    case 64...65 where !isDriven: .geometryChange(RandomWrite.make(&random))
    case 66: .layoutDirectionBehavior(flag: flag())
    case 58: .secondGesture(RandomWrite.make(&random), isFirst: random.chance(0.5))
    default: random.chance(0.5) ? .border(color: color(), width: number()) : .font(size: number())
    }
  }
}
