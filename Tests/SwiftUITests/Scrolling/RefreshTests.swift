import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// SWIFTUI-FACTS 13.5: content that is pulled beyond its start is refreshed.
@MainActor
@Suite struct RefreshTests {
  private func offset(_ probe: Probe) -> Double {
    _ = probe.host.frame()
    return probe.host.values.first { $0.property == "scroll" }?.shown[1] ?? .nan
  }

  @Test func aPullBeyondTheThresholdRefreshesOnce() throws {
    let log = Log()
    let probe = try Probe.square(
      ScrollView { Color.gray.frame(height: 900) }.refreshable { log("refresh") })
    probe.drag(from: Point(200, 20), by: Size(0, 150), steps: 10)
    #expect(log.entries.isEmpty)
    probe.host.touchMove(to: Point(200, 320))
    #expect(offset(probe) < -100)
    #expect(log.entries == ["refresh"])
    #expect(probe.host.feedback.count == 1)
    probe.host.advance(by: 1)
    probe.host.touchUp()
    probe.host.advance(by: 3)
    #expect(offset(probe) == 0)
  }

  @Test func contentStaysOpenUntilTheActionReturns() async throws {
    let gate = Gate()
    let probe = try Probe.square(
      List { Text("row") }.refreshable { await gate.wait() })
    probe.drag(from: Point(200, 20), by: Size(0, 300), steps: 10)
    probe.host.advance(by: 1)
    probe.host.touchUp()
    probe.host.advance(by: 3)
    #expect(offset(probe) == -60)
    #expect(probe.labels.contains("Progress"))
    await gate.open()
    probe.host.advance(by: 3)
    #expect(offset(probe) == 0)
    #expect(!probe.labels.contains("Progress"))
  }

  @Test func theActionIsInTheEnvironment() throws {
    struct Reader: View {
      @Environment(\.refresh) private var refresh
      var body: some View { Text(refresh == nil ? "none" : "some") }
    }
    #expect(try Probe(Reader()).labels == ["none"])
    #expect(try Probe(Reader().refreshable {}).labels == ["some"])
  }

  /// Holds a task until it is opened, and then until the task has gone on.
  private actor Gate {
    private var waiting: CheckedContinuation<Void, Never>?

    func wait() async { await withCheckedContinuation { waiting = $0 } }

    /// Lets through who waits, as soon as somebody does, and leaves time to go on: on a machine that has much to do
    /// threads take their time.
    func open() async {
      while waiting == nil { await Task.yield() }
      waiting?.resume()
      waiting = nil
      for _ in 0..<20 {
        try? await Task.sleep(for: .milliseconds(2))
        await Task { @MainActor in }.value
      }
    }
  }
}
