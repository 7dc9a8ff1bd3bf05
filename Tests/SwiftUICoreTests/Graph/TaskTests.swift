import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// SWIFTUI-FACTS 15.3; the rows are named.
@MainActor @Suite("Tasks of views")
struct TaskTests {
  private let log = Log()
  private let model = Model(true)

  private func scene<Content: View>(
    @ViewBuilder _ content: @escaping (Bool) -> Content
  ) throws -> Probe {
    try Probe(Showing(model: model) { value in VStack { content(value) } })
  }

  /// Waits until it is cancelled, and says so.
  private nonisolated static func waitForCancellation() async {
    await withTaskCancellationHandler {
      try? await Task.sleep(nanoseconds: 60_000_000_000)
    } onCancel: {
    }
  }

  /// A task that says when it starts and, at once, when it is cancelled.
  private func work(_ name: String) -> @Sendable () async -> Void {
    { @MainActor [log] in
      log("\(name) starts")
      await withTaskCancellationHandler {
        await Self.waitForCancellation()
      } onCancel: {
        MainActor.assumeIsolated { log("\(name) is cancelled") }
      }
    }
  }

  @Test("X1, X15") func whatItDoesBeforeItWaitsIsInTheFirstFrame() throws {
    struct Scene: View {
      @State private var text = "nothing"
      var body: some View { Text(text).task { text = "loaded" } }
    }
    let probe = try Probe(Scene())
    #expect(probe.host.semantics.map(\.label) == ["loaded"])
    #expect(probe.host.issues.isEmpty)
  }

  @Test("X2") func itStartsInItsPlaceAmongTheOthers() throws {
    let log = log
    _ = try scene { _ in
      Text("1").onAppear { log("inner") }.task { log("task") }.onAppear { log("outer") }
      Text("2").task { log("second") }
    }
    #expect(log.entries == ["second", "inner", "task", "outer"])
  }

  @Test("X3") func itsPriorityIsThatOfThePerson() throws {
    let log = log
    _ = try scene { _ in
      Text("1").task { log("\(Task.currentPriority.rawValue) \(Task.isCancelled)") }
    }
    #expect(log.entries == ["25 false"])
  }

  @Test("X4, X4b") func removalCancelsInItsPlaceAmongTheOthers() throws {
    let log = log
    let (inner, outer) = (work("inner"), work("outer"))
    let probe = try scene { isThere in
      if isThere {
        Text("1").task(inner).onDisappear { log("disappear") }.task(outer)
      }
    }
    log.entries = []
    model.set(false, nil)
    _ = probe.host.frame()
    #expect(log.entries == ["inner is cancelled", "disappear", "outer is cancelled"])
  }

  @Test("X5–X7, X12") func anotherIdentifierStartsItAgain() throws {
    let log = log
    let (first, second) = (work("first"), work("second"))
    let step = Model(0)
    let probe = try Probe(
      Showing(model: step) { step in
        Text("\(step)")
          .onChange(of: step) { log("inner") }
          .task(id: step / 2, step < 2 ? first : second)
          .onChange(of: step) { log("outer") }
      })
    #expect(log.entries == ["first starts"])
    log.entries = []
    step.value = 1
    _ = probe.host.frame()
    #expect(log.entries == ["inner", "outer"], "the same id, evaluated again")
    log.entries = []
    step.value = 2
    _ = probe.host.frame()
    #expect(log.entries == ["inner", "first is cancelled", "second starts", "outer"])
  }

  @Test("X7") func aTaskThatIsDoneStartsAgainForAnotherIdentifier() throws {
    let log = log
    let step = Model(0)
    let probe = try Probe(
      Showing(model: step) { step in Text("a").task(id: step) { log("run \(step)") } })
    for number in [1, 1, 2] {
      step.value = number
      _ = probe.host.frame()
    }
    #expect(log.entries == ["run 0", "run 1", "run 2"])
  }

  @Test("X10") func aGroupHasOne() throws {
    let log = log
    _ = try scene { _ in ForEach(0..<3) { Text("\($0)") }.task { log("run") } }
    #expect(log.entries == ["run"])
  }

  @Test("X11") func itIsCancelledWithTheHost() throws {
    let log = log
    let work = work("task")
    var probe: Probe? = try scene { _ in Text("1").task(work) }
    #expect(probe?.host.issues.isEmpty == true)
    probe = nil
    #expect(log.entries == ["task starts", "task is cancelled"])
  }

  @Test("X14") func whatReplacesStartsBeforeTheOtherIsCancelled() throws {
    let (old, new) = (work("old"), work("new"))
    let probe = try scene { isThere in
      if isThere { Text("1").task(old) } else { Text("2").task(new) }
    }
    log.entries = []
    model.set(false, nil)
    _ = probe.host.frame()
    #expect(log.entries == ["new starts", "old is cancelled"])
  }

  @Test("X16, X17") func anAnimatedRemovalCancelsAtItsEndUnlessItIsRevived() throws {
    let work = work("task")
    let probe = try scene { isThere in if isThere { Text("1").task(work) } }
    log.entries = []
    model.set(false, .second)
    probe.host.advance(to: 0.9)
    model.set(true, .second)
    probe.host.advance(to: 3)
    #expect(log.entries.isEmpty)
    model.set(false, .second)
    probe.host.advance(to: 3.9)
    #expect(log.entries.isEmpty)
    probe.host.advance(to: 4.1)
    #expect(log.entries == ["task is cancelled"])
  }
}
