import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

@MainActor @Suite("Content that changes while it changes")
struct ContentSeekTests {
  private struct Digits: View {
    let model: Model<Int>
    var body: some View {
      Text("\(model.value)").contentTransition(.numericText(value: Double(model.value)))
    }
  }

  /// What is shown in the second of two changes, of which the first is on its way.
  private func shown(frames: [Double]) throws -> String {
    let model = Model(10)
    let probe = try Probe(Digits(model: model))
    model.set(54, .linear(duration: 0.35))
    for time in frames {
      probe.host.advance(to: time)
      _ = probe.host.frame()
    }
    probe.host.advance(to: 0.25)
    model.set(47, .easeInOut(duration: 0.35))
    probe.host.advance(to: 0.3)
    return probe.list.description
  }

  @Test func framesBeforeTheChangeDoNotMatter() throws {
    let sought = try shown(frames: [])
    #expect(sought.contains("\"5\"") && sought.contains("\"7\""))
    #expect(try shown(frames: [0.1, 0.2]) == sought)
  }
}
