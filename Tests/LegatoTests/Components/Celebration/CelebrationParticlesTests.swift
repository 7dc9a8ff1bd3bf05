import LegatoDisplay
import LegatoTesting
import SwiftUI
import Testing

@testable import Legato

@MainActor
@Suite("CelebrationParticles")
struct CelebrationParticlesTests {
  struct Subject: View {
    let knobs: Knobs
    var seed: UInt64 = 3
    var body: some View {
      Present(knobs: knobs) {
        CelebrationParticles(seed: seed) { knobs.log.append("over") }
          .frame(width: 300, height: 300)
      }
    }
  }

  private let knobs = Knobs()
  private let dots = CelebrationParticles.dots(seed: 3, count: 20)

  private func opacity(_ host: MotionHost, _ dot: Int) -> Double? {
    host.shown("opacity", "[\(dot)]/RisingDot")
  }
  private func y(_ host: MotionHost, _ dot: Int) -> Double? {
    host.frame("[\(dot)]/RisingDot").map { $0.midY - 50 }
  }

  @Test("S3.35 each dot rises in its own time, 50 ms after the one before")
  func timing() throws {
    let host = try MotionHost(Subject(knobs: knobs))
    let ease = MotionToken.celebration.rise.timing
    for time in [0.5, 1.0, 2.0] {
      host.at(time * 1000)
      for (index, dot) in dots.enumerated() {
        #expect((1...2).contains(dot.duration))
        expectNear(dot.delay, Double(index) * 0.05)
        // easeOut of 1 s, stretched.
        let p = ease.value(at: max(0, time - dot.delay) / dot.duration)
        expectNear(opacity(host, index), 1 - p, "dot \(index) at \(time)")
      }
    }
  }

  @Test("S3.35 the table's values: 1.5 s, first and eleventh dot")
  func table() {
    let rise = MotionToken.celebration.rise.lasting(1.5).timing
    expectNear(1 - rise.value(at: 0.5), 0.5117)
    expectNear(1 - rise.value(at: 1), 0.1562)
    expectNear(1 - rise.delay(0.5).value(at: 0.5), 1)
    expectNear(1 - MotionToken.celebration.rise.lasting(2).timing.value(at: 0.5), 0.6219)
  }

