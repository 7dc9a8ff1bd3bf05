import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// SWIFTUI-FACTS 6.3: when transitions run; the rows are named.
@MainActor @Suite("When transitions run")
struct TransitionRunTests {
  private let model = Model(false)

  private func scene<Content: View>(@ViewBuilder _ content: @escaping (Bool) -> Content) throws
    -> Probe
  {
    try Probe(Showing(model: model, content: content))
  }

  @Test("X0") func withoutOneTheDefaultIsOpacity() throws {
    let probe = try scene { isThere in VStack { if isThere { Rectangle() } } }
    model.set(true, .second)
    #expect(isClose(probe.value("Rectangle", "opacity", at: 0.25), 0.25))
    #expect(probe.moving == ["opacity"])
  }

  @Test("X00, X11–X14") func siblingsMoveAndWhatGoesStays() throws {
    let items = Model([0, 1, 2])
    struct Column: View {
      let items: Model<[Int]>
      var body: some View {
        VStack(spacing: 0) {
          ForEach(items.value, id: \.self) { _ in Rectangle().frame(width: 10, height: 30) }
        }
      }
    }
    let probe = try Probe(Column(items: items))
    let top = try #require(probe.value("[0]/Rectangle", "frame", 1))
    let last = try #require(probe.value("[2]/Rectangle", "frame", 1))
    items.set([0, 2], .second)
    #expect(isClose(probe.value("[1]/Rectangle", "opacity", at: 0.5), 0.5))
    #expect(probe.value("[1]/Rectangle", "frame", 1) == top + 30, "it keeps its last place")
    #expect(isClose(probe.value("[2]/Rectangle", "frame", 1), last - 7.5))
    #expect(isClose(probe.value("[0]/Rectangle", "frame", 1), top + 7.5))
    items.set([0, 1, 2], .second)
    probe.host.advance(to: 3)
    #expect(probe.value("[1]/Rectangle", "opacity") == 1, "revived, not made anew")
    #expect(probe.value("[2]/Rectangle", "frame", 1) == last)
  }

  @Test("X1n, SW1n") func withoutAnAnimationTheChangeIsInstant() throws {
    let probe = try scene { isThere in
      VStack { if isThere { Rectangle().transition(.scale) } else { Circle() } }
    }
    model.set(true, nil)
    #expect(probe.shows("Rectangle") && !probe.shows("Circle"))
    #expect(probe.moving.isEmpty)
  }

  @Test("X13") func animationAtTheContainerRunsThem() throws {
    let probe = try scene { isThere in
      VStack { if isThere { Rectangle().transition(.scale) } }.animation(.second, value: isThere)
    }
    model.set(true, nil)
    #expect(isClose(probe.value("Rectangle", "scale", at: 0.5), 0.5))
  }

  @Test("X14") func aTransactionInsideTheBranchDoesNotStopThem() throws {
    let probe = try scene { isThere in
      VStack {
        if isThere { Rectangle().transition(.scale).transaction { $0.animation = nil } }
      }
    }
    model.set(true, .second)
    #expect(isClose(probe.value("Rectangle", "scale", at: 0.5), 0.5))
  }

  @Test func animationOnTheInsertedViewItselfDoesNot() throws {
    let probe = try scene { isThere in
      VStack { if isThere { Rectangle().transition(.scale).animation(.second, value: isThere) } }
    }
    model.set(true, nil)
    _ = probe.host.frame()
    #expect(probe.moving.isEmpty)
  }

  @Test("X15") func onlyTheRootOfWhatIsInsertedRunsItsOwn() throws {
    let probe = try scene { isThere in
      ZStack {
        if isThere {
          VStack {
            Circle().transition(.scale)
            if isThere { Capsule().transition(.slide) }
          }
          .transition(.opacity)
        }
      }
    }
    for isThere in [true, false] {
      model.set(isThere, .second)
      probe.host.advance(by: 0.5)
      #expect(probe.moving == ["opacity"])
      probe.host.advance(by: 2)
    }
  }

  @Test("X16") func aTransitionOnWhatIsAlwaysThereDoesNothing() throws {
    let probe = try scene { isThere in
      Rectangle().opacity(isThere ? 1 : 0.5).transition(.scale)
    }
    model.set(true, .second)
    probe.host.advance(to: 0.5)
    #expect(probe.moving == ["opacity"])
  }

  @Test("X17") func theFirstRenderRunsNone() throws {
    model.value = true
    let probe = try scene { isThere in
      VStack { if isThere { Rectangle().transition(.scale.animation(.second)) } }
        .animation(.second, value: isThere)
    }
    #expect(probe.moving.isEmpty)
  }

  @Test func theTraitIsFoundThroughConditionalsGroupsAndIdentities() throws {
    let probe = try scene { isThere in
      ZStack {
        if isThere {
          Group {
            if isThere { ForEach(0..<1) { _ in AnyView(Rectangle().transition(.scale)).id(3) } }
          }
        }
      }
    }
    model.set(true, .second)
    probe.host.advance(to: 0.5)
    #expect(probe.moving == ["scale"])
    model.set(false, .second)
    probe.host.advance(to: 1)
    #expect(probe.moving == ["scale"])
    probe.host.advance(to: 3)
    #expect(!probe.shows("Rectangle"))
  }

  @Test("SW0–SW1") func casesOfASwitchComeAndGo() throws {
    let number = Model(0)
    struct Scene: View {
      let number: Model<Int>
      var body: some View {
        ZStack {
          switch number.value {
          case 0: Rectangle().transition(.scale)
          case 1: Circle().transition(.opacity)
          default: Capsule()
          }
        }
      }
    }
    let probe = try Probe(Scene(number: number))
    number.set(1, .second)
    #expect(isClose(probe.value("Rectangle", "scale", at: 0.25), 0.75))
    #expect(isClose(probe.value("Circle", "opacity"), 0.25))
    number.set(2, .second)
    #expect(isClose(probe.value("Capsule", "opacity", at: 0.5), 0.25))
  }

  @Test func anotherIdentityGoesAndComes() throws {
    let probe = try scene { isThere in
      ZStack { Rectangle().frame(width: 50, height: 30).transition(.scale).id(isThere) }
    }
    model.set(true, .second)
    probe.host.advance(to: 0.25)
    let scales = probe.host.values.filter { $0.property.hasPrefix("scale") }.flatMap(\.shown)
    #expect(scales.count == 4, "two views, each in two directions")
    #expect(isClose(scales.min(), 0.25, within: 0.001) && isClose(scales.max(), 0.75))
  }

  @Test func theOutermostTransitionIsUsed() throws {
    let probe = try scene { isThere in
      ZStack { if isThere { Rectangle().transition(.scale).transition(.opacity) } }
    }
    model.set(true, .second)
    probe.host.advance(to: 0.5)
    #expect(probe.moving == ["opacity"])
  }
}
