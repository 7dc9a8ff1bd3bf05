import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

private struct Tag: TransactionKey {
  static var defaultValue: String { "none" }
}

extension Transaction {
  fileprivate var tag: String {
    get { self[Tag.self] }
    set { self[Tag.self] = newValue }
  }
}

/// SWIFTUI-FACTS 4.1, 4.4: what a transaction carries, and who is told of its end.
@MainActor @Suite("Transactions and completions")
struct TransactionTests {
  /// The transactions that a view's changes arrive with.
  private struct Listener: View {
    let model: Model<Double>
    let log: Log
    var body: some View {
      Rectangle().scaleEffect(model.value).frame(width: 40, height: 40)
        .transaction { log("\($0[Tag.self]) \($0.animation?.description ?? "nil")") }
    }
  }

  private func heard(_ change: (Model<Double>) -> Void) throws -> [String] {
    let (model, log) = (Model(0.0), Log())
    let probe = try Probe(Listener(model: model, log: log))
    log.entries = []
    change(model)
    probe.host.advance(to: 0)
    return log.entries
  }

  private let linear = Animation.linear(duration: 1)

  @Test func keysTravelWithTheWrite() throws {
    let entries = try heard { model in
      var transaction = Transaction(animation: linear)
      transaction[Tag.self] = "mine"
      withTransaction(transaction) { model.value = 1 }
    }
    #expect(entries.last == "mine \(linear)")
  }

  @Test func aTransactionLiesOverTheOneAroundIt() throws {
    let entries = try heard { model in
      withAnimation(linear) {
        var transaction = Transaction()
        transaction[Tag.self] = "inner"
        withTransaction(transaction) { model.value = 1 }
      }
    }
    // The animation was not set by the inner one, so it is inherited.
    #expect(entries.last == "inner \(linear)")
  }

  @Test func whatTheInnerOneSetsCountsEvenIfItIsNothing() throws {
    let entries = try heard { model in
      withAnimation(linear) { withTransaction(Transaction(animation: nil)) { model.value = 1 } }
    }
    #expect(entries.last == "none nil")
  }

  @Test func aKeyPathSetsOneProperty() throws {
    let entries = try heard { model in
      withAnimation(linear) { withTransaction(\.tag, "path") { model.value = 1 } }
    }
    #expect(entries.last == "path \(linear)")
  }

  // MARK: Completions

  private func run(_ change: (Model<Double>, Log) -> Void, until time: Double) throws -> [String] {
    let (model, log) = (Model(0.0), Log())
    let probe = try Probe(Scaler(model: model))
    change(model, log)
    probe.host.advance(to: time)
    return log.entries
  }

  @Test func aLogicalCompletionIsNotPutOffByARetarget() throws {
    let log = Log()
    let model = Model(0.0)
    let probe = try Probe(Scaler(model: model))
    withAnimation(.linear(duration: 1)) {
      model.value = 1
    } completion: {
      log("first")
    }
    probe.host.advance(to: 0.5)
    withAnimation(.spring(duration: 3)) {
      model.value = 2
    } completion: {
      log("second")
    }
    probe.host.advance(to: 0.99)
    #expect(log.entries.isEmpty)
    probe.host.advance(to: 1.01)
    #expect(log.entries == ["first"])
    probe.host.advance(to: 3.49)
    #expect(log.entries == ["first"])
    probe.host.advance(to: 3.51)
    #expect(log.entries == ["first", "second"])
  }

  @Test func removalWaitsForEverythingThatRuns() throws {
    let log = Log()
    let model = Model(0.0)
    let probe = try Probe(Scaler(model: model))
    withAnimation(.linear(duration: 1), completionCriteria: .removed) {
      model.value = 1
    } completion: {
      log("removed")
    }
    probe.host.advance(to: 0.5)
    model.set(2, .linear(duration: 2))
    probe.host.advance(to: 2.49)
    #expect(log.entries.isEmpty)
    probe.host.advance(to: 2.51)
    #expect(log.entries == ["removed"])
  }

  @Test func aViewThatGoesTellsWhoWaits() throws {
    struct Subject: View {
      let model: Model<Double>
      let isShown: Model<Bool>
      var body: some View {
        ZStack {
          if isShown.value { Scaler(model: model).transition(.identity) }
        }
      }
    }
    let (model, isShown, log) = (Model(0.0), Model(true), Log())
    let probe = try Probe(Subject(model: model, isShown: isShown))
    withAnimation(.linear(duration: 5)) {
      model.value = 1
    } completion: {
      log("logical")
    }
    withAnimation(.linear(duration: 5), completionCriteria: .removed) {
      model.value = 2
    } completion: {
      log("removed")
    }
    probe.host.advance(to: 1)
    isShown.set(false, nil)
    probe.host.advance(to: 1.01)
    #expect(log.entries.sorted() == ["logical", "removed"])
    probe.host.advance(to: 20)
    #expect(log.entries.count == 2)
  }

  @Test func anEndlessMotionCompletesWhenASpringReplacesIt() throws {
    let log = Log()
    let model = Model(0.0)
    let probe = try Probe(Scaler(model: model))
    withAnimation(.linear(duration: 1).repeatForever()) {
      model.value = 1
    } completion: {
      log("loop")
    }
    probe.host.advance(to: 10)
    #expect(log.entries.isEmpty)
    model.set(2, .spring)
    probe.host.advance(to: 10)
    #expect(log.entries == ["loop"])
  }

  @Test func nothingToAnimateCompletesAtOnce() throws {
    let entries = try run(
      { model, log in
        withAnimation {
          model.value = 0
        } completion: {
          log("same value")
        }
        withAnimation {
        } completion: {
          log("nothing written")
        }
      }, until: 0.02)
    #expect(entries.sorted() == ["nothing written", "same value"])
  }

  @Test func anOuterCompletionWaitsForInnerWritesToo() throws {
    let log = Log()
    let (model, other) = (Model(0.0), Model(0.0))
    struct Two: View {
      let model: Model<Double>
      let other: Model<Double>
      var body: some View {
        VStack {
          Scaler(model: model)
          Scaler(model: other)
        }
      }
    }
    let probe = try Probe(Two(model: model, other: other))
    withAnimation(.linear(duration: 1)) {
      model.value = 1
      withAnimation(.linear(duration: 2)) {
        other.value = 1
      } completion: {
        log("inner")
      }
    } completion: {
      log("outer")
    }
    probe.host.advance(to: 1.5)
    #expect(log.entries.isEmpty)
    probe.host.advance(to: 2.01)
    #expect(log.entries.sorted() == ["inner", "outer"])
  }

  @Test func completionsOfATransactionItself() throws {
    let entries = try run(
      { model, log in
        var transaction = Transaction(animation: .spring(duration: 0.5))
        transaction.addAnimationCompletion { log("logical") }
        transaction.addAnimationCompletion(criteria: .removed) { log("removed") }
        withTransaction(transaction) { model.value = 1 }
      }, until: 0.51)
    #expect(entries == ["logical"])
  }

  @Test func repeatsCompleteWithTheirLastPass() throws {
    let log = Log()
    let model = Model(0.0)
    let probe = try Probe(Scaler(model: model))
    withAnimation(.linear(duration: 0.5).repeatCount(3)) {
      model.value = 1
    } completion: {
      log("done")
    }
    probe.host.advance(to: 1.49)
    #expect(log.entries.isEmpty)
    probe.host.advance(to: 1.5)
    #expect(log.entries == ["done"])
  }
}
