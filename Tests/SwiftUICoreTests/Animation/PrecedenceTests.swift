import SwiftUI
import Testing

@testable import SwiftUICore

/// SWIFTUI-FACTS 4.3: who wins where several animations apply.
@MainActor @Suite("Which animation applies")
struct PrecedenceTests {
  private func motion<V: View>(_ view: V, _ change: () -> Void, _ property: String = "opacity")
    throws -> String?
  {
    let probe = try Probe(view)
    change()
    probe.host.advance(to: 0)
    return probe.host.motions.first { $0.property == property }?.animation
  }

  private let outer = Animation.linear(duration: 1)
  private let inner = Animation.linear(duration: 2)

  @Test func implicitOverridesExplicitWhereItsValueChanged() throws {
    struct Subject: View {
      let model: Model<Double>
      let inner: Animation
      var body: some View {
        Rectangle().opacity(model.value).animation(inner, value: model.value)
      }
    }
    let model = Model(0.0)
    #expect(
      try motion(Subject(model: model, inner: inner), { model.set(1, outer) }) == inner.description)
  }

  @Test func implicitWithAnotherValueLetsTheExplicitPass() throws {
    struct Subject: View {
      let model: Model<Double>
      let inner: Animation
      var body: some View { Rectangle().opacity(model.value).animation(inner, value: 7) }
    }
    let model = Model(0.0)
    #expect(
      try motion(Subject(model: model, inner: inner), { model.set(1, outer) }) == outer.description)
  }

  @Test func theInnermostModifierHasTheLastWord() throws {
    struct Subject: View {
      let model: Model<Double>
      let outer: Animation
      let inner: Animation
      var body: some View {
        Rectangle().opacity(model.value).animation(inner, value: model.value)
          .animation(outer, value: model.value)
      }
    }
    let model = Model(0.0)
    let subject = Subject(model: model, outer: outer, inner: inner)
    #expect(try motion(subject, { model.set(1, nil) }) == inner.description)
  }

  @Test func anEffectOutsideTheModifierSnaps() throws {
    struct Subject: View {
      let model: Model<Double>
      let inner: Animation
      var body: some View {
        Rectangle().animation(inner, value: model.value).opacity(model.value)
      }
    }
    let model = Model(0.0)
    #expect(try motion(Subject(model: model, inner: inner), { model.set(1, nil) }) == nil)
  }

  @Test func anOffsetOutsideTheModifierMovesTheLeafInside() throws {
    struct Subject: View {
      let model: Model<Double>
      let inner: Animation
      var body: some View {
        Rectangle().animation(inner, value: model.value).offset(x: model.value)
      }
    }
    let model = Model(0.0)
    let subject = Subject(model: model, inner: inner)
    #expect(try motion(subject, { model.set(9, nil) }, "frame") == inner.description)
  }

  @Test func aTransactionWithoutAnimationSnapsItsSubtree() throws {
    struct Subject: View {
      let model: Model<Double>
      var body: some View {
        Rectangle().opacity(model.value).transaction { $0.animation = nil }
      }
    }
    let model = Model(0.0)
    #expect(try motion(Subject(model: model), { model.set(1, outer) }) == nil)
  }

  @Test func disablesAnimationsBlocksOnlyImplicitOnes() throws {
    struct Subject: View {
      let model: Model<Double>
      let inner: Animation
      var body: some View {
        Rectangle().opacity(model.value).animation(inner, value: model.value)
      }
    }
    let model = Model(0.0)
    var transaction = Transaction(animation: outer)
    transaction.disablesAnimations = true
    let subject = Subject(model: model, inner: inner)
    #expect(
      try motion(subject, { withTransaction(transaction) { model.value = 1 } })
        == outer.description)
  }

  @Test func writesOfOneTurnKeepTheirOwnAnimations() throws {
    struct Subject: View {
      let outer: Animation
      let inner: Animation
      @State private var first = 0.0
      @State private var second = 0.0
      var body: some View {
        VStack {
          Circle().opacity(first)
          Capsule().opacity(second)
          Button("Go") {
            withAnimation(outer) { first = 1 }
            withAnimation(inner) { second = 1 }
          }
        }
      }
    }
    let probe = try Probe(Subject(outer: outer, inner: inner))
    probe.tap("Go")
    let motions = Dictionary(
      uniqueKeysWithValues: probe.host.motions.filter { $0.property == "opacity" }.map {
        ($0.path, $0.animation)
      })
    #expect(motions["Subject/VStack/Circle[0]"] == outer.description)
    #expect(motions["Subject/VStack/Capsule[1]"] == inner.description)
  }
}
