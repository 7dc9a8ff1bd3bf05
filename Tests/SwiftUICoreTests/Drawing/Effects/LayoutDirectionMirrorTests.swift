import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

@MainActor @Suite("layoutDirectionBehavior")
struct LayoutDirectionMirrorTests {
  /// Red before blue: 40 × 20 points in the middle of the surface.
  private struct Halves: View {
    var onTap: @MainActor () -> Void = {}

    var body: some View {
      HStack(spacing: 0) {
        Color(red: 1, green: 0, blue: 0).onTapGesture { onTap() }
        Color(red: 0, green: 0, blue: 1)
      }
      .frame(width: 40, height: 20)
    }
  }

  private struct Directed<Content: View>: View {
    let model: Model<LayoutDirection>
    @ViewBuilder let content: Content

    var body: some View { content.environment(\.layoutDirection, model.value) }
  }

  private static let surface = HostConfiguration(size: Size(100, 100))

  @Test func onlyInTheDirectionThatIsNamed() throws {
    let rows: [(LayoutDirectionBehavior, LayoutDirection, Double)] = [
      (.fixed, .leftToRight, 1), (.fixed, .rightToLeft, 1),
      (.mirrors, .leftToRight, 1), (.mirrors, .rightToLeft, -1),
      (.mirrors(in: .leftToRight), .leftToRight, -1),
      (.mirrors(in: .leftToRight), .rightToLeft, 1),
    ]
    for (behavior, direction, scale) in rows {
      let probe = try Probe(
        Halves().layoutDirectionBehavior(behavior).environment(\.layoutDirection, direction))
      let shown = probe.host.values.first { $0.property == "scale" }?.shown
      #expect(shown == [scale, 1], "\(behavior) \(direction)")
    }
  }

  @Test func itIsFlippedAboutItsMiddle() throws {
    let shown = try DrawnView(Halves().layoutDirectionBehavior(.mirrors(in: .leftToRight)))
    #expect([shown.hex(35, 50), shown.hex(65, 50)] == ["0000FF", "FF0000"])
    #expect([shown.hex(25, 50), shown.hex(75, 50)] == ["FFFFFF", "FFFFFF"])
  }

  /// Right to left the row is laid out from the right; in a mirror it looks as left to right.
  @Test func theContentKeepsItsDirection() throws {
    for (behavior, colors) in [
      (LayoutDirectionBehavior.fixed, ["0000FF", "FF0000"]), (.mirrors, ["FF0000", "0000FF"]),
    ] {
      let shown = try DrawnView(
        Halves().layoutDirectionBehavior(behavior).environment(\.layoutDirection, .rightToLeft))
      #expect([shown.hex(35, 50), shown.hex(65, 50)] == colors, "\(behavior)")
    }
  }

  @Test func touchesFollow() throws {
    let log = Log()
    let probe = try Probe(
      Halves { log("red") }.layoutDirectionBehavior(.mirrors(in: .leftToRight)), Self.surface)
    probe.host.tap(at: Point(35, 50))
    #expect(log.entries == [])
    probe.host.tap(at: Point(65, 50))
    #expect(log.entries == ["red"])
  }

  @Test func aChangeOfTheDirectionMovesUnderItsAnimation() throws {
    let model = Model(LayoutDirection.leftToRight)
    let probe = try Probe(
      Directed(model: model) { Color.red.layoutDirectionBehavior(.mirrors) }, Self.surface)
    model.set(.rightToLeft, .linear(duration: 1))
    _ = probe.host.frame()
    for (time, scale) in [(0.25, 0.5), (0.5, 0), (0.75, -0.5), (1, -1)] {
      let shown = try #require(probe.value("", "scale", at: time), "\(time)")
      #expect(isClose(shown, scale), "\(time)")
    }
    _ = probe.host.frame()
    #expect(!probe.host.needsFrame)
  }

  @Test func aChangeWithoutAnAnimationIsThereAtOnce() throws {
    let model = Model(LayoutDirection.rightToLeft)
    let probe = try Probe(
      Directed(model: model) { Color.red.layoutDirectionBehavior(.mirrors) }, Self.surface)
    model.set(.leftToRight, nil)
    _ = probe.host.frame()
    #expect(probe.value("", "scale") == 1)
    #expect(!probe.host.needsFrame)
  }
}
