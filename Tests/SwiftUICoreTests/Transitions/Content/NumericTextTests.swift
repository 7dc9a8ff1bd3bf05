import LegatoDisplay
import LegatoRaster
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// A number of tabular digits, at the leading edge, whose width does not move anything.
@MainActor
private struct Number: View {
  let model: Model<String>
  var transition = ContentTransition.numericText()
  var body: some View {
    Text(model.value).font(.system(size: 20).monospacedDigit())
      .contentTransition(transition)
      .frame(width: 200, height: 40, alignment: .leading)
  }
}

private typealias Table = ContentTransitionTable

/// SWIFTUI-FACTS 7: numericText.
@MainActor @Suite("Numeric text")
struct NumericTextTests {
  private let small = HostConfiguration(size: Size(240, 80))

  private func roll(
    _ old: String, _ new: String, _ transition: ContentTransition = .numericText(),
    _ animation: Animation? = .linear(duration: 1)
  ) throws -> (Probe, Model<String>) {
    let model = Model(old)
    let probe = try Probe(Number(model: model, transition: transition), small)
    model.set(new, animation)
    return (probe, model)
  }

  private func texts(_ probe: Probe, at time: Double) -> [ShownText] {
    probe.host.advance(to: time)
    return probe.list.texts
  }

  @Test func digitsThatStayDoNotMove() throws {
    let (probe, _) = try roll("129", "130")
    let (first, second) = (texts(probe, at: 0), texts(probe, at: 0.5))
    #expect(first.first?.text == "1" && second.first == first.first)
    #expect(second.first?.opacity == 1)
    #expect(second.map(\.text) == ["1", "2", "9", "3", "0"])
    #expect(texts(probe, at: 1.2).map(\.text) == ["130"])
  }

  nonisolated static let halfway: [(time: Double, opacity: Double, rise: Double)] = [
    (0, 1, 0), (0.25, 1 - 0.25 / 0.85, -0.25), (0.5, 1 - 0.5 / 0.85, -0.5), (0.85, 0, -0.85),
  ]

  @Test(arguments: halfway.indices)
  func theOldDigitLeavesUpwardsAndFades(_ index: Int) throws {
    let (time, opacity, rise) = Self.halfway[index]
    let (probe, _) = try roll("8", "9")
    let still = try #require(texts(probe, at: 0).first)
    let old = try #require(texts(probe, at: time).first { $0.text == "8" })
    #expect(isClose(old.opacity, opacity))
    #expect(isClose(old.blur, time * Table.rollBlur * 20))
    #expect(isClose(old.scale, 1 - time * (1 - Table.rollScale)))
    // The middle of the digit rises; its origin comes nearer to the middle.
    let shrunk = 0.36 * 20 * (1 - old.scale)
    #expect(isClose(old.y - still.y, rise * Table.rollDistance * 20 - shrunk, within: 0.001))
  }

  @Test func theNewDigitComesFromBelow() throws {
    let (probe, _) = try roll("8", "9")
    let new = try #require(texts(probe, at: 0.5).last)
    let old = try #require(texts(probe, at: 0.5).first)
    #expect(new.text == "9" && isClose(new.y - old.y, Table.rollDistance * 20))
    #expect(isClose(new.x, old.x, within: 1.5))
    let there = texts(probe, at: 1.01)
    #expect(there.map(\.text) == ["9"] && there[0].opacity == 1 && there[0].scale == 1)
  }

