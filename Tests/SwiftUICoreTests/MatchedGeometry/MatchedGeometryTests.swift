import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// A small square at the top left and a big one at the bottom right of a surface of 400, of which
/// one is there.
private struct Hero: View {
  let isBig: Model<Bool>
  @Namespace private var space
  var body: some View {
    ZStack {
      Color.clear
      if isBig.value {
        Capsule().matchedGeometryEffect(id: "card", in: space)
          .frame(width: 200, height: 100).position(x: 300, y: 350)
      } else {
        Ellipse().matchedGeometryEffect(id: "card", in: space)
          .frame(width: 40, height: 40).position(x: 20, y: 20)
      }
    }
  }
}

private let surface = HostConfiguration(size: .init(400, 400))

extension Probe {
  fileprivate func frame(_ path: String, at time: Double? = nil) -> [Double]? {
    if let time { host.advance(to: time) }
    return host.values.first { $0.path.contains(path) && $0.property == "frame" }?.shown
      .map { ($0 * 1000).rounded() / 1000 }
  }
}

/// SWIFTUI-FACTS 8.
@MainActor @Suite("Views that share a frame")
struct MatchedGeometryTests {
  private let small: [Double] = [0, 0, 40, 40]
  private let big: [Double] = [200, 300, 200, 100]
  private let middle: [Double] = [100, 150, 120, 70]

  @Test func aSwapMovesBothViewsTogetherWhileTheyCrossFade() throws {
    let isBig = Model(false)
    let probe = try Probe(Hero(isBig: isBig), surface)
    #expect(probe.frame("Ellipse") == small)
    isBig.set(true, .second)
    #expect(probe.frame("Capsule", at: 0) == small)
    #expect(probe.frame("Ellipse", at: 0.5) == middle)
    #expect(probe.frame("Capsule") == middle)
    #expect(isClose(probe.value("Ellipse[1]", "opacity"), 0.5))
    #expect(isClose(probe.value("Capsule[1]", "opacity"), 0.5))
    #expect(probe.frame("Capsule", at: 1) == big)
    probe.host.advance(to: 1.1)
    #expect(!probe.shows("Ellipse") && probe.moving.isEmpty && probe.host.issues.isEmpty)
  }

  @Test func aFrameOfItCostsMovingLeavesAndNothingElse() throws {
    let isBig = Model(false)
    let probe = try Probe(Hero(isBig: isBig), surface)
    isBig.set(true, .spring(duration: 0.5))
    _ = probe.host.frame()
    for step in 1...10 {
      probe.host.advance(to: Double(step) / 60)
      let statistics = probe.host.frame().statistics
      #expect(statistics.bodies == 0 && statistics.layouts == 0)
    }
  }

  @Test func turningAroundGoesOnFromWhatIsShown() throws {
    let isBig = Model(false)
    let probe = try Probe(Hero(isBig: isBig), surface)
    isBig.set(true, .second)
    probe.host.advance(to: 0.5)
    isBig.set(false, .spring(duration: 0.5))
    #expect(probe.frame("Ellipse", at: 0.5) == middle && probe.frame("Capsule") == middle)
    probe.host.advance(to: 0.6)
    #expect(probe.frame("Ellipse") == probe.frame("Capsule"))
    #expect(probe.frame("Ellipse", at: 5) == small)
    #expect(!probe.shows("Capsule"))
  }

  @Test func aThirdViewStartsWhereTheSharedFrameIs() throws {
    let step = Model(0)
    struct Scene: View {
      let step: Model<Int>
      @Namespace private var space
      var body: some View {
        ZStack {
          ForEach([step.value], id: \.self) { step in
            Rectangle().matchedGeometryEffect(id: 1, in: space)
              .frame(width: 100, height: 100).position(x: 50 + 100 * Double(step), y: 50)
          }
        }
      }
    }
    let probe = try Probe(Scene(step: step), surface)
    step.set(1, .second)
    probe.host.advance(to: 0.5)
    step.set(2, .second)
    #expect(probe.frame("[2]/Rectangle", at: 0.5) == [50, 0, 100, 100])
    #expect(probe.frame("[2]/Rectangle", at: 3) == [200, 0, 100, 100])
  }

  @Test func withoutAnAnimationNothingMoves() throws {
    let isBig = Model(false)
    let probe = try Probe(Hero(isBig: isBig), surface)
    isBig.set(true, nil)
    #expect(probe.frame("Capsule", at: 0) == big)
    #expect(probe.moving.isEmpty)
  }

  // MARK: Followers

