import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

private let outer = Animation.linear(duration: 1)
private let inner = Animation.linear(duration: 2)

/// A view of one number.
private struct Subject<Content: View>: View {
  let model: Model<Double>
  let content: (Double) -> Content

  init(_ model: Model<Double>, @ViewBuilder content: @escaping (Double) -> Content) {
    self.model = model
    self.content = content
  }

  var body: some View { content(model.value) }
}

/// SWIFTUI-FACTS 4.1 and 4.3: who wins where several animations apply; the rows are named.
@MainActor @Suite("Which animation applies")
struct PrecedenceTests {
  private let model = Model(0.0)

  /// The animations of a property after a change, by the last step of the path; "snaps" where the
  /// value is there at once.
  private func motions<V: View>(
    _ property: String, _ view: V, _ change: () -> Void
  ) throws -> [String: String] {
    let probe = try Probe(view)
    change()
    probe.host.advance(to: 0)
    let values = probe.host.values.filter { $0.property == property }
    let moving = probe.host.motions.filter { $0.property == property }
    return Dictionary(
      values.map { value in
        (
          value.path.split(separator: "/").last.map(String.init) ?? "",
          moving.first { $0.path == value.path }?.animation ?? "snaps"
        )
      }, uniquingKeysWith: { first, _ in first })
  }

  private func motion<V: View>(
    _ view: V, _ change: () -> Void, _ property: String = "opacity"
  ) throws -> String? {
    try motions(property, view, change).first?.value
  }

  @Test("T1") func anExplicitAnimationMovesWhatItChanges() throws {
    let subject = Subject(model) { Rectangle().opacity($0) }
    #expect(try motion(subject) { model.set(1, outer) } == outer.description)
  }

  @Test("T2") func anImplicitAnimationIsOnlyForItsOwnValue() throws {
    let subject = Subject(model) { Rectangle().opacity($0).animation(inner, value: 7) }
    #expect(try motion(subject) { model.set(1, nil) } == "snaps")
  }

  @Test("T3") func siblingsAreNotAffected() throws {
    let subject = Subject(model) { value in
      HStack {
        Circle().opacity(value).animation(inner, value: value)
        Capsule().opacity(value)
      }
    }
    let found = try motions("opacity", subject) { model.set(1, nil) }
    #expect(found == ["Circle[0]": inner.description, "Capsule[1]": "snaps"])
  }

  @Test("T3b") func anEffectOutsideTheModifierSnaps() throws {
    let subject = Subject(model) { Rectangle().animation(inner, value: $0).opacity($0) }
    #expect(try motion(subject) { model.set(1, nil) } == "snaps")
  }

  @Test("3, non-rendering modifiers") func geometryOutsideTheModifierMovesTheLeafInside() throws {
    let offset = Subject(model) { Rectangle().animation(inner, value: $0).offset(x: $0) }
    #expect(try motion(offset, { model.set(9, nil) }, "frame") == inner.description)
    model.value = 0
    let frame = Subject(model) {
      Rectangle().animation(inner, value: $0).frame(width: 10 + $0, height: 10)
    }
    #expect(try motion(frame, { model.set(9, nil) }, "frame") == inner.description)
  }

  @Test("T4") func implicitOverridesExplicitWhereItsValueChanged() throws {
    let subject = Subject(model) { Rectangle().opacity($0).animation(inner, value: $0) }
    #expect(try motion(subject) { model.set(1, outer) } == inner.description)
  }

  @Test("T4, another value") func implicitWithAnotherValueLetsTheExplicitPass() throws {
    let subject = Subject(model) { Rectangle().opacity($0).animation(inner, value: 7) }
    #expect(try motion(subject) { model.set(1, outer) } == outer.description)
  }

  @Test("T4n") func animationNilCancelsTheExplicitOne() throws {
    let subject = Subject(model) { Rectangle().opacity($0).animation(nil, value: $0) }
    #expect(try motion(subject) { model.set(1, outer) } == "snaps")
  }

  @Test("T5") func theInnermostModifierHasTheLastWord() throws {
    let subject = Subject(model) {
      Rectangle().opacity($0).animation(inner, value: $0).animation(outer, value: $0)
    }
    #expect(try motion(subject) { model.set(1, .easeIn) } == inner.description)
  }

  @Test("T6") func aTransactionWithoutAnimationSnapsItsSubtreeOnly() throws {
    let subject = Subject(model) { value in
      HStack {
        Circle().opacity(value).transaction { $0.animation = nil }
        Capsule().opacity(value)
      }
    }
    let found = try motions("opacity", subject) { model.set(1, outer) }
    #expect(found == ["Circle[0]": "snaps", "Capsule[1]": outer.description])
  }