  @Test(arguments: [
    (ContentTransition.numericText(countsDown: false), "5", "4", true),
    (.numericText(countsDown: true), "4", "5", false),
  ])
  func theDirectionIsAskedFor(
    _ transition: ContentTransition, _ old: String, _ new: String, _ isUp: Bool
  ) throws {
    let (probe, _) = try roll(old, new, transition)
    let shown = texts(probe, at: 0.5)
    let (left, right) = (try #require(shown.first), try #require(shown.last))
    #expect((left.y < right.y) == isUp)
  }

  @Test func theDirectionFollowsTheValue() throws {
    struct Counter: View {
      let model: Model<Double>
      var body: some View {
        Text("\(Int(model.value.isFinite ? model.value : 7))")
          .contentTransition(.numericText(value: model.value))
      }
    }
    let model = Model(5.0)
    let probe = try Probe(Counter(model: model), small)
    func isUp(_ value: Double) throws -> Bool {
      model.set(value, .linear(duration: 0.2))
      let shown = texts(probe, at: probe.host.now + 0.1)
      let result = try #require(shown.first).y < (try #require(shown.last)).y
      probe.host.advance(by: 0.3)
      return result
    }
    #expect(try isUp(6))
    #expect(try !isUp(2))
    #expect(try isUp(3))
    // Not a number: upwards, and reported once.
    #expect(try isUp(.nan))
    #expect(
      probe.host.issues.map(\.message) == ["numericText: nan is not finite; the text counts up."])
  }

  @Test func digitsStartOneAfterTheOther() throws {
    let (probe, _) = try roll("111", "222")
    let shown = texts(probe, at: 0.5).filter { $0.text == "1" }
    #expect(shown.count == 3)
    for (step, digit) in shown.enumerated() {
      let progress = 0.5 - Double(step) * Table.stagger
      #expect(isClose(digit.opacity, 1 - progress / Table.rollFade))
    }
    // The last is over when its own time is.
    let end = 1 + 2 * Table.stagger
    #expect(texts(probe, at: end - 0.001).count > 1)
    #expect(texts(probe, at: end).map(\.text) == ["222"])
  }

  @Test func aLongNumberDoesNotTakeLonger() throws {
    let (probe, _) = try roll("11111111111111", "22222222222222")
    let end = 1 + Double(Table.maxSteps - 1) * Table.stagger
    #expect(texts(probe, at: end - 0.001).count > 1)
    #expect(texts(probe, at: end).count == 1)
  }

  @Test func progressIsTheAnimations() throws {
    let (probe, _) = try roll("8", "9", .numericText(), .spring(duration: 0.2))
    // The spring of the specification: 4 % over critical is not asked for, so no overshoot.
    for (time, value) in [(0.05, 0.4656), (0.1, 0.8210), (0.2, 0.9864)] {
      #expect(isClose(probe.value("Text", "content", at: time), value, within: 0.0002))
    }
  }

  @Test func withoutAnAnimationItIsThereAtOnce() throws {
    let (probe, model) = try roll("8", "9", .numericText(), nil)
    #expect(probe.list.texts.map(\.text) == ["9"] && probe.host.motions.isEmpty)
    model.set("10", .linear(duration: 1))
    #expect(texts(probe, at: 0.5).count > 1)
    // In the middle of a roll as well: it is over.
    model.set("11", nil)
    #expect(probe.list.texts.map(\.text) == ["11"])
    #expect(!probe.host.motions.contains { $0.property.hasPrefix("content") })
  }

  // MARK: Interruption

  @Test func nothingJumpsWhenAThirdValueComes() throws {
    let (probe, model) = try roll("8", "9")
    let before = texts(probe, at: 0.6)
    model.set("7", .linear(duration: 1))
    let after = probe.list.texts
    for text in before {
      let same = try #require(after.first { $0.text == text.text })
      #expect(isClose(same.opacity, text.opacity) && isClose(same.y, text.y))
      #expect(isClose(same.blur, text.blur) && isClose(same.scale, text.scale))
    }
    #expect(after.first { $0.text == "7" }?.opacity == 0)
    // The first goes on along its way, the second now leaves.
    let later = texts(probe, at: 0.8)
    #expect(later.map(\.text) == ["8", "9", "7"])
    #expect(isClose(later[0].opacity, 1 - 0.8 / Table.rollFade))
    let nine = (1 - 0.2 / Table.rollFade) * (1 - 0.2 / Table.rollFade)
    #expect(isClose(later[1].opacity, nine))
    #expect(texts(probe, at: 1.61).map(\.text) == ["7"])
  }

