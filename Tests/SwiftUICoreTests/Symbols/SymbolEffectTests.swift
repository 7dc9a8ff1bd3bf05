import LegatoDisplay
import LegatoRaster
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

private typealias Table = SymbolEffectTable

/// A symbol with an effect that plays when a number changes, and one that lasts while it is above 0.
@MainActor
private struct Triggered<Effect: DiscreteSymbolEffect & SymbolEffect>: View {
  let model: Model<Int>
  let effect: Effect
  var options = SymbolEffectOptions.default
  var body: some View {
    Image(systemName: "star").symbolEffect(effect, options: options, value: model.value)
  }
}

@MainActor
private struct Lasting<Effect: IndefiniteSymbolEffect & SymbolEffect>: View {
  let model: Model<Int>
  let effect: Effect
  var options = SymbolEffectOptions.default
  var body: some View {
    Image(systemName: "star")
      .symbolEffect(effect, options: options, isActive: model.value > 0)
  }
}

/// SWIFTUI-FACTS 11.1.
@MainActor @Suite("Symbol effects")
struct SymbolEffectTests {
  private static let names = ["scale", "opacity", "rotation", "x", "y"]

  private func value(_ probe: Probe, _ name: String, at time: Double) -> Double? {
    probe.value("Image", "symbolEffect", Self.names.firstIndex(of: name) ?? 0, at: time)
  }

  private func trigger<E: DiscreteSymbolEffect & SymbolEffect>(
    _ effect: E, _ options: SymbolEffectOptions = .default,
    _ configuration: HostConfiguration = HostConfiguration()
  ) throws -> (Probe, Model<Int>) {
    let model = Model(0)
    let probe = try Probe(Triggered(model: model, effect: effect, options: options), configuration)
    #expect(probe.host.motions.isEmpty)
    model.set(1, nil)
    return (probe, model)
  }

