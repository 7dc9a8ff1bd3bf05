import SwiftUI
import Testing

@testable import LegatoAudit

/// Reads the setting when it appears, and never again.
private struct StubbornLoop: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var isUp = false
  let follows: Bool

  var body: some View {
    Circle().frame(width: 30, height: 30)
      .offset(y: isUp && !(follows && reduceMotion) ? -40 : 0)
      .animation(
        follows && reduceMotion
          ? .linear(duration: 0) : .easeInOut(duration: 0.5).repeatForever(autoreverses: true),
        value: isUp && !(follows && reduceMotion)
      )
      .onAppear {
        guard !reduceMotion else { return }
        isUp = true
      }
  }
}

private struct PowerReader: View {
  @State private var isOn = false
  let observes: Bool
  @State private var change = 0

  private var animates: Bool { !ProcessInfo.processInfo.isLowPowerModeEnabled }

  var body: some View {
    Button("Switch \(change)") { isOn.toggle() }
      .opacity(isOn ? 1 : 0.5)
      .animation(animates ? .easeInOut(duration: 0.2) : nil, value: isOn)
      .onReceive(NotificationCenter.default.publisher(for: .NSProcessInfoPowerStateDidChange)) {
        _ in if observes { change += 1 }
      }
  }
}

@MainActor @Suite("Rule: live settings")
struct LiveSettingTests {
  @Test func tellsOfALoopThatGoesOn() throws {
    let findings = try audit(LiveSetting.self) { StubbornLoop(follows: false) }
    #expect(findings.contains { $0.severity == .error && $0.property == "frame" })
  }

  @Test func hasNothingAgainstALoopThatStops() throws {
    #expect(
      try audit(LiveSetting.self) { StubbornLoop(follows: true) }.filter { $0.severity == .error }
        .isEmpty)
  }

  @Test func tellsOfLowPowerModeThatIsReadAndNotObserved() throws {
    let findings = try audit(LiveSetting.self) { PowerReader(observes: false) }
    #expect(
      findings.map(\.message) == ["Reads Low Power Mode once and is not told when it changes."])
    #expect(findings.first?.path == "PowerReader")
  }

  @Test func hasNothingAgainstWhatObservesIt() throws {
    #expect(try audit(LiveSetting.self) { PowerReader(observes: true) }.isEmpty)
  }
}
