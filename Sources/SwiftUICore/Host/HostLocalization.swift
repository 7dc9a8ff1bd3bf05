import LegatoResources
import Synchronization

/// Brings the language of the host at work to code that asks for a text or a formatter: see decision 0030.
enum HostLocalization {
  /// Of the host that was made or changed last: code on other threads than the host's runs for it.
  static let latest = Mutex<LocalizationSettings?>(nil)

  /// Called by every host; the first one does it.
  static let installed: Void = CurrentLocalization.install(
    settings: {
      guard MainThread.isCurrent else { return latest.withLock { $0 } }
      guard HostClockIsInside() else { return nil }
      return MainActor.assumeIsolated { CurrentHost.scheduler?.localization }
    },
    report: { ViewGraph.reportWhereItRuns($0) })
}
