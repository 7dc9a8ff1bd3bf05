import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// SWIFTUI-FACTS 15.1, rows W1 to W3, and 15.3, X11.
@MainActor @Suite("Windows that go")
struct WindowLifecycleTests {
  private struct Screen: View {
    let log: Log
    @State private var isPulsing = false
    var body: some View {
      VStack {
        Circle().opacity(isPulsing ? 0.5 : 1)
          .onAppear {
            log("inner appears")
            withAnimation(.linear(duration: 1).repeatForever()) { isPulsing = true }
          }
          .onDisappear { log("inner disappears") }
          .task {
            log("task begins")
            try? await Task.sleep(for: .seconds(60))
            log(Task.isCancelled ? "task is cancelled" : "task ends")
          }
        TextField("Name", text: .constant(""))
      }
      .onAppear { log("outer appears") }
      .onDisappear { log("outer disappears") }
    }
  }

  @Test func aWindowThatLosesTheScreenKeepsItsViews() throws {
    let log = Log()
    let probe = try Probe(Screen(log: log))
    log.entries = []
    for phase in [ScenePhase.inactive, .background, .active] {
      probe.host.configuration.scenePhase = phase
      probe.host.advance(by: 0.1)
    }
    #expect(log.entries.isEmpty)
  }

  @Test func viewsThatLeaveTheirWindowDisappear() throws {
    let log = Log()
    let probe = try Probe(Screen(log: log))
    #expect(log.entries == ["inner appears", "task begins", "outer appears"])
    log.entries = []
    probe.host.close()
    #expect(log.entries == ["inner disappears", "outer disappears"])
    probe.host.advance(by: 0)
    #expect(log.entries.dropFirst(2) == ["task is cancelled"])
  }

  @Test func nothingIsLeftOfThem() throws {
    let probe = try Probe(Screen(log: Log()))
    probe.host.advance(by: 0.3)
    probe.host.close()
    probe.host.close()
    _ = probe.host.frame()
    #expect(probe.host.graph.remains.isEmpty)
    #expect(probe.host.motions.isEmpty)
    #expect(probe.host.semantics.isEmpty)
    #expect(!probe.host.needsFrame)
  }

  @Test func sheetsGoWithTheirWindow() throws {
    let log = Log()
    let probe = try Probe(
      Color.white.sheet(isPresented: .constant(true)) {
        Text("Sheet").onDisappear { log("sheet disappears") }
      })
    probe.host.advance(by: 1)
    probe.host.close()
    _ = probe.host.frame()
    #expect(log.entries == ["sheet disappears"])
    #expect(probe.host.graph.remains.isEmpty)
  }
}