  private func followed<Follower: View>(
    @ViewBuilder _ follower: @escaping (Namespace.ID) -> Follower
  ) throws -> Probe {
    try Probe(Pair(model: Model(true)) { follower($1) }, surface)
  }

  @Test func aFollowerTakesTheFrameOfTheSourceAndKeepsItsRoom() throws {
    struct Scene: View {
      @Namespace private var space
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Circle().matchedGeometryEffect(id: 1, in: space).frame(width: 100, height: 60)
          Capsule().matchedGeometryEffect(id: 1, in: space, isSource: false)
            .frame(width: 20, height: 20)
          Ellipse().frame(width: 10, height: 10)
        }
      }
    }
    let probe = try Probe(Scene(), surface)
    #expect(probe.frame("Capsule[1]") == probe.frame("Circle[0]"))
    let top = try #require(probe.frame("Circle[0]"))
    #expect(probe.frame("Ellipse[2]")?[1] == top[1] + 80, "20 points stay free")
  }

  @Test func sizeIsAProposalAndTheAnswerCounts() throws {
    let probe = try followed { space in
      Capsule().frame(width: 30, height: 10)
        .matchedGeometryEffect(id: "source", in: space, isSource: false)
    }
    #expect(probe.frame("Capsule") == [35, 45, 30, 10], "in the middle of the source")
  }

  @Test func anchorsMeet() throws {
    let probe = try followed { space in
      Capsule().frame(width: 30, height: 10)
        .matchedGeometryEffect(id: "corner", in: space, anchor: .bottomTrailing, isSource: false)
    }
    #expect(
      probe.frame("Capsule") == [-30, -10, 30, 10], "at the top leading corner of the source")
  }

  @Test func propertiesChooseWhatIsShared() throws {
    let position = try followed { space in
      Capsule()
        .matchedGeometryEffect(id: "source", in: space, properties: .position, isSource: false)
        .frame(width: 20, height: 20)
    }
    #expect(position.frame("Capsule") == [40, 40, 20, 20])
    let size = try followed { space in
      Capsule()
        .matchedGeometryEffect(id: "source", in: space, properties: .size, isSource: false)
        .frame(width: 20, height: 20)
    }
    #expect(size.frame("Capsule") == [150, 150, 100, 100], "around its own middle")
    #expect(MatchedGeometryProperties.frame == [.position, .size])
  }

  /// A source of 100 at the top left, twice, and a follower in the middle.
  private struct Pair<Follower: View>: View {
    let model: Model<Bool>
    @ViewBuilder let follower: (Bool, Namespace.ID) -> Follower
    @Namespace private var space
    var body: some View {
      ZStack {
        if model.value {
          Circle().matchedGeometryEffect(id: "source", in: space)
            .matchedGeometryEffect(id: "corner", in: space, anchor: .topLeading)
            .frame(width: 100, height: 100).position(x: 50, y: 50)
        }
        follower(model.value, space)
      }
    }
  }

  @Test func withoutASourceEveryoneKeepsTheirOwnFrame() throws {
    let model = Model(true)
    let probe = try Probe(
      Pair(model: model) { _, space in
        Capsule().matchedGeometryEffect(id: "source", in: space, isSource: false)
          .frame(width: 20, height: 20)
      }, surface)
    #expect(probe.frame("Capsule") == [0, 0, 100, 100])
    model.set(false, .second)
    #expect(probe.frame("Capsule", at: 0.5) == [95, 95, 60, 60], "on the way to its own place")
    #expect(probe.frame("Capsule", at: 1) == [190, 190, 20, 20])
  }

  @Test func aFollowerOfAnotherIdentifierGoesThere() throws {
    struct Tabs: View {
      let selection: Model<Int>
      @Namespace private var space
      var body: some View {
        ZStack {
          HStack(spacing: 0) {
            ForEach(0..<3) { Color.clear.matchedGeometryEffect(id: $0, in: space) }
          }
          .frame(width: 300, height: 30)
          Capsule().matchedGeometryEffect(id: selection.value, in: space, isSource: false)
            .animation(.second, value: selection.value)
        }
      }
    }
    let selection = Model(0)
    let probe = try Probe(Tabs(selection: selection), surface)
    #expect(probe.frame("Capsule[1]") == [50, 185, 100, 30])
    selection.value = 2
    #expect(probe.frame("Capsule[1]", at: 0.5) == [150, 185, 100, 30])
    #expect(probe.frame("Capsule[1]", at: 1) == [250, 185, 100, 30])
  }

  @Test func aFollowerGoesWithASourceThatMoves() throws {
    struct Scene: View {
      let model: Model<Bool>
      @Namespace private var space
      var body: some View {
        ZStack {
          Circle().matchedGeometryEffect(id: 1, in: space)
            .frame(width: 50, height: 50).position(x: model.value ? 325 : 25, y: 25)
          Capsule().matchedGeometryEffect(id: 1, in: space, isSource: false)
        }
      }
    }
    let model = Model(false)
    let probe = try Probe(Scene(model: model), surface)
    model.set(true, .second)
    #expect(probe.frame("Capsule[1]", at: 0.5) == [150, 0, 50, 50])
    #expect(probe.frame("Circle[0]") == [150, 0, 50, 50])
  }

  @Test func framesAreThoseOfTheSurface() throws {
    struct Scene: View {
      @Namespace private var space
      var body: some View {
        ZStack(alignment: .topLeading) {
          Color.clear
          Circle().matchedGeometryEffect(id: 1, in: space).frame(width: 50, height: 50)
            .geometryGroup().padding(20)
          Capsule().matchedGeometryEffect(id: 1, in: space, isSource: false)
            .frame(width: 10, height: 10).geometryGroup().padding(100)
        }
      }
    }
    let probe = try Probe(Scene(), surface)
    let inner = try #require(probe.list.description.contains("Capsule") ? probe : nil)
    #expect(inner.value("Capsule[2]", "frame#2", 0) == -80)
    #expect(inner.value("Capsule[2]", "frame#2", 2) == 50)
  }

  // MARK: Scopes

  @Test func severalSourcesAreReported() throws {
    struct Scene: View {
      @Namespace private var space
      var body: some View {
        HStack(spacing: 0) {
          Circle().matchedGeometryEffect(id: 1, in: space).frame(width: 50, height: 50)
          Capsule().matchedGeometryEffect(id: 1, in: space).frame(width: 20, height: 20)
        }
      }
    }
    let probe = try Probe(Scene(), surface)
    let issues = probe.host.issues
    #expect(issues.count == 1 && issues[0].path.hasSuffix("Circle[0]"))
    #expect(issues[0].message.contains("several views with the id 1 are sources"))
    #expect(probe.frame("Circle[0]") == probe.frame("Capsule[1]"), "the newest counts")
  }

  @Test func namespacesAreApart() throws {
    struct Scene: View {
      @Namespace private var one
      @Namespace private var two
      var body: some View {
        HStack(spacing: 0) {
          Circle().matchedGeometryEffect(id: 1, in: one).frame(width: 50, height: 50)
          Capsule().matchedGeometryEffect(id: 1, in: two).frame(width: 20, height: 20)
          Text(one == two ? "same" : "apart")
        }
      }
    }
    let probe = try Probe(Scene(), surface)
    #expect(probe.host.issues.isEmpty && probe.frame("Capsule[1]")?[2] == 20)
    #expect(probe.host.semantics.map(\.label) == ["apart"])
  }

  @Test func nothingIsLeftOfViewsThatAreGone() throws {
    let isThere = Model(true)
    let probe = try Probe(
      Showing(model: isThere) { isThere in if isThere { Hero(isBig: Model(false)) } }, surface)
    isThere.set(false, nil)
    _ = probe.host.frame()
    #expect(probe.host.graph.matchedGeometry.scopes.isEmpty)
  }

  @Test func anAnchorThatIsNoNumberCountsAsTheMiddle() throws {
    let probe = try followed { space in
      Capsule().frame(width: 30, height: 10)
        .matchedGeometryEffect(
          id: "source", in: space, anchor: UnitPoint(x: .nan, y: 0.5), isSource: false)
    }
    #expect(probe.host.issues.count == 1)
    #expect(probe.frame("Capsule")?.allSatisfy(\.isFinite) == true)
  }

  @Test func aViewThatComesAloneMovesWithTheTransitionOfWhatHoldsIt() throws {
    struct Panel: View {
      let isThere: Bool
      @Namespace private var space
      var body: some View {
        ZStack(alignment: .bottom) {
          Color.clear
          if isThere {
            HStack(spacing: 0) {
              Capsule().matchedGeometryEffect(id: "art", in: space).frame(width: 40, height: 40)
              Ellipse().frame(width: 40, height: 40)
            }
            .transition(.move(edge: .bottom))
          }
        }
      }
    }
    let isThere = Model(false)
    let probe = try Probe(Showing(model: isThere) { Panel(isThere: $0) }, surface)
    isThere.set(true, .second)
    #expect(probe.frame("Capsule", at: 0.25) == [160, 390, 40, 40])
    #expect(probe.frame("Ellipse") == [200, 390, 40, 40])
    #expect(probe.frame("Capsule", at: 1) == [160, 360, 40, 40])
  }
}
