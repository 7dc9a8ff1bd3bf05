import LegatoDisplay
import SwiftUI
import Testing

@testable import LegatoAudit

/// Changes between two looks again and again, by a timer.
private struct Blinking: View {
  @State private var isOn = false
  let interval: Double
  var size = 300.0
  var animation: Animation?

  var body: some View {
    Rectangle().fill(isOn ? .white : .black).frame(width: size, height: size)
      .animation(animation, value: isOn)
      .onAppear {
        _ = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in
          MainActor.assumeIsolated { isOn.toggle() }
        }
      }
  }
}

private struct Ticking: View {
  @State private var ticks = 0
  let shows: Bool
  let interval: Double
  var body: some View {
    Text(shows ? "\(ticks)" : "still")
      .onAppear {
        _ = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in
          MainActor.assumeIsolated { ticks += 1 }
        }
      }
  }
}

private struct Sliding: View {
  @State private var isThere = false
  let fades: Bool
  var body: some View {
    Text("Title").opacity(fades && !isThere ? 0 : 1).offset(x: isThere ? 0 : 60)
      .onAppear { withAnimation(.easeOut(duration: 0.3)) { isThere = true } }
  }
}

private struct Flickering: View {
  var body: some View {
    TimelineView(.periodic(from: .now, by: 0.1)) { context in
      let step = Int((context.date.timeIntervalSinceReferenceDate * 10).rounded())
      Rectangle().fill(step.isMultiple(of: 2) ? .white : .black).frame(width: 300, height: 300)
    }
  }
}

@MainActor @Suite("Rules: flashes, timers and first frames")
struct TimeTests {
  @Test func tellsOfFlashes() throws {
    let finding = try #require(try audit(Flashes.self) { Blinking(interval: 0.1) }.first)
    #expect(finding.severity == .error)
    #expect(finding.criteria == [.threeFlashes])
  }

  @Test func tellsOfFlashesByATimeline() throws {
    #expect(!(try audit(Flashes.self) { Flickering() }.isEmpty))
  }

  @Test func hasNothingAgainstAPhaseAnimator() throws {
    let findings = try audit {
      Text("Badge").phaseAnimator([0.4, 1]) { content, phase in
        content.opacity(phase)
      } animation: {
        _ in
        .easeInOut(duration: 0.5)
      }
    }
    #expect(findings.map(\.rule) == [])
  }

  @Test("Slow, or small, is no flash", arguments: [(0.5, 300.0), (0.1, 60.0)])
  func noFlash(interval: Double, size: Double) throws {
    #expect(try audit(Flashes.self) { Blinking(interval: interval, size: size) }.isEmpty)
  }

  @Test func tellsOfALoopThatATimerMakes() throws {
    let looped = try audit(RestlessMotion.self) {
      Blinking(interval: 0.6, animation: .easeInOut(duration: 0.5))
    }
    #expect(looped.first?.message.hasPrefix("Sets out again and again") == true)
    #expect(try audit(RestlessMotion.self) { Sliding(fades: true) }.isEmpty)
  }

  @Test func tellsOfATimerThatHasNothingToShow() throws {
    #expect(!(try audit(IdleCost.self) { Ticking(shows: false, interval: 0.05) }.isEmpty))
    #expect(try audit(IdleCost.self) { Ticking(shows: true, interval: 1) }.isEmpty)
    #expect(try audit(IdleCost.self) { Sliding(fades: true) }.isEmpty)
  }

  @Test func tellsOfATitleThatMovesToItsPlaceWhenItIsSeenAlready() throws {
    #expect(!(try audit(FirstRender.self) { Sliding(fades: false) }.isEmpty))
    #expect(try audit(FirstRender.self) { Sliding(fades: true) }.isEmpty)
  }

  @Test func tellsOfTextThatRollsTooFast() throws {
    let rolling = try audit(FastUpdates.self) { inputs in
      Text("\(inputs.value(3, 12))").contentTransition(.numericText())
        .animation(.easeOut(duration: 0.3), value: inputs.value(3, 12))
    }
    #expect(rolling.map(\.severity) == [.note])
    let plain = try audit(FastUpdates.self) { inputs in Text("\(inputs.value(3, 12))") }
    #expect(plain.isEmpty)
  }

  @Test func tellsOfAnimationsThatPileUp() throws {
    func move(_ animation: Animation) throws -> [Finding] {
      try audit(StackedAnimations.self) { inputs in
        Text("Go").offset(x: inputs.value(0, 100))
          .animation(animation, value: inputs.value(0, 100))
      }
    }
    #expect(try move(.easeInOut(duration: 1)).count == 1)
    #expect(try move(.spring(duration: 1)).isEmpty)
  }

  enum Style: CaseIterable { case dims, shrinks, both, spring }

  /// A button of an app's own style, which takes no more touches once it has been pressed.
  private struct Sending: View {
    struct Look: ButtonStyle {
      let style: Style
      @Environment(\.isEnabled) private var isEnabled
      func makeBody(configuration: Configuration) -> some View {
        let isDown = configuration.isPressed
        let curve: Animation = style == .spring ? .spring(duration: 0.3) : .easeOut(duration: 0.2)
        configuration.label.padding()
          .opacity(style == .shrinks ? 1 : isDown ? 0.7 : isEnabled ? 1 : 0.4)
          .scaleEffect(style == .dims ? 1 : isDown ? 0.95 : isEnabled ? 1 : 0.9)
          .animation(curve, value: isDown)
          .animation(curve, value: isEnabled)
      }
    }
    let style: Style
    @State private var isSending = false
    var body: some View {
      Button("Send") { isSending = true }.buttonStyle(Look(style: style)).disabled(isSending)
    }
  }

  @Test(
    "A finger that comes and goes in one moment presses and releases", arguments: Style.allCases)
  func selfDisabling(style: Style) throws {
    let findings = try audit(StackedAnimations.self) { Sending(style: style) }
    #expect(findings.isEmpty, "\(findings)")
  }

  /// One tap, two animations of one value: the change, and what its change changes.
  private struct Twice: View {
    let isButton: Bool
    @State private var place = 0.0
    var body: some View {
      VStack {
        Rectangle().frame(width: 20, height: 20).offset(x: place)
        if isButton {
          Button("Go") { go() }
        } else {
          Text("Go").onTapGesture { go() }
        }
      }
      .onChange(of: place) { old, new in
        if new == 60 { withAnimation(.easeOut(duration: 0.3)) { place = 80 } }
      }
    }
    private func go() {
      withAnimation(.easeInOut(duration: 0.3)) { place = place == 0 ? 60 : 0 }
    }
  }

  @Test("A tap that starts two animations of one value is told of", arguments: [true, false])
  func twice(isButton: Bool) throws {
    let findings = try audit(StackedAnimations.self) { Twice(isButton: isButton) }
    #expect(findings.map(\.message) == ["One change starts 2 animations of the same value."])
  }

  @Test func tellsOfUpdatesThatAreFasterThanFrames() throws {
    let findings = try audit(IdleCost.self) { Ticking(shows: true, interval: 0.001) }
    #expect(findings.count == 1)
    #expect(
      findings.first?.message.contains("1000 wakes of code that waits in a second, 59 ") == true)
    #expect(try audit(IdleCost.self) { Ticking(shows: true, interval: 1 / 120) }.isEmpty)
  }
}
