import SwiftUI
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Power state of the process")
struct ClockProcessInfoTests {
  @Test func lowPowerModeIsTheHosts() async {
    let scheduler = ManualScheduler()
    scheduler.isLowPowerModeEnabled = true
    #expect(!ProcessInfo.processInfo.isLowPowerModeEnabled)
    scheduler.run { #expect(ProcessInfo.processInfo.isLowPowerModeEnabled) }
    #expect(!ProcessInfo.processInfo.isLowPowerModeEnabled)
    CurrentHost.withScheduler(scheduler) {
      CurrentHost.withScheduler(nil) { #expect(!ProcessInfo.processInfo.isLowPowerModeEnabled) }
      #expect(ProcessInfo.processInfo.isLowPowerModeEnabled)
    }
    #expect(ProcessInfo.processInfo.thermalState == .nominal)
  }

  @Test func itsChangeCanBeObserved() {
    let name = Notification.Name.NSProcessInfoPowerStateDidChange
    #expect(name.rawValue == "NSProcessInfoPowerStateDidChangeNotification")
  }
}