  @Test func quickChangesShowTheLast() throws {
    let model = Model("0")
    let probe = try Probe(Number(model: model), small)
    for step in 1...60 {
      model.set("\(step)", .spring(duration: 0.5))
      let shown = texts(probe, at: Double(step) / 60)
      #expect(shown.count < 60)
    }
    #expect(texts(probe, at: 4).map(\.text) == ["60"])
    #expect(probe.host.motions.isEmpty && !probe.host.needsFrame)
  }

  @Test func twoChangesAtOneTimeAreOne() throws {
    let (probe, model) = try roll("8", "9")
    model.set("7", .linear(duration: 1))
    #expect(texts(probe, at: 0.5).map(\.text) == ["8", "7"])
  }

  // MARK: Other people, other texts

  @Test func lessMotionIsAFade() throws {
    let model = Model("8")
    var configuration = small
    configuration.reducesMotion = true
    let probe = try Probe(Number(model: model), configuration)
    model.set("9", .linear(duration: 1))
    let shown = texts(probe, at: 0.25)
    #expect(shown.map(\.text) == ["8", "9"])
    #expect(isClose(shown[0].opacity, 0.75) && isClose(shown[1].opacity, 0.25))
    #expect(shown.allSatisfy { $0.blur == 0 && $0.scale == 1 && $0.y == shown[0].y })
  }

  @Test func aTextOfManyChangesFades() throws {
    struct Page: View {
      let model: Model<String>
      var body: some View {
        Text(model.value).contentTransition(.numericText()).frame(width: 300)
      }
    }
    func shown(_ new: String) throws -> [ShownText] {
      let model = Model(String(repeating: "1", count: 1000))
      let probe = try Probe(Page(model: model))
      #expect(probe.list.texts[0].text.count == 1000)
      model.set(new, .linear(duration: 1))
      return texts(probe, at: 0.5)
    }
    let all = try shown(String(repeating: "2", count: 1000))
    #expect(all.map(\.opacity) == [0.5, 0.5] && all.allSatisfy { $0.blur == 0 })
    // One digit of a long text rolls.
    let one = try shown(String(repeating: "1", count: 999) + "2")
    #expect(one.map(\.text.count) == [999, 1, 1] && one[1].blur > 0)
  }

  @Test func aTextThatGrowsKeepsItsDistances() throws {
    struct Centered: View {
      let model: Model<String>
      var body: some View {
        Text(model.value).font(.system(size: 20).monospacedDigit())
          .contentTransition(.numericText()).frame(width: 200)
      }
    }
    let advance = 12.05
    let model = Model("9")
    let probe = try Probe(Centered(model: model), small)
    let nine = try #require(probe.list.texts.first)
    model.set("10", .linear(duration: 1))
    func middle(_ text: String, _ time: Double) -> Double {
      guard let shown = texts(probe, at: time).first(where: { $0.text == text }) else {
        return .nan
      }
      // Half an advance is what is missing to the middle at any scale.
      return shown.x + 0.5 * advance * shown.scale
    }
    let start = nine.x + 0.5 * advance
    #expect(isClose(middle("0", 0), start, within: 0.6))
    let (zero, one) = (middle("0", 0.5), middle("1", 0.5))
    #expect(isClose(middle("9", 0.5), zero, within: 0.6))
    let end = texts(probe, at: 2)[0]
    #expect(isClose(zero - one, advance, within: 1))
    #expect(isClose((start + end.x + 1.5 * advance) / 2, zero, within: 0.8))
  }

  @Test func textThatReadsRightToLeftRollsToo() throws {
    let model = Model("שלום 8")
    let probe = try Probe(Number(model: model), .rightToLeft)
    let before = try #require(probe.list.texts.first)
    model.set("שלום 9", .linear(duration: 1))
    let shown = texts(probe, at: 0.5)
    #expect(shown.map(\.text).sorted() == ["8", "9", "שלום "])
    #expect(shown.allSatisfy { $0.x < 393 })
    probe.host.advance(to: 2)
    #expect(probe.list.texts.count == 1 && isClose(probe.list.texts[0].x, before.x, within: 2))
  }

