import LegatoDisplay
import LegatoRaster
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// SWIFTUI-FACTS 13.5: what moves under a pointer that stands still is told at the next event or
/// update, and never at a frame.
@MainActor @Suite("Hover under a pointer that stands still")
struct HoverTests {
  private static let size = HostConfiguration(size: Size(100, 100))

  /// A square of 20 points in the middle, moved aside.
  private struct Square: View {
    let model: Model<Double>
    let log: Log
    var now: () -> Double = { 0 }
    var body: some View {
      Rectangle().frame(width: 20, height: 20)
        .onHover { log("\($0) at \((now() * 1000).rounded() / 1000)") }
        .offset(x: model.value)
    }
  }

  /// The calls, when the square moves over a pointer, passes it and comes to rest on it.
  private func calls(rate: Double?) throws -> [String] {
    let (log, model) = (Log(), Model(-40.0))
    weak var host: ViewHost?
    let probe = try Probe(
      Square(model: model, log: log, now: { host?.now ?? -1 }), Self.size)
    host = probe.host
    probe.host.hover(at: Point(50, 50))
    model.set(0, .linear(duration: 0.3))
    play(probe.host, to: 0.35, rate)
    model.set(40, .linear(duration: 0.31))
    play(probe.host, to: 1, rate)
    model.set(-40, .linear(duration: 0.2))
    // An event while the square is under the pointer, and one when it has gone.
    DispatchQueue.main.asyncAfter(deadline: .now()) {}
    probe.host.act { DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { log("event") } }
    play(probe.host, to: 1.15, rate)
    probe.host.act { DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { log("event") } }
    play(probe.host, to: 2, rate)
    return log.entries
  }

  private func play(_ host: ViewHost, to end: Double, _ rate: Double?) {
    if let rate {
      for step in 1... where true {
        let time = (host.now * rate + 1e-6).rounded(.down) / rate + 1 / rate
        guard step > 0, time < end else { break }
        host.advance(to: time)
        _ = host.frame()
      }
    }
    host.advance(to: end)
    _ = host.frame()
  }

  @Test func theRateOfFramesDoesNotMatter() throws {
    let sought = try calls(rate: nil)
    #expect(
      sought == [
        "true at 0.3", "false at 0.66", "event", "true at 1.1", "event", "false at 1.17",
      ])
    #expect(try calls(rate: 60) == sought)
    #expect(try calls(rate: 120) == sought)
  }

  @Test func anUpdateWithoutAnAnimationIsToldAtOnce() throws {
    let (log, model) = (Log(), Model(40.0))
    let probe = try Probe(Square(model: model, log: log), Self.size)
    probe.host.hover(at: Point(50, 50))
    #expect(log.entries.isEmpty)
    probe.host.act { model.value = 0 }
    #expect(log.entries == ["true at 0.0"])
    probe.host.act { model.value = 40 }
    #expect(log.entries == ["true at 0.0", "false at 0.0"])
  }

  @Test func aFrameAsksNobody() throws {
    let (log, model) = (Log(), Model(-40.0))
    let probe = try Probe(Square(model: model, log: log), Self.size)
    probe.host.hover(at: Point(50, 50))
    model.set(40, .linear(duration: 1))
    probe.host.advance(to: 0.5)
    _ = probe.host.frame()
    #expect(log.entries.isEmpty)
  }

  @Test func aPointerThatHasGoneIsNotFollowed() throws {
    let (log, model) = (Log(), Model(40.0))
    let probe = try Probe(Square(model: model, log: log), Self.size)
    probe.host.hover(at: Point(50, 50))
    probe.host.hover(at: nil)
    probe.host.act { model.value = 0 }
    #expect(log.entries.isEmpty)
  }

  private struct Guest: View {
    let model: Model<Bool>
    let log: Log
    var body: some View {
      if model.value {
        Color.red.onHover { log("\($0)") }.transition(.opacity)
      } else {
        Color.blue.transition(.identity)
      }
    }
  }

  @Test(arguments: [nil, Animation.linear(duration: 1)])
  func aViewThatGoesIsToldOnceThatThePointerHasLeft(_ animation: Animation?) throws {
    let (log, model) = (Log(), Model(true))
    let probe = try Probe(Guest(model: model, log: log), Self.size)
    probe.host.hover(at: Point(50, 50))
    probe.host.act { model.set(false, animation) }
    #expect(log.entries == ["true", "false"])
    probe.host.advance(to: 3)
    probe.host.hover(at: nil)
    #expect(log.entries == ["true", "false"])
  }

  @Test func aViewThatComesUnderThePointerIsToldWhenItComes() throws {
    let (log, model) = (Log(), Model(false))
    let probe = try Probe(Guest(model: model, log: log), Self.size)
    probe.host.hover(at: Point(50, 50))
    probe.host.act { model.value = true }
    #expect(log.entries == ["true"])
  }

  /// A view that gives way at once, and comes back when the pointer has left.
  private struct Coy: View {
    let log: Log
    let animation: Animation?
    @State private var isAside = false
    var body: some View {
      Rectangle().frame(width: 20, height: 20)
        .onHover { isInside in
          log("\(isInside)")
          withAnimation(animation) { isAside = isInside }
        }
        .offset(x: isAside ? 40 : 0)
    }
  }

  @Test(arguments: [nil, Animation.linear(duration: 1e-9)])
  func aViewThatGivesWayAndComesBackIsStoppedAndReported(_ animation: Animation?) throws {
    let log = Log()
    let probe = try Probe(Coy(log: log, animation: animation), Self.size)
    probe.host.hover(at: Point(50, 50))
    probe.host.advance(to: 10)
    _ = probe.host.frame()
    #expect(log.entries.count == 8)
    let messages: [String] = probe.host.issues.map(\.message)
    #expect(messages.filter { $0.contains("onHover") }.count == 1)
    #expect(probe.host.issues.first?.path.contains("Rectangle") == true)
    #expect(!probe.host.needsFrame && probe.host.nextEventTime == nil)
    // The next movement is told again.
    probe.host.hover(at: nil)
    #expect(log.entries.count == 9 || log.entries.last == "false")
  }

  @Test("Of a pointer that moves within it a view is told where it is") func continuous() throws {
    struct Pad: View {
      let log: Log
      let model: Model<Double>
      var body: some View {
        Rectangle().frame(width: 40, height: 40)
          .onContinuousHover { phase in
            switch phase {
            case .active(let point): log("\(point.x), \(point.y)")
            case .ended: log("ended")
            }
          }
          .onContinuousHover(coordinateSpace: .global) { if $0 == .ended { log("global") } }
          .offset(x: model.value)
      }
    }
    let (log, model) = (Log(), Model(0.0))
    let probe = try Probe(Pad(log: log, model: model), Self.size)
    for x in [10.0, 40, 40, 55] { probe.host.hover(at: Point(x, 50)) }
    #expect(log.entries == ["10.0, 20.0", "10.0, 20.0", "25.0, 20.0"])
    // What moves under it is told of nothing, until it has gone.
    model.value = 10
    _ = probe.host.frame()
    #expect(log.entries.count == 3)
    probe.host.hover(at: Point(50, 50))
    model.value = 60
    _ = probe.host.frame()
    #expect(log.entries.suffix(3).sorted() == ["10.0, 20.0", "ended", "global"])
    probe.host.hover(at: nil)
    #expect(log.entries.count == 6)
  }
}