  @Test("S3.36 sizes, colours and ways within their bounds", arguments: [UInt64(1), 2, 99])
  func look(seed: UInt64) throws {
    let dots = CelebrationParticles.dots(seed: seed, count: 20)
    #expect(dots.count == 20)
    let ends: ClosedRange<Double> = (-1 / 3 - 1e-9)...(1 / 3 + 1e-9)
    for dot in dots {
      #expect((4...12).contains(dot.size))
      #expect(CelebrationParticles.colors.contains(dot.color))
      #expect((0...1).contains(dot.x))
      #expect(ends.contains(dot.endY))
    }
    #expect(Set(dots.map(\.color)).count >= 3)
    let columns: [Double] = dots.map(\.x).sorted()
    #expect(try #require(columns.last) - #require(columns.first) > 0.5)
    #expect(
      CelebrationParticles.colors.map { TokenTheme.rizq.color(of: $0).light }
        == [.init(0xE6C79C), .init(0xFFEBB3), .init(0xD4A574), .init(0xF59E0B)])
  }

  @Test("S3.36 the field is the room that there is", arguments: [Size(300, 300), Size(600, 200)])
  func field(size: Size) throws {
    let stage = try Stage(CelebrationParticles(seed: 3), size: size)
    for (index, dot) in dots.enumerated() {
      let frame = try #require(stage.frame("[\(index)]/RisingDot"))
      expectNear(frame.midX, dot.x * size.width, tolerance: 0.6)
      expectNear(frame.midY, size.height, tolerance: 0.6)
    }
  }

  @Test("S3.37 the dots really move")
  func movement() throws {
    let host = try MotionHost(Subject(knobs: knobs))
    expectNear(y(host, 0), 300, tolerance: 0.6)
    host.advance(to: 0.5)
    let end = dots[0].endY * 300
    #expect((y(host, 0) ?? 0) < 299 && (y(host, 0) ?? 0) > end + 1)
    host.advance(to: 1.2)
    let moved = (0..<20).filter { (y(host, $0) ?? 300) < 299 }
    #expect(moved.count >= 19)
    host.advance(to: max(host.now, dots[0].end - 0.001))
    expectNear(y(host, 0), end, tolerance: 1)
  }

  @Test("S3.35 S3.37 a dot is not drawn before it rises: none waits in a row")
  func waiting() throws {
    let stage = try Stage(Subject(knobs: knobs))
    for time in stride(from: 0.0, through: 1050, by: 25) {
      stage.at(time)
      // 10 ms until a dot is there in full.
      let begun = dots.filter { $0.delay * 1000 + 10 < time }
      let drawn = stage.drawnLayers.map(\.bounds)
      #expect(drawn.count <= begun.count + 1, "\(drawn.count) at \(time)")
      #expect(drawn.count >= begun.filter { $0.end * 1000 > time + 50 }.count, "at \(time)")
      // At most the one that has just come is still at the edge.
      #expect(drawn.filter { $0.midY > 349.5 }.count <= 1, "at \(time)")
    }
  }

  private func risingDots(_ host: MotionHost) -> Int {
    host.shownByEach("frame", "RisingDot").count
  }
  private func risingDots(_ stage: Stage) -> Int { stage.samples("frame", ["RisingDot"]).count }

  @Test("S3.38 when the last has faded nothing is left, and that is said once")
  func cleanup() throws {
    let host = try MotionHost(Subject(knobs: knobs))
    #expect(risingDots(host) == 20)
    let end = try #require(dots.map(\.end).max())
    #expect(end <= 2.95 + 1e-9)
    host.at(end * 1000 - 1)
    #expect(knobs.log.isEmpty)
    host.advance(to: 3)
    #expect(risingDots(host) == 0)
    #expect(knobs.log == ["over"])
    host.settle(includingLoops: true, within: 0)
  }

  @Test("S3.38 removed in mid-burst, nothing comes later")
  func removed() throws {
    let host = try MotionHost(Subject(knobs: knobs))
    host.advance(to: 0.5)
    host.update { knobs.isThere = false }
    host.advance(by: 3)
    #expect(knobs.log.isEmpty)
    host.settle(includingLoops: true, within: 0)
    host.expectNoRuntimeIssues()
  }

  @Test("S3.39 the same seed has the same dots")
  func determinism() throws {
    let first = try Stage(Subject(knobs: knobs))
    let second = try Stage(Subject(knobs: Knobs()))
    let other = try Stage(Subject(knobs: Knobs(), seed: 4))
    for stage in [first, second, other] { stage.at(700) }
    let values = [first, second, other].map { $0.host.values.map(\.shown) }
    #expect(values[0] == values[1])
    #expect(values[0] != values[2])
  }

  struct Page: View {
    let knobs: Knobs
    var body: some View {
      Color.white.frame(width: 300, height: 300)
        .celebrates(on: knobs.number) { knobs.log.append("over") }
    }
  }

  @Test("S3.35 a second achievement begins another burst and ends the first")
  func bursts() throws {
    let stage = try Stage(Page(knobs: knobs))
    #expect(risingDots(stage) == 0)
    stage.act { knobs.number = 1 }
    let first = stage.host.values.filter { $0.path.contains("RisingDot") }.map(\.shown)
    stage.at(500)
    stage.act { knobs.number = 2 }
    #expect(risingDots(stage) == 20)
    let second = stage.host.values.filter { $0.path.contains("RisingDot") }.map(\.shown)
    #expect(first != second)
    stage.at(3000)
    #expect(knobs.log == ["over"])
    for burst in 3...52 {
      stage.act { knobs.number = burst }
      stage.at(100)
      #expect(risingDots(stage) <= 20)
    }
    stage.at(3100)
    #expect(risingDots(stage) == 0)
  }

  @Test(
    "S3.35 S3.36 S3.37 Reduce Motion and Low Power Mode: nothing is drawn, and the end still comes",
    arguments: [(true, false), (false, true)])
  func reduced(flags: (Bool, Bool)) throws {
    let host = try MotionHost(Subject(knobs: knobs), reducesMotion: flags.0, savesPower: flags.1)
    #expect(risingDots(host) == 0)
    #expect(knobs.log == ["over"])
    host.settle(includingLoops: true, within: 0)

    let second = Knobs()
    let moving = try MotionHost(Subject(knobs: second))
    moving.advance(to: 0.3)
    moving.change(.reduceMotion(flags.0))
    moving.change(.lowPower(flags.1))
    #expect(!moving.shows("RisingDot"))
    #expect(second.log == ["over"])
    moving.advance(to: 4)
    #expect(second.log == ["over"])
  }
}