  @Test func runsKeepTheirColorsAndFonts() throws {
    struct Runs: View {
      let model: Model<Int>
      var body: some View {
        (Text("€").foregroundColor(.red) + Text("\(model.value)").bold() + Text(" a day").italic())
          .contentTransition(.numericText())
      }
    }
    let model = Model(8)
    let probe = try Probe(Runs(model: model), small)
    model.set(19, .linear(duration: 1))
    #expect(texts(probe, at: 0.5).map(\.text) == ["€ a day", "8", "1", "9"])
    #expect(texts(probe, at: 2).map(\.text) == ["€19 a day"])
    #expect(probe.host.issues.isEmpty)
  }

  // MARK: Laws

  @Test func aRollCostsNoBodiesAndNoLayout() throws {
    let (probe, _) = try roll("129", "130", .numericText(), .spring(duration: 0.4))
    _ = probe.host.frame()
    for step in 1...20 {
      probe.host.advance(to: Double(step) / 60)
      let frame = probe.host.frame()
      #expect(frame.statistics.bodies == 0 && frame.statistics.layouts == 0)
      // The text and its four digits on the move.
      #expect(frame.statistics.layersRecorded == 5)
    }
    probe.host.advance(to: 3)
    _ = probe.host.frame()
    #expect(!probe.host.needsFrame && probe.host.motions.isEmpty)
    probe.host.advance(to: 4)
    #expect(probe.host.frame().statistics == FrameStatistics())
  }

  @Test func layersAreUsedAgain() throws {
    let model = Model("0")
    let probe = try Probe(Number(model: model), small)
    for step in 1...50 {
      model.set("\(step % 10)", .linear(duration: 0.2))
      probe.host.advance(to: Double(step))
      _ = probe.host.frame()
    }
    #expect(probe.host.graph.displayList.capacity < 12)
  }

  @Test(arguments: [0.12, 0.4])
  func seekingEqualsPlayingAndTheRateDoesNotMatter(_ time: Double) throws {
    func pixels(_ times: [Double]) throws -> [UInt8] {
      let engine = try HarfBuzzTextEngine()
      let model = Model("98")
      let host = ViewHost(
        Number(model: model), configuration: HostConfiguration(size: Size(240, 80), scale: 1),
        textEngine: engine)
      let raster = CairoRasterizer(textEngine: engine, width: 240, height: 80)
      func draw() {
        let frame = host.frame()
        raster.render(frame.list, changes: frame.changes)
      }
      draw()
      model.set("99", .bouncy)
      host.advance(to: 0.1)
      model.set("100", .bouncy)
      for time in times where time >= 0.1 {
        host.advance(to: time)
        draw()
      }
      return raster.rgba()
    }
    let sought = try pixels([time])
    let at60 = stride(from: 0, to: time, by: 1.0 / 60).map { $0 } + [time]
    let at120 = stride(from: 0, to: time, by: 1.0 / 120).map { $0 } + [time]
    #expect(try pixels(at60) == sought)
    #expect(try pixels(at120) == sought)
  }

  @Test func aViewThatGoesTakesItsRollAlong() throws {
    struct Gone: View {
      let model: Model<Int>
      var body: some View {
        if model.value < 10 {
          Text("\(model.value)").contentTransition(.numericText()).transition(.identity)
        }
      }
    }
    let model = Model(8)
    let probe = try Probe(Gone(model: model), small)
    let layers = probe.list.count
    model.set(9, .linear(duration: 1))
    #expect(texts(probe, at: 0.5).count == 2)
    model.set(10, nil)
    #expect(probe.list.texts.isEmpty && probe.host.motions.isEmpty)
    #expect(probe.list.count < layers)
    probe.host.advance(to: 2)
    #expect(!probe.host.needsFrame)
  }

  @Test(arguments: [
    Animation.linear(duration: -1), .linear(duration: .nan), .spring(duration: 0),
    .linear(duration: 1).delay(.infinity), .linear(duration: 1).speed(0),
  ])
  func animationsThatMakeNoSenseDoNoHarm(_ animation: Animation) throws {
    let (probe, model) = try roll("8", "9", .numericText(), animation)
    _ = texts(probe, at: 3)
    model.set("7", nil)
    #expect(probe.list.texts.map(\.text) == ["7"])
  }
}