  @Test("T7, T7c", arguments: [outer, nil])
  func aTransactionsAnimationBeatsTheExplicitOneAndNone(_ explicit: Animation?) throws {
    let subject = Subject(model) { value in
      Rectangle().opacity(value).transaction { $0.animation = inner }
    }
    #expect(try motion(subject) { model.set(1, explicit) } == inner.description)
  }

  @Test func aTransactionWithAValueActsOnlyWhereThatChanges() throws {
    func subject(_ watched: @escaping (Double) -> Double) -> some View {
      Subject(model) { value in
        Rectangle().opacity(value).transaction(value: watched(value)) { $0.animation = inner }
      }
    }
    #expect(try motion(subject { $0 }) { model.set(1, nil) } == inner.description)
    #expect(try motion(subject { _ in 7 }) { model.set(0, nil) } == "snaps")
  }

  @Test("T8, T8b, T8c") func disablesAnimationsBlocksOnlyImplicitOnes() throws {
    let subject = Subject(model) { Rectangle().opacity($0).animation(inner, value: $0) }
    for (explicit, expected) in [(outer as Animation?, outer.description), (nil, "snaps")] {
      var transaction = Transaction(animation: explicit)
      transaction.disablesAnimations = true
      let found = try motion(subject) {
        withTransaction(transaction) { model.value = 1 - model.value }
      }
      #expect(found == expected)
    }
  }

  @Test("4.2") func aTransactionModifierIsNotBlocked() throws {
    let subject = Subject(model) { value in
      Rectangle().opacity(value).transaction { $0.animation = inner }
    }
    var transaction = Transaction()
    transaction.disablesAnimations = true
    #expect(
      try motion(subject) { withTransaction(transaction) { model.value = 1 } } == inner.description)
  }

  private struct Pair: View {
    let write: (Binding<Double>, Binding<Double>) -> Void
    @State private var first = 0.0
    @State private var second = 0.0
    var body: some View {
      VStack {
        Circle().opacity(first)
        Capsule().opacity(second)
        Button("Go") { write($first, $second) }
      }
    }
  }

  private func pair(_ write: @escaping (Binding<Double>, Binding<Double>) -> Void) throws
    -> [String]
  {
    let probe = try Probe(Pair(write: write))
    probe.tap("Go")
    return ["Circle[0]", "Capsule[1]"].map { name in
      probe.host.motions.first { $0.path.hasSuffix(name) && $0.property == "opacity" }?.animation
        ?? "snaps"
    }
  }

  @Test("T9") func aNestedWriteUsesTheInnermostCall() throws {
    let found = try pair { first, second in
      withAnimation(outer) {
        first.wrappedValue = 1
        withAnimation(inner) { second.wrappedValue = 1 }
      }
    }
    #expect(found == [outer.description, inner.description])
  }

  @Test("T10") func writesOfOneTurnKeepTheirOwnAnimations() throws {
    let found = try pair { first, second in
      withAnimation(outer) { first.wrappedValue = 1 }
      withAnimation(inner) { second.wrappedValue = 1 }
    }
    #expect(found == [outer.description, inner.description])
  }

  @Test("T11s, T12s") func aBindingToStateBringsItsAnimation() throws {
    let found = try pair { first, second in
      first.animation(outer).wrappedValue = 1
      second.transaction(Transaction(animation: inner)).wrappedValue = 1
    }
    #expect(found == [outer.description, inner.description])
  }

  @Test("T11, T12") func aBindingOfClosuresDoesNot() throws {
    let found = try pair { first, second in
      let closures = [first, second].map { state in
        Binding(get: { state.wrappedValue }, set: { state.wrappedValue = $0 })
      }
      closures[0].animation(outer).wrappedValue = 1
      withAnimation(inner) { closures[1].wrappedValue = 1 }
    }
    #expect(found == ["snaps", inner.description], "only what is current around the write counts")
  }

  @Test func aBindingOfClosuresMayTakeTheTransactionItself() throws {
    let found = try pair { first, _ in
      let closures = Binding(
        get: { first.wrappedValue },
        set: { value, transaction in withTransaction(transaction) { first.wrappedValue = value } })
      closures.animation(outer).wrappedValue = 1
    }
    #expect(found == [outer.description, "snaps"])
  }

  private struct Mark: TransactionKey { static var defaultValue: Int { 0 } }

  @Test("4.1") func aKeyTravelsWithTheWriteAndCanBeReadOnTheWay() throws {
    let subject = Subject(model) { value in
      Rectangle().opacity(value).transaction { $0.animation = $0[Mark.self] == 3 ? inner : nil }
    }
    #expect(try motion(subject) { model.set(1, outer) } == "snaps")
    var transaction = Transaction()
    transaction[Mark.self] = 3
    let found = try motion(subject) {
      withTransaction(transaction) { withTransaction(\.isContinuous, true) { model.value = 0 } }
    }
    #expect(found == inner.description, "the inner transaction is layered over the outer one")
  }
}
