import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// Says when it is pressed.
private struct Told: ButtonStyle {
  let log: Log
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .onChange(of: configuration.isPressed) { _, new in log(new ? "pressed" : "released") }
  }
}

/// SWIFTUI-FACTS 13.4, rows B0 to B3.
@MainActor @Suite("Buttons")
struct ButtonTests {
  private let log = Log()

  private func probe() throws -> Probe {
    try Probe(
      Button("Go") { [log] in log("action") }.frame(width: 100, height: 100)
        .buttonStyle(Told(log: log)), HostConfiguration(size: Size(600, 600)))
  }
  private let middle = Point(300, 300)
  private let far = Point(590, 590)

  @Test func pressThenActionThenRelease() throws {
    let probe = try probe()
    probe.host.touchDown(at: middle)
    #expect(log.entries == ["pressed"])
    probe.host.touchUp()
    #expect(log.entries == ["pressed", "action", "released"])
  }

  @Test func outAndBackIsReleasedAndPressedAgain() throws {
    let probe = try probe()
    probe.host.touchDown(at: middle)
    probe.host.touchMove(to: far)
    #expect(log.entries == ["pressed", "released"])
    probe.host.touchMove(to: middle)
    probe.host.touchUp()
    #expect(log.entries == ["pressed", "released", "pressed", "action", "released"])
  }

  @Test func letGoOutsideNothingHappens() throws {
    let probe = try probe()
    probe.host.touchDown(at: middle)
    probe.host.touchMove(to: far)
    probe.host.touchUp()
    #expect(log.entries == ["pressed", "released"])
  }

  @Test func howLongItIsHeldDoesNotMatter() throws {
    let probe = try probe()
    probe.host.touchDown(at: middle)
    probe.host.advance(to: 8)
    probe.host.touchUp()
    #expect(log.entries == ["pressed", "action", "released"])
  }

  @Test func aFingerMaySlipSeventyPoints() throws {
    let probe = try probe()
    probe.host.touchDown(at: middle)
    probe.host.touchMove(to: Point(300 + 70, 300))
    probe.host.touchUp()
    #expect(log.entries == ["pressed", "action", "released"])
  }

  @Test func aCancelledTouchDoesNothing() throws {
    let probe = try probe()
    probe.host.touchDown(at: middle)
    probe.host.touchCancel()
    #expect(log.entries == ["pressed", "released"])
  }

  @Test func aPressIsNotAnimatedUnlessTheStyleSaysSo() throws {
    struct Fading: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.opacity(configuration.isPressed ? 0 : 1)
          .animation(.linear(duration: 1), value: configuration.isPressed)
      }
    }
    let plain = try Probe(Button("Go") {}.buttonStyle(.plain))
    plain.host.touchDown(at: try #require(plain.host.semantics.first).center)
    #expect(plain.host.motions.isEmpty)
    let fading = try Probe(Button("Go") {}.buttonStyle(Fading()))
    fading.host.touchDown(at: try #require(fading.host.semantics.first).center)
    #expect(isClose(fading.value("Text", "opacity", at: 0.25), 0.75))
  }

  @Test func aDisabledButtonDoesNothingAndSaysSo() throws {
    let probe = try Probe(Button("Go") { [log] in log("action") }.disabled(true))
    let element = try #require(probe.host.semantics.first)
    #expect(element.label == "Go" && element.traits.contains(.isButton) && !element.isEnabled)
    probe.tap("Go")
    #expect(log.entries.isEmpty)
  }

  @Test func whatIsBehindADisabledButtonGetsTheTouch() throws {
    let probe = try Probe(
      VStack { Button("Go") { [log] in log("inner") }.disabled(true) }
        .onTapGesture { [log] in log("outer") })
    probe.host.tap(at: Point(393 / 2, 852 / 2))
    #expect(log.entries == ["outer"])
  }

  @Test func disablingReachesGesturesAndCannotBeUndoneBelow() throws {
    let probe = try Probe(
      Color.red.onTapGesture { [log] in log("tap") }.disabled(false).disabled(true))
    probe.host.tap(at: Point(100, 100))
    #expect(log.entries.isEmpty)
  }

  @Test func aButtonThatGoesWhilePressedDoesNothing() throws {
    struct Scene: View {
      let model: Model<Bool>
      let log: Log
      var body: some View { if model.value { Button("Go") { log("action") } } }
    }
    for animation in [nil, Animation.linear(duration: 1)] {
      let model = Model(true)
      let probe = try Probe(Scene(model: model, log: log))
      probe.host.touchDown(at: try #require(probe.host.semantics.first).center)
      model.set(false, animation)
      probe.host.advance(to: 0.1)
      probe.host.touchUp()
      #expect(log.entries.isEmpty)
    }
  }

  @Test func stylesCanHaveStateAndFollowThePointer() throws {
    struct Hovering: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        Inner(configuration: configuration)
      }
      private struct Inner: View {
        let configuration: ButtonStyleConfiguration
        @State private var isHovered = false
        var body: some View {
          configuration.label.opacity(isHovered ? 0.5 : 1).onHover { isHovered = $0 }
        }
      }
    }
    let probe = try Probe(Button("Go") {}.buttonStyle(Hovering()))
    let center = try #require(probe.host.semantics.first).center
    probe.host.hover(at: center)
    #expect(probe.value("Text", "opacity") == 0.5)
    probe.host.hover(at: nil)
    #expect(probe.value("Text", "opacity") == 1)
  }

  @Test func aPrimitiveStyleDecidesItselfWhenToTrigger() throws {
    struct Double: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.onTapGesture(count: 2) { configuration.trigger() }
      }
    }
    let probe = try Probe(Button("Go") { [log] in log("action") }.buttonStyle(Double()))
    let center = try #require(probe.host.semantics.first).center
    probe.host.tap(at: center)
    #expect(log.entries.isEmpty)
    probe.host.tap(at: center)
    #expect(log.entries == ["action"])
  }
}
