import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// What gets one motion after another, none of which ends, costs no more for it.
@MainActor @Suite("Stacks of motions are bounded")
struct StackBoundTests {
  private func counts(_ probe: Probe) -> [Int] {
    probe.host.graph.attributesInOrder.filter(\.isMoving).map(\.animationCount)
  }

  @Test(
    "Of endless motions the oldest are held, without a jump, and that is reported once",
    arguments: [
      .linear(duration: 0.7).repeatForever(), .easeInOut(duration: 1e9),
    ] as [Animation])
  func endless(_ animation: Animation) throws {
    let model = Model(0.0)
    let probe = try Probe(Scaler(model: model))
    model.set(50, .easeInOut(duration: 1))
    var most = 0
    for change in 1...1000 {
      probe.host.advance(to: Double(change) / 20)
      let before = probe.scale() ?? .nan
      model.set(change.isMultiple(of: 2) ? 100 : 60, animation)
      let after = probe.scale() ?? .nan
      #expect(isClose(after, before, within: 1e-6), "change \(change)")
      most = max(most, counts(probe).max() ?? 0)
    }
    #expect((20...33).contains(most))
    #expect(probe.host.issues.count == 1, "\(probe.host.issues)")
    #expect(probe.host.issues.first?.message.contains("32 without an end") == true)
    // What has an end ends exactly at the target.
    model.set(70, .linear(duration: 1))
    probe.host.advance(to: 60)
    #expect(probe.scale() == 70)
    _ = probe.host.frame()
    #expect(!probe.host.needsFrame)
    #expect(counts(probe).isEmpty)
  }

  @Test("Motions with ends may be as many as 256, under endless ones too, and above them")
  func ends() throws {
    let model = Model(0.0)
    let probe = try Probe(Scaler(model: model))
    for change in 0..<20 {
      model.set(change.isMultiple(of: 2) ? 100 : 60, .linear(duration: 0.7).repeatForever())
      probe.host.advance(by: 0.01)
    }
    for change in 0..<200 {
      model.set(Double(change), .easeInOut(duration: 20))
      probe.host.advance(by: 0.01)
    }
    #expect(counts(probe).max() == 220)
    for change in 0..<11 {
      model.set(change.isMultiple(of: 2) ? 100 : 60, .easeIn(duration: 1e9))
      probe.host.advance(by: 0.01)
    }
    #expect(counts(probe).max() == 231)
    #expect(probe.host.issues.isEmpty)
    // The thirty-second: the sixteen oldest are held.
    for target in [0.0, 1] {
      model.set(target, .easeIn(duration: 1e9))
      probe.host.advance(by: 0.01)
    }
    #expect(counts(probe).max() == 218)
    #expect(probe.host.issues.count == 1)
  }

  @Test("A target that is followed for two seconds in each of 120 frames is followed whole")
  func followed() throws {
    let model = Model(0.0)
    let probe = try Probe(Scaler(model: model))
    var most = 0
    for frame in 1...600 {
      probe.host.advance(to: Double(frame) / 120)
      model.set(Double(frame), .easeInOut(duration: 2))
      _ = probe.scale()
      most = max(most, counts(probe).max() ?? 0)
    }
    #expect((238...242).contains(most))
    #expect(probe.host.issues.isEmpty)
  }
}