  private func activate<E: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: E, _ options: SymbolEffectOptions = .default,
    _ configuration: HostConfiguration = HostConfiguration()
  ) throws -> (Probe, Model<Int>) {
    let model = Model(0)
    let probe = try Probe(Lasting(model: model, effect: effect, options: options), configuration)
    model.set(1, nil)
    return (probe, model)
  }

  // MARK: Once for each change

  nonisolated static let bounce: [(Double, Double)] = [
    (0, 1), (0.09, 1.1), (0.18, 1.2), (0.372, 0.964), (0.504, 1.01), (0.6, 1), (2, 1),
  ]

  @Test(arguments: bounce.indices)
  func aBounceGoesUpAndSettles(_ index: Int) throws {
    let (time, scale) = Self.bounce[index]
    #expect(isClose(value(try trigger(.bounce).0, "scale", at: time), scale))
    #expect(isClose(value(try trigger(.bounce.up.byLayer).0, "scale", at: time), scale))
    let down = 1 - (scale - 1) * Table.bounceDown / Table.bounceUp
    #expect(isClose(value(try trigger(.bounce.down).0, "scale", at: time), down))
  }

  @Test func anEffectPlaysOnceForEachChangeAndNotAtFirst() throws {
    let (probe, model) = try trigger(.pulse)
    #expect(isClose(value(probe, "opacity", at: 0.7), Table.pulseOpacity))
    #expect(isClose(value(probe, "opacity", at: 1.5), 1))
    _ = probe.host.frame()
    #expect(probe.host.motions.isEmpty && !probe.host.needsFrame)
    model.set(2, nil)
    #expect(isClose(value(probe, "opacity", at: 2.2), Table.pulseOpacity))
  }

  @Test func aTriggerOnTheWayPlaysOnceMoreAfterwards() throws {
    let (probe, model) = try trigger(.bounce)
    let before = value(probe, "scale", at: 0.1)
    model.set(2, nil)
    #expect(value(probe, "scale", at: 0.1) == before)
    model.set(3, nil)
    #expect(isClose(value(probe, "scale", at: 0.6), 1))
    #expect(isClose(value(probe, "scale", at: 0.6 + Table.bouncePause + 0.18), 1.2))
    _ = value(probe, "scale", at: 1.2 + Table.bouncePause)
    #expect(probe.host.motions.isEmpty)
  }

  @Test func aWiggleDiesAway() throws {
    let (turn, _) = try trigger(.wiggle)
    #expect(isClose(value(turn, "rotation", at: 0.112), 12))
    #expect(isClose(value(turn, "rotation", at: 0.288), -9.6))
    let (left, _) = try trigger(.wiggle.left)
    #expect(isClose(value(left, "x", at: 0.112), -Table.wiggleDistance))
    let (up, _) = try trigger(.wiggle.up)
    #expect(isClose(value(up, "y", at: 0.112), -Table.wiggleDistance))
    let (axis, _) = try trigger(.wiggle.custom(angle: .degrees(30)))
    #expect(isClose(value(axis, "y", at: 0.112), Table.wiggleDistance / 2))
    let (forward, _) = try trigger(.wiggle.forward, .default, .rightToLeft)
    #expect(isClose(value(forward, "x", at: 0.112), -Table.wiggleDistance))
  }

  @Test func aRotationIsAFullTurn() throws {
    let (probe, _) = try trigger(.rotate.counterClockwise)
    #expect(isClose(value(probe, "rotation", at: Table.rotateSeconds / 2), -180))
    #expect(isClose(value(probe, "rotation", at: Table.rotateSeconds), 0))
  }

  @Test func breathingMayFade() throws {
    let (plain, _) = try trigger(.breathe)
    #expect(isClose(value(plain, "scale", at: 1.2), 1 + Table.breatheScale))
    #expect(isClose(value(plain, "opacity", at: 1.2), 1))
    let (pulse, _) = try trigger(.breathe.pulse)
    #expect(isClose(value(pulse, "opacity", at: 1.2), Table.breatheOpacity))
  }

  @Test func variableColorDimsInSteps() throws {
    let (probe, _) = try trigger(.variableColor.cumulative.dimInactiveLayers)
    func light(_ part: Double) -> Double? {
      value(probe, "opacity", at: part * Table.variableColorSeconds)
    }
    #expect(isClose(light(0.2), 0.3))
    #expect(isClose(light(0.45), 0.3 + 0.7 / 3))
    #expect(isClose(light(0.7), 0.3 + 1.4 / 3))
    #expect(isClose(light(0.95), 1))
    let (hidden, _) = try trigger(.variableColor.iterative.hideInactiveLayers)
    #expect(isClose(value(hidden, "opacity", at: Table.variableColorSeconds / 6), 0))
    #expect(isClose(value(hidden, "opacity", at: Table.variableColorSeconds / 3), 1))
  }

  // MARK: Options

  @Test func optionsChangeSpeedAndCount() throws {
    let (fast, _) = try trigger(.pulse, .speed(2))
    #expect(isClose(value(fast, "opacity", at: 0.35), Table.pulseOpacity))
    let (twice, _) = try trigger(.pulse, .repeat(.periodic(2, delay: 0.5)))
    #expect(isClose(value(twice, "opacity", at: 1.65), 1))
    #expect(isClose(value(twice, "opacity", at: 2.6), Table.pulseOpacity))
    _ = value(twice, "opacity", at: 3.3)
    #expect(twice.host.motions.isEmpty)
    let (old, _) = try trigger(.pulse, .repeat(3))
    _ = old.host.frame()
    #expect(isClose(old.host.motions.first?.end, 3 * Table.pulseSeconds))
    let (endless, _) = try trigger(.pulse, .repeating)
    _ = endless.host.frame()
    #expect(endless.host.motions.map(\.isAmbient) == [true])
    let (once, _) = try activate(.pulse, .nonRepeating)
    _ = value(once, "opacity", at: 1.5)
    #expect(once.host.motions.isEmpty)
  }

  @Test(arguments: [
    SymbolEffectOptions.speed(0), .speed(.nan), .speed(-1), .speed(.infinity), .repeat(0),
    .repeat(.periodic(-3)), .repeat(.periodic(1, delay: .nan)), .repeat(.periodic(1, delay: -1)),
  ])
  func numbersThatMakeNoSenseTakeAFallback(_ options: SymbolEffectOptions) throws {
    let (probe, _) = try trigger(.pulse, options)
    #expect(isClose(value(probe, "opacity", at: 0.7), Table.pulseOpacity))
    _ = value(probe, "opacity", at: 5)
    #expect(probe.host.motions.isEmpty && probe.host.issues.count == 1)
  }

  // MARK: As long as it is active

  @Test func anEffectThatLastsIsAmbientAndComesToRestAtTheEndOfItsCycle() throws {
    let (probe, model) = try activate(.pulse)
    _ = probe.host.frame()
    #expect(probe.host.motions.map(\.isAmbient) == [true])
    #expect(isClose(value(probe, "opacity", at: 2.1), Table.pulseOpacity))
    let before = value(probe, "opacity", at: 2.3)
    model.set(0, nil)
    #expect(value(probe, "opacity", at: 2.3) == before)
    #expect(isClose(value(probe, "opacity", at: 2.8), 1))
    #expect(probe.host.motions.isEmpty && probe.host.nextEventTime == nil)
  }

  @Test func anEffectThatIsActiveAgainBeforeItRestsGoesOn() throws {
    let (probe, model) = try activate(.pulse)
    _ = value(probe, "opacity", at: 0.5)
    model.set(0, nil)
    _ = value(probe, "opacity", at: 0.6)
    model.set(1, nil)
    #expect(isClose(value(probe, "opacity", at: 2.1), Table.pulseOpacity))
    #expect(probe.host.motions.map(\.isAmbient) == [true])
  }

  @Test func aContinuousTurnKeepsItsSpeedAndStopsUpright() throws {
    let (probe, model) = try activate(.rotate, .repeat(.continuous))
    let speed = 360 / Table.rotateSeconds
    let (first, second) = (value(probe, "rotation", at: 1), value(probe, "rotation", at: 1.1))
    #expect(isClose(second, (first ?? 0) + 0.1 * speed, within: 0.001))
    model.set(0, nil)
    // No jump of the place or of the speed.
    let next = value(probe, "rotation", at: 1.1001)
    #expect(isClose(next, (second ?? 0) + 0.0001 * speed, within: 0.001))
    _ = probe.host.frame()
    let end = try #require(probe.host.motions.first?.end)
    let last = try #require(value(probe, "rotation", at: end - 1e-6))
    #expect(isClose(last / 360, (last / 360).rounded(), within: 0.0001))
    #expect(isClose(value(probe, "rotation", at: end), 0))
    #expect(probe.host.motions.isEmpty)
  }

  @Test func aScaleIsHeld() throws {
    let (probe, model) = try activate(.scale.up)
    #expect(probe.host.motions.isEmpty)
    _ = probe.host.frame()
    #expect(probe.host.motions.map(\.property) == ["scale.up"])
    #expect(isClose(value(probe, "scale", at: 3), Table.scaleUp))
    #expect(!probe.host.needsFrame || probe.host.motions.isEmpty)
    model.set(0, nil)
    #expect(isClose(value(probe, "scale", at: 3), Table.scaleUp))
    #expect(isClose(value(probe, "scale", at: 6), 1))
  }

  @Test func whatVanishesIsHiddenWhileItIsActive() throws {
    let (probe, model) = try activate(.disappear)
    #expect(isClose(value(probe, "opacity", at: 3), 0))
    #expect(isClose(value(probe, "scale", at: 3), Table.goneSmall))
    model.set(0, nil)
    #expect(isClose(value(probe, "opacity", at: 6), 1))
    let (drawn, _) = try activate(.drawOff.individually)
    #expect(isClose(value(drawn, "opacity", at: 3), 0))
    #expect(isClose(value(drawn, "scale", at: 3), 1))
  }

  // MARK: Which symbols

  @Test func effectsAddUpAndCanBeTakenAway() throws {
    struct Several: View {
      let model: Model<Int>
      var body: some View {
        VStack {
          Image(systemName: "star").symbolEffect(.pulse, value: model.value)
          Image(systemName: "heart").symbolEffectsRemoved()
          Image(systemName: "bell").symbolEffectsRemoved(false)
          Text("No symbol")
        }
        .symbolEffect(.scale.down)
      }
    }
    let model = Model(0)
    let probe = try Probe(Several(model: model))
    model.set(1, nil)
    func scale(_ index: Int) -> Double? { probe.value("Image[\(index)]", "symbolEffect", at: 0.7) }
    #expect(isClose(scale(0), 0.8) && scale(1) == nil && isClose(scale(2), 0.8))
    #expect(isClose(probe.value("Image[0]", "symbolEffect", 1), Table.pulseOpacity))
    #expect(
      probe.host.values.allSatisfy { !$0.path.contains("Text") || $0.property != "symbolEffect" })
  }

  @Test func anEffectIsDrawn() throws {
    let (probe, _) = try trigger(.bounce)
    let small = try #require(probe.list.texts.first)
    probe.host.advance(to: 0.18)
    let large = try #require(probe.list.texts.first)
    #expect(small.scale == 1 && isClose(large.scale, 1.2))
  }

  @Test func aSymbolThatGoesTakesItsEffectsAlong() throws {
    struct Gone: View {
      let model: Model<Int>
      var body: some View {
        if model.value == 0 { Image(systemName: "star").symbolEffect(.pulse) }
      }
    }
    let model = Model(0)
    let probe = try Probe(Gone(model: model))
    #expect(probe.host.motions.count == 1)
    model.set(1, nil)
    _ = probe.host.frame()
    #expect(probe.host.motions.isEmpty && probe.host.nextEventTime == nil)
  }

  // MARK: Transitions

  @Test func aSymbolTakesThePlaceOfAnother() throws {
    struct Icon: View {
      let model: Model<Int>
      let transition: ContentTransition
      var body: some View {
        Image(systemName: model.value == 0 ? "play.fill" : "pause.fill")
          .contentTransition(transition)
      }
    }
    func shown(_ transition: ContentTransition, reduced: Bool = false) throws -> [ShownText] {
      let model = Model(0)
      let probe = try Probe(
        Icon(model: model, transition: transition), HostConfiguration(reducesMotion: reduced))
      model.set(1, .linear(duration: 1))
      probe.host.advance(to: 0.25)
      return probe.list.texts
    }
    let down = try shown(.symbolEffect)
    #expect(down.map(\.text) == ["play.fill", "pause.fill"])
    #expect(isClose(down[0].scale, 0.875) && isClose(down[1].scale, 0.625))
    #expect(isClose(down[0].opacity, 1 - 0.25 / 0.6) && down[1].opacity == 0)
    #expect(isClose(try shown(.symbolEffect(.replace.upUp))[0].scale, 1.1))
    #expect(try shown(.symbolEffect(.replace.offUp))[0].opacity == 0)
    #expect(
      try shown(.symbolEffect(.replace.magic(fallback: .upUp)))
        == shown(.symbolEffect(.replace.upUp)))
    #expect(isClose(try shown(.symbolEffect(.replace, options: .speed(2)))[0].scale, 0.75))
    let reduced = try shown(.symbolEffect(.replace), reduced: true)
    #expect(reduced.map(\.scale) == [1, 1] && isClose(reduced[0].opacity, 0.75))
  }

  @Test func aTransitionTouchesSymbolsOnly() throws {
    struct Coming: View {
      let model: Model<Int>
      var body: some View {
        VStack {
          if model.value == 1 {
            HStack {
              Image(systemName: "star")
              Text("words")
            }
            .transition(.symbolEffect(.appear))
          }
        }
      }
    }
    let model = Model(0)
    let probe = try Probe(Coming(model: model))
    model.set(1, .linear(duration: 1))
    probe.host.advance(to: 0.5)
    let half = probe.list
    #expect(isClose(half.text("star")?.opacity, 0.5) && isClose(half.text("star")?.scale, 0.75))
    #expect(half.text("words")?.opacity == 1)
    probe.host.advance(to: 1)
    #expect(probe.list.text("star")?.opacity == 1)
    model.set(0, .linear(duration: 1))
    probe.host.advance(to: 1.75)
    #expect(isClose(probe.list.text("star")?.opacity, 0.25))
    probe.host.advance(to: 3)
    #expect(probe.list.texts.isEmpty)
  }

  // MARK: Less motion, laws

  @Test func lessMotionIsADipOfTheOpacity() throws {
    let reduced = HostConfiguration(reducesMotion: true)
    let (probe, _) = try trigger(.wiggle, .default, reduced)
    #expect(isClose(value(probe, "opacity", at: 0.4), Table.reducedOpacity))
    #expect(isClose(value(probe, "rotation", at: 0.4), 0))
    let (turn, _) = try activate(.rotate, .repeat(.continuous), reduced)
    #expect(isClose(value(turn, "rotation", at: 1), 0))
    let (scale, _) = try activate(.scale.up, .default, reduced)
    _ = scale.host.frame()
    #expect(scale.host.motions.isEmpty && isClose(value(scale, "scale", at: 0), Table.scaleUp))
    let (gone, _) = try activate(.disappear, .default, reduced)
    #expect(isClose(value(gone, "scale", at: 0.1), 1))
    #expect(isClose(value(gone, "opacity", at: 3), 0))
  }

  @Test func anEffectCostsNoBodiesAndNoLayout() throws {
    let (probe, _) = try activate(.breathe)
    _ = probe.host.frame()
    for step in 1...30 {
      probe.host.advance(to: Double(step) / 60)
      let frame = probe.host.frame()
      #expect(frame.statistics.bodies == 0 && frame.statistics.layouts == 0)
      #expect(frame.statistics.layersRecorded == 1)
    }
  }

  @Test func effectsAreContinuousAndDoNotDependOnTheRate() throws {
    func check<E: DiscreteSymbolEffect & SymbolEffect>(_ effect: E) throws {
      let (played, _) = try trigger(effect)
      let (sought, _) = try trigger(effect)
      var last = [1.0, 1, 0, 0, 0]
      for step in 0...3000 {
        played.host.advance(to: Double(step) / 1000)
        let now = played.host.values.first { $0.property == "symbolEffect" }?.shown ?? []
        for (index, name) in Self.names.enumerated() {
          // A full turn ends where it began.
          let change = abs(now[index] - last[index])
          #expect(
            change < (name == "rotation" ? 1.5 : 0.02) || abs(change - 360) < 0.01,
            "\(effect) \(name) at \(step) ms")
        }
        last = now
      }
      for time in [0.123, 0.5, 1.4] {
        let direct = try trigger(effect).0
        for name in Self.names {
          #expect(
            value(direct, name, at: time) == value(sought, name, at: time), "\(effect) \(name)")
        }
      }
    }
    try check(.bounce)
    try check(.pulse)
    try check(.variableColor)
    try check(.variableColor.cumulative.reversing)
    try check(.wiggle)
    try check(.wiggle.left)
    try check(.rotate)
    try check(.breathe.pulse)
  }
}
