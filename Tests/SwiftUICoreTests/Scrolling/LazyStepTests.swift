import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// Rows come and go at the same times whatever the rate of frames, and there is no gap in between.
@MainActor @Suite("Lazy rows while the content moves by itself")
struct LazyStepTests {
  private struct List: View {
    let log: Log
    let model: Model<Bool>
    let now: () -> Double
    var body: some View {
      if model.value {
        ScrollViewReader { proxy in
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<200, id: \.self) { number in
                Color.gray.frame(height: 40)
                  .onAppear { log("+\(number) \(now())") }
                  .onDisappear { log("-\(number) \(now())") }
              }
            }
          }
          .overlay(alignment: .top) {
            Button("Go") { withAnimation(.easeInOut(duration: 0.5)) { proxy.scrollTo(60) } }
          }
        }
      }
    }
  }

  private func probe(_ log: Log, _ model: Model<Bool>) throws -> Probe {
    weak var host: ViewHost?
    let probe = try Probe(
      List(log: log, model: model, now: { host?.now ?? 0 }),
      HostConfiguration(size: Size(200, 200)))
    host = probe.host
    return probe
  }

  private func play(_ host: ViewHost, for duration: Double, _ rate: Double?) {
    let start = host.now
    if let rate {
      for step in 1..<Int(duration * rate) {
        host.advance(to: start + Double(step) / rate)
        _ = host.frame()
      }
    }
    host.advance(to: start + duration)
    _ = host.frame()
  }

  private func told(_ rate: Double?, flings: Bool) throws -> [String] {
    let log = Log()
    let probe = try probe(log, Model(true))
    if flings {
      probe.drag(from: Point(100, 180), by: Size(0, -120), over: 0.05, steps: 4)
      probe.host.touchUp()
    } else {
      probe.tap("Go")
    }
    // A fast fling slides for more than four seconds.
    play(probe.host, for: 8, rate)
    #expect(probe.host.nextEventTime == nil && !probe.host.needsFrame)
    #expect(probe.host.issues.isEmpty)
    return log.entries
  }

  @Test(arguments: [true, false])
  func theRateOfFramesDoesNotMatter(flings: Bool) throws {
    let sought = try told(nil, flings: flings)
    #expect(sought.contains { $0.hasPrefix("+12 ") })
    #expect(try told(60, flings: flings) == sought)
    #expect(try told(120, flings: flings) == sought)
    #expect(try told(47, flings: flings) == sought)
  }

  @Test(arguments: [true, false])
  func everyFrameIsFilled(flings: Bool) throws {
    let log = Log()
    let probe = try probe(log, Model(true))
    if flings {
      probe.drag(from: Point(100, 180), by: Size(0, -120), over: 0.05, steps: 4)
      probe.host.touchUp()
    } else {
      probe.tap("Go")
    }
    for _ in 1...70 {
      probe.host.advance(by: 1.0 / 93)
      _ = probe.host.frame()
      let rows = probe.host.graph.census.elements.filter { $0.node.path.contains("LazyVStack/") }
      let scroll = probe.host.graph.census.elements.lazy.compactMap { $0 as? ScrollElement }.first
      let window = try #require(scroll).window
      let (top, bottom) = (rows.map(\.origin.y).min(), rows.map { $0.origin.y + 40 }.max())
      #expect(top ?? .infinity <= window.minY + 0.01)
      #expect(bottom ?? 0 >= window.maxY - 0.01)
    }
  }

  @Test func aListThatGoesWhileItSlidesLeavesNothing() throws {
    let (log, model) = (Log(), Model(true))
    let probe = try probe(log, model)
    probe.drag(from: Point(100, 180), by: Size(0, -120), over: 0.05, steps: 4)
    probe.host.touchUp()
    probe.host.advance(by: 0.05)
    _ = probe.host.frame()
    model.value = false
    probe.host.advance(by: 0)
    #expect(probe.host.graph.invariantViolations() == [])
    #expect(probe.host.graph.remains == [])
  }

  @Test func aListThatGoesUnderAFingerLeavesNothing() throws {
    let (log, model) = (Log(), Model(true))
    let probe = try probe(log, model)
    probe.drag(from: Point(100, 180), by: Size(0, -120), over: 0.05, steps: 4)
    model.value = false
    probe.host.advance(by: 0.1)
    probe.host.touchUp()
    #expect(probe.host.graph.invariantViolations() == [])
    #expect(probe.host.graph.remains == [])
  }
}
