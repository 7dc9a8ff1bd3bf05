import LegatoDisplay
import SwiftUI
import Testing

@testable import Legato
@testable import SwiftUICore

/// Rows S4.29, S4.30, S4.51, S4.55 and S4.63.
@MainActor @Suite("Loading")
struct LoadingTests {
  private func pulsing(_ knobs: Switches) -> some View {
    Turned(knobs: knobs) { knobs in
      ZStack {
        if !knobs.text.isEmpty {
          EmptyView()
        } else {
          Circle().frame(width: 40, height: 40).loadingPulse(isActive: !knobs.isOn)
        }
      }
    }
  }

  @Test("S4.29 S4.51 the pulse goes to 0.5 and back in 1.6 s")
  func pulse() throws {
    let stage = try Stage(pulsing(Switches()))
    stage.expect(
      [(0, 1), (400, 0.75), (800, 0.5), (1200, 0.75), (1600, 1), (2400, 0.5), (16_000, 1)]
    ) { stage.value("opacity", "Circle") }
    #expect(stage.host.motions.allSatisfy { $0.isAmbient })
  }

  @Test("S4.29 it ends with the loading, and begins anew")
  func ends() throws {
    let knobs = Switches()
    let stage = try Stage(pulsing(knobs))
    stage.at(600)
    stage.act { knobs.isOn = true }
    expectNear(stage.value("opacity", "Circle"), 1)
    #expect(stage.motionCount == 0 && !stage.host.needsFrame)
    stage.act { knobs.isOn = false }
    stage.expect([(400, 0.75), (800, 0.5)]) { stage.value("opacity", "Circle") }
  }

  @Test(
    "S4.29 S4.30 S4.74 less motion: never begins, stops on the next frame, comes back",
    arguments: Less.allCases)
  func less(less: Less) throws {
    let stage = try Stage(
      VStack {
        Circle().frame(width: 40, height: 40).loadingPulse()
        Text("Words").loadingShimmer()
      }, less: less)
    #expect(stage.motionCount == 0)
    expectNear(stage.value("opacity", "Circle"), 1)
    #expect(gradients(stage) == 0, "C29: no light is left behind")
    stage.set(nil)
    stage.act {}
    #expect(stage.motionCount == 2 && gradients(stage) == 1)
    stage.at(800)
    expectNear(stage.value("opacity", "Circle"), 0.5)
    stage.set(less)
    #expect(stage.motionCount == 0 && gradients(stage) == 0)
    expectNear(stage.value("opacity", "Circle"), 1)
  }

  private func gradients(_ stage: Stage) -> Int {
    stage.samples("animatableData", ["LinearGradient"]).count
  }

  @Test("S4.30 S4.51 the light goes 200 pt in 1.5 s and begins anew")
  func shimmer() throws {
    let stage = try Stage(Text("Words").loadingShimmer())
    stage.expect(
      [(250, 33.3333), (750, 100), (1250, 166.6667), (1500, 0), (1750, 33.3333)],
      tolerance: 0.001
    ) { stage.value("animatableData", "LinearGradient") }
  }

  @Test("S4.30 C56 by width it crosses from side to side, however wide")
  func byWidth() throws {
    for width in [0.0, 40, 900] {
      let stage = try Stage(
        Color.red.frame(width: width, height: 20).loadingShimmer(.width), size: Size(1000, 100))
      stage.expect([(0, -1), (375, -0.5), (750, 0), (1125, 0.5), (1500, -1)]) {
        stage.value("animatableData", "LinearGradient")
      }
      #expect(stage.issues.isEmpty)
    }
  }

  /// How far right of the middle the light is brightest, in points.
  private func light(_ stage: Stage) throws -> Double {
    let pixels = try stage.pixels()
    let row = (0..<720).map { Int(pixels[(400 * 720 + $0) * 4]) }
    let inside = row[62..<658]
    let most = try #require(inside.max())
    let ends = (inside.firstIndex(of: most) ?? 0, inside.lastIndex(of: most) ?? 0)
    return Double(ends.0 + ends.1) / 4 - 180
  }

