import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

private let outer = Animation.linear(duration: 1)
private let inner = Animation.linear(duration: 2)

/// SWIFTUI-FACTS 4.2, and the last item of 4.3.
@MainActor @Suite("Modifiers in a closure have an animation of their own")
struct TransactionBodyTests {
  private struct Subject<Content: View>: View {
    let model: Model<Double>
    @ViewBuilder let content: (Double) -> Content
    var body: some View { content(model.value) }
  }

  private let model = Model(0.0)

  /// What the change to 1 moves: property → animation.
  private func motions<V: View>(
    _ explicit: Animation?, @ViewBuilder _ content: @escaping (Double) -> V
  ) throws -> [String: String] {
    let probe = try Probe(Subject(model: model, content: content))
    model.set(1, explicit)
    probe.host.advance(to: 0)
    return Dictionary(
      probe.host.motions.map { ($0.property, $0.animation) }, uniquingKeysWith: { $1 })
  }

  @Test func onlyTheModifiersInTheClosureAnimate() throws {
    let found = try motions(nil) { value in
      Rectangle().scaleEffect(1 + value).animation(inner) { $0.opacity(value) }.blur(radius: value)
    }
    #expect(found == ["opacity": inner.description])
  }

  @Test func theContentKeepsTheOuterTransaction() throws {
    let found = try motions(outer) { value in
      Rectangle().scaleEffect(1 + value).animation(inner) { $0.opacity(value) }.blur(radius: value)
    }
    #expect(
      found == [
        "opacity": inner.description, "scale": outer.description, "blur": outer.description,
      ])
  }

  @Test func nilSnapsTheModifiersInTheClosure() throws {
    let found = try motions(outer) { value in
      Rectangle().scaleEffect(1 + value).animation(nil) { $0.opacity(value) }
    }
    #expect(found == ["scale": outer.description])
  }

  @Test func theTransactionFormDoesTheSame() throws {
    let found = try motions(outer) { value in
      Rectangle().scaleEffect(1 + value)
        .transaction {
          $0.animation = inner
        } body: {
          $0.opacity(value)
        }
    }
    #expect(found == ["scale": outer.description, "opacity": inner.description])
  }

  @Test func disablesAnimationsBlocksTheAnimationFormAlone() throws {
    for isTransaction in [false, true] {
      let model = Model(0.0)
      let probe = try Probe(
        Subject(model: model) { value in
          if isTransaction {
            Rectangle().transaction {
              $0.animation = inner
            } body: {
              $0.opacity(value)
            }
          } else {
            Rectangle().animation(inner) { $0.opacity(value) }
          }
        })
      var transaction = Transaction()
      transaction.disablesAnimations = true
      withTransaction(transaction) { model.value = 1 }
      probe.host.advance(to: 0)
      #expect(probe.host.motions.isEmpty == !isTransaction)
    }
  }

  @Test func geometryFollowsTheTransactionOutsideOfTheOutermostClosure() throws {
    func body(_ value: Double) -> some View {
      Rectangle().animation(inner) {
        $0.offset(x: 10 * value).animation(.linear(duration: 3)) { $0.frame(width: 50 + value) }
      }
    }
    #expect(try motions(nil, body).isEmpty)
    model.value = 0
    #expect(try motions(outer, body) == ["frame": outer.description])
  }

  @Test func whatIsAddedInTheClosureMovesWithTheOuterTransactionToo() throws {
    let found = try motions(outer) { value in
      Circle().frame(width: 9, height: 9).animation(inner) {
        $0.padding(value * 10).background { Capsule().opacity(value) }
      }
    }
    #expect(found["frame"] == outer.description)
    #expect(found["opacity"] == inner.description)
  }

  @Test func closuresNest() throws {
    let found = try motions(nil) { value in
      Rectangle().blur(radius: value).animation(inner) {
        $0.opacity(value).animation(.linear(duration: 3)) { $0.scaleEffect(1 + value) }
      }
    }
    #expect(
      found == [
        "opacity": inner.description, "scale": Animation.linear(duration: 3).description,
      ])
  }

  @Test func theContentOfAnOuterClosureInsideAnInnerOneStaysOutsideOfBoth() throws {
    let found = try motions(outer) { value in
      Rectangle().opacity(value).animation(inner) { content in
        Color.clear.animation(.linear(duration: 3)) { clear in
          ZStack {
            clear
            content
          }
        }
      }
    }
    #expect(found == ["opacity": outer.description])
  }

  @Test func theContentIsUpdatedAndKeepsItsState() throws {
    struct Counter: View {
      let value: Double
      @State private var taps = 0
      var body: some View { Button("\(Int(value)) of \(taps)") { taps += 1 } }
    }
    let model = Model(0.0)
    let probe = try Probe(
      Subject(model: model) { value in
        Counter(value: value).animation(inner) { $0.scaleEffect(1 + value / 10) }
      })
    probe.tap("0 of 0")
    model.value = 1
    #expect(probe.host.semantics.map(\.label) == ["1 of 1"])
  }
}
