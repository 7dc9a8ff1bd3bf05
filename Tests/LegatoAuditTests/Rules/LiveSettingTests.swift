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

/// Keeps what Low Power Mode was when it was made.
private struct PowerKeeper: View {
  private let savesPower = ProcessInfo.processInfo.isLowPowerModeEnabled
  @State private var isOn = false

  var body: some View {
    Button("Switch") {
      withAnimation(savesPower ? nil : .easeInOut(duration: 0.2)) { isOn.toggle() }
    }
    .opacity(isOn ? 1 : 0.5)
  }
}

/// Keeps what Low Power Mode was when something happened.
private struct PowerState: View {
  enum Moment { case made, appeared, touched }
  let moment: Moment
  var observes = false
  @State private var savesPower = false
  @State private var isOn = false

  init(_ moment: Moment, observes: Bool = false) {
    self.moment = moment
    self.observes = observes
    if moment == .made {
      _savesPower = State(initialValue: ProcessInfo.processInfo.isLowPowerModeEnabled)
    }
  }

  var body: some View {
    Button("Switch") {
      if moment == .touched { savesPower = ProcessInfo.processInfo.isLowPowerModeEnabled }
      withAnimation(savesPower ? nil : .easeInOut(duration: 0.2)) { isOn.toggle() }
    }
    .opacity(isOn ? 1 : 0.5)
    .onAppear {
      if moment == .appeared { savesPower = ProcessInfo.processInfo.isLowPowerModeEnabled }
    }
    .onReceive(NotificationCenter.default.publisher(for: .NSProcessInfoPowerStateDidChange)) { _ in
      if observes { savesPower = ProcessInfo.processInfo.isLowPowerModeEnabled }
    }
  }
}

/// Keeps it for as long as the program runs.
private struct PowerOfTheProgram: View {
  private static let savesPower = ProcessInfo.processInfo.isLowPowerModeEnabled
  @State private var isOn = false

  var body: some View {
    Button("Switch") {
      withAnimation(Self.savesPower ? nil : .easeInOut(duration: 0.2)) { isOn.toggle() }
    }
    .opacity(isOn ? 1 : 0.5)
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

  @Test("C20: a flag that the view itself keeps is told of, wherever it was read")
  func tellsOfAFlagThatIsKept() throws {
    let once = "Reads Low Power Mode once and is not told when it changes."
    #expect(try audit(LiveSetting.self) { PowerKeeper() }.map(\.message) == [once])
    #expect(try audit(LiveSetting.self) { PowerState(.made) }.map(\.message) == [once])
    #expect(
      try audit(LiveSetting.self) { PowerState(.appeared) }.map(\.message) == [
        "Moves after Low Power Mode was switched on, and does not where it is on from the start."
      ])
    #expect(
      try audit(LiveSetting.self) { PowerOfTheProgram() }.map(\.message) == [
        "Low Power Mode is read once for the whole program, and its change is never noticed."
      ])
  }

  @Test func hasNothingAgainstAFlagThatIsAskedForAgain() throws {
    #expect(try audit(LiveSetting.self) { PowerState(.made, observes: true) }.isEmpty)
    #expect(try audit(LiveSetting.self) { PowerState(.touched) }.isEmpty)
  }
}
