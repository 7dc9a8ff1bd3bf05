import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

@MainActor @Suite("Visual effects")
struct VisualEffectTests {
  @Test func theyKnowTheSizeAndThePlace() throws {
    let probe = try Probe(
      box(20, 30).visualEffect { content, geometry in
        content.offset(
          x: geometry.size.width, y: -geometry.frame(in: .global).minY + geometry.size.height)
      }, HostConfiguration(size: Size(100, 100)))
    #expect(probe.host.graph.rootElement.shownBounds == Rect(60, 30, 20, 30))
  }

  @Test func theyTakeNoPartInLayout() throws {
    let view = box(20, 20).visualEffect { content, _ in
      content.scaleEffect(3).blur(radius: 4).opacity(0.5).rotationEffect(.degrees(30))
    }
    #expect(try Placed(view, 100, 100).size == CGSize(width: 20, height: 20))
  }

  @Test func theyActInTheOrderInWhichTheyAreWritten() throws {
    let probe = try Probe(
      box(20, 20).visualEffect { content, _ in content.offset(x: 10).scaleEffect(2) },
      HostConfiguration(size: Size(100, 100)))
    #expect(probe.host.graph.rootElement.shownBounds == Rect(50, 30, 40, 40))
    let other = try Probe(
      box(20, 20).visualEffect { content, _ in content.scaleEffect(2).offset(x: 10) },
      HostConfiguration(size: Size(100, 100)))
    #expect(other.host.graph.rootElement.shownBounds == Rect(40, 30, 40, 40))
  }

  @Test func whatTheyReturnMovesAsOnAView() throws {
    let model = Model(0.0)
    let probe = try Probe(
      Ruled(model: model) { value in
        box(20, 20).visualEffect { content, _ in
          content.opacity(1 - value).hueRotation(.degrees(90 * value))
            .rotation3DEffect(.degrees(180 * value), axis: (0, 1, 0))
        }
      })
    model.set(1, .linear(duration: 1))
    _ = probe.host.frame()
    for (time, part) in [(0.25, 0.25), (0.5, 0.5), (1.0, 1.0)] {
      probe.host.advance(to: time)
      let frame = probe.host.frame()
      if time < 1 { #expect(frame.statistics.bodies == 0 && frame.statistics.layouts == 0) }
      #expect(isClose(probe.value("", "opacity"), 1 - part))
      #expect(isClose(probe.value("", "hueRotation"), 90 * part))
      #expect(isClose(probe.value("", "rotation3D"), 180 * part))
    }
  }

  @Test func anEmptyOneDoesNothing() throws {
    let probe = try Probe(
      box(20, 20).visualEffect { content, _ in content },
      HostConfiguration(size: Size(100, 100)))
    #expect(probe.host.graph.rootElement.shownBounds == Rect(40, 40, 20, 20))
  }
}