  @Test(
    "S4.30 S4.73 the light goes to the trailing side, in either direction",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func direction(direction: LayoutDirection) throws {
    let sign: Double = direction == .leftToRight ? 1 : -1
    for (travel, time, place) in [
      (ShimmerAnimation.Travel.points(200), 250.0, 33.3), (.width, 600, -60), (.width, 900, 60),
    ] {
      let stage = try Stage(
        Color.black.frame(width: 300, height: 60).loadingShimmer(travel), direction: direction)
      stage.at(time)
      expectNear(try light(stage), sign * place, "\(travel) at \(time)", tolerance: 2)
    }
  }

  @Test("S4.55 S4.29 S4.30 S4.63 paused: no light, no motion, no frame, and anew afterwards")
  func paused() throws {
    let knobs = Switches()
    let stage = try Stage(
      Turned(knobs: knobs) { knobs in
        VStack {
          Circle().frame(width: 40, height: 40).loadingPulse()
          Text("Words").loadingShimmer()
          StatusSymbol(.processing)
        }
        .loopsPaused(knobs.isOn)
      })
    stage.at(600)
    #expect(stage.motionCount > 2)
    stage.act { knobs.isOn = true }
    expectNear(stage.value("opacity", "Circle"), 1)
    #expect(gradients(stage) == 0)
    #expect(stage.motionCount == 0 && !stage.host.needsFrame && stage.host.nextEventTime == nil)
    stage.at(60_000)
    stage.act { knobs.isOn = false }
    #expect(stage.motionCount > 2 && gradients(stage) == 1)
    stage.expect([(400, 0.75), (800, 0.5)]) { stage.value("opacity", "Circle") }
  }

  @Test("S4.55 out of sight loops ask for no frames; back in sight they begin anew")
  func hidden() throws {
    let knobs = Switches()
    let stage = try Stage(pulsing(knobs))
    stage.at(300)
    stage.act { knobs.text = "hidden" }
    #expect(stage.motionCount == 0 && !stage.host.needsFrame && stage.host.nextEventTime == nil)
    stage.at(60_000)
    stage.act { knobs.text = "" }
    stage.expect([(0, 1), (400, 0.75)]) { stage.value("opacity", "Circle") }
  }

  @Test("S4.55 a lazy row that is scrolled away stops its loop")
  func scrolledAway() throws {
    let stage = try Stage(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<60, id: \.self) { index in
            Text("Row \(index)").frame(height: 40).loadingPulse(isActive: index == 0)
          }
        }
      }, size: Size(200, 400))
    #expect(stage.motionCount == 1)
    for _ in 0..<4 {
      stage.alsoAct {
        stage.host.touchDown(at: Point(100, 350))
        stage.host.touchMove(to: Point(100, 300))
        stage.host.touchMove(to: Point(100, 0))
        stage.host.touchUp()
      }
      stage.at(5000)
      stage.act {}
    }
    #expect(stage.motionCount == 0)
  }

  @Test("S4.30 the content is there once, and is what is read")
  func once() throws {
    let stage = try Stage(Text("Words").loadingShimmer())
    #expect(stage.host.semantics.map(\.label) == ["Words"])
    let skeleton = try Stage(SkeletonText(lines: 3))
    #expect(skeleton.host.semantics.map(\.label) == ["Loading"])
    let many = try Stage(SkeletonText(lines: 1000))
    #expect(many.samples("frame", ["Capsule"]).count == 20)
    let sparkling = try Stage(Sparkles(count: 100_000))
    #expect(sparkling.count("TwinklingDot") <= 200)
    #expect(try Stage(Sparkles(count: -5)).count("TwinklingDot") == 0)
    let odd = try Stage(SkeletonText(lines: -4))
    #expect(odd.issues.isEmpty)
  }

  @Test("S4.63 symbols move while something goes on, and once for an event")
  func symbols() throws {
    let knobs = Switches()
    let stage = try Stage(
      Turned(knobs: knobs) { knobs in
        StatusSymbol(StatusSymbol.Status(rawValue: knobs.text) ?? .idle)
      })
    #expect(stage.motionCount == 0)
    for status in ["loading", "streaming", "processing"] {
      stage.act { knobs.text = status }
      stage.at(100)
      #expect(stage.motionCount > 0, "\(status)")
      stage.at(20_000)
      #expect(stage.motionCount > 0, "\(status) goes on")
      stage.act { knobs.text = "idle" }
      stage.at(20_000)
      #expect(stage.motionCount == 0, "\(status) ends")
    }
    for status in ["success", "unread"] {
      stage.act { knobs.text = status }
      stage.at(100)
      #expect(stage.motionCount > 0, "\(status)")
      stage.at(20_000)
      #expect(stage.motionCount == 0, "\(status) is once")
      stage.act { knobs.text = "idle" }
      stage.at(100)
      #expect(stage.motionCount == 0, "nobody celebrates that \(status) is over")
    }
  }

  /// What an effect does to a symbol, over a film of two seconds.
  private struct Course {
    var scales: [Double] = []
    /// Degrees, without the leaps from one turn to the next.
    var angles: [Double] = []
    var opacities: [Double] = []
    var xs: [Double] = []

    func range(_ values: [Double]) -> Double { (values.max() ?? 0) - (values.min() ?? 0) }
  }

  private func course(_ status: StatusSymbol.Status) throws -> Course {
    let knobs = Switches()
    let stage = try Stage(
      Turned(knobs: knobs) { knobs in
        StatusSymbol(knobs.isOn ? status : .idle)
      })
    stage.act { knobs.isOn = true }
    var course = Course()
    for time in stride(from: 0.0, through: 2000, by: 1000.0 / 60) {
      stage.at(time)
      let layer = try #require(stage.drawnLayers.first, "\(status) at \(time)")
      let transform = layer.transform
      var angle = atan2(transform.b, transform.a) * 180 / .pi
      if let last = course.angles.last {
        angle += ((last - angle) / 360).rounded() * 360
      }
      course.scales.append(hypot(transform.a, transform.b))
      course.angles.append(angle)
      course.opacities.append(layer.opacity)
      course.xs.append(layer.bounds.midX)
    }
    return course
  }

  @Test("S4.63 breathe, bounce, variableColor, wiggle and rotate are told apart by what is drawn")
  func effects() throws {
    let loading = try course(.loading)
    #expect(loading.range(loading.opacities) > 0.3, "varies in colour")
    #expect(loading.range(loading.scales) < 1e-6 && loading.range(loading.angles) < 1e-6)

    let streaming = try course(.streaming)
    #expect(streaming.range(streaming.scales) > 0.04, "breathes")
    #expect(streaming.range(streaming.opacities) < 1e-6, "does not fade: .breathe is .plain")
    #expect(streaming.range(streaming.angles) < 1e-6)
    #expect(streaming.scales.allSatisfy { $0 >= 1 - 1e-6 })

    let processing = try course(.processing)
    #expect(processing.range(processing.angles) > 200, "turns")
    #expect(zip(processing.angles, processing.angles.dropFirst()).allSatisfy { $1 >= $0 - 1e-6 })
    #expect(processing.range(processing.scales) < 1e-6)
    #expect(processing.range(processing.opacities) < 1e-6)

    let success = try course(.success)
    #expect(success.range(success.scales) > 0.08, "bounces")
    #expect(success.range(success.angles) < 1e-6 && success.range(success.opacities) < 1e-6)
    #expect(abs((success.scales.last ?? 0) - 1) < 1e-6, "once")

    let unread = try course(.unread)
    #expect(unread.range(unread.scales) < 1e-6 && unread.range(unread.opacities) < 1e-6)
    let ways = unread.range(unread.angles) > 3 ? unread.angles : unread.xs
    let rest = try #require(ways.last)
    #expect((ways.max() ?? 0) - rest > 0.3 && rest - (ways.min() ?? 0) > 0.3, "wiggles \(ways)")
  }

  @Test("S4.63 a moving symbol stands still on the setting's frame", arguments: Less.allCases)
  func symbolsStop(less: Less) throws {
    for status in [StatusSymbol.Status.loading, .streaming, .processing] {
      let stage = try Stage(StatusSymbol(status))
      stage.at(310)
      #expect(stage.motionCount > 0, "\(status)")
      stage.host.configuration.reducesMotion = less == .reduceMotion
      stage.host.configuration.savesPower = less == .lowPower
      #expect(stage.motionCount == 0, "\(status)")
      for sample in stage.samples("symbolEffect", []) {
        #expect(sample.shown == sample.model, "\(status): \(sample)")
      }
      let resting = try Stage(StatusSymbol(status), less: less)
      #expect(
        Silhouette.picture(stage.host.frame().list)
          == Silhouette.picture(resting.host.frame().list), "\(status)")
      #expect(!stage.host.needsFrame)
    }
  }

  @Test("S4.63 with less motion symbols stand still", arguments: Less.allCases)
  func stillSymbols(less: Less) throws {
    for status in StatusSymbol.Status.allCases {
      let stage = try Stage(StatusSymbol(status), less: less)
      stage.at(100)
      #expect(stage.motionCount == 0, "\(status)")
      #expect(stage.host.semantics.first?.label == status.accessibilityLabel)
    }
  }
}
