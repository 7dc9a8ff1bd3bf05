import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// SWIFTUI-FACTS 5.5: geometry is pushed down to the leaves, but for barriers.
@MainActor @Suite("Leaves move by themselves, barriers as one")
struct BarrierTests {
  /// A row that slides 100 to the right while a second box comes into it.
  private struct Scene: View {
    let model: Model<Bool>
    let isGrouped: Bool

    var body: some View {
      let row = HStack(spacing: 0) {
        Rectangle().frame(width: 20, height: 20)
        if model.value { Circle().frame(width: 20, height: 20).transition(.identity) }
      }
      .frame(width: 40, height: 20, alignment: .leading)
      Group {
        if isGrouped { row.geometryGroup() } else { row }
      }
      .frame(width: 200, height: 20, alignment: model.value ? .trailing : .leading)
    }
  }

  private func middle(_ isGrouped: Bool, _ name: String) throws -> Double {
    let model = Model(false)
    let probe = try Probe(
      Scene(model: model, isGrouped: isGrouped), HostConfiguration(size: Size(200, 20)))
    model.set(true, .linear(duration: 1))
    probe.host.advance(to: 0.5)
    _ = probe.host.frame()
    let element = try #require(
      probe.host.graph.attributesInOrder.first {
        $0.property == "frame" && $0.element.node.namingNode.path.contains(name)
      }?.element)
    return try #require(element.shownBounds).minX
  }

  @Test func aLeafThatIsNewAppearsAtItsFinalPlace() throws {
    #expect(try middle(false, "Rectangle") == 80)
    #expect(try middle(false, "Circle") == 180)
  }

  @Test func inAGroupItTravelsWithTheOthers() throws {
    #expect(try middle(true, "Rectangle") == 80)
    #expect(try middle(true, "Circle") == 100)
  }

  @Test func leavesWithOtherAnimationsPartOutsideAGroupAndStayTogetherInside() throws {
    struct Pair: View {
      let model: Model<Double>
      let isGrouped: Bool
      var body: some View {
        let pair = ZStack(alignment: .leading) {
          Rectangle().frame(width: 10, height: 10).animation(nil, value: model.value)
          Circle().frame(width: 10, height: 10)
        }
        Group { if isGrouped { pair.geometryGroup() } else { pair } }
          .padding(.leading, model.value)
          .frame(width: 200, alignment: .leading)
      }
    }
    for isGrouped in [false, true] {
      let model = Model(0.0)
      let probe = try Probe(
        Pair(model: model, isGrouped: isGrouped), HostConfiguration(size: Size(200, 20)))
      model.set(100, .linear(duration: 1))
      probe.host.advance(to: 0.5)
      _ = probe.host.frame()
      let places = probe.host.graph.attributesInOrder.filter {
        $0.property == "frame" && $0.element is LeafElement
      }.compactMap { $0.element.shownBounds?.minX }
      #expect(places == (isGrouped ? [50, 50] : [100, 50]))
    }
  }

  /// A page that stands between two pixels leaves: its rows are rounded on the surface before, and under
  /// what moves the page after.
  @Test func aPlaceThatIsRoundedOtherwiseUnderABarrierIsNoMovement() throws {
    struct Scene: View {
      let model: Model<Bool>
      var body: some View {
        ZStack {
          if !model.value {
            VStack(spacing: 0) {
              Rectangle().frame(width: 40, height: 20)
              Circle().frame(width: 40, height: 21)
              Text("Leaves")
            }
            .transition(.scale)
          }
        }
        .frame(width: 100, height: 100)
      }
    }
    for height in [99.0, 100, 101] {
      for scale in [1.0, 2, 3] {
        let model = Model(false)
        let probe = try Probe(
          Scene(model: model), HostConfiguration(size: Size(100, height), scale: scale))
        _ = probe.host.frame()
        let leaves = {
          probe.host.graph.attributesInOrder.filter {
            $0.property == "frame" && $0.element is LeafElement
          }
        }
        let places = { leaves().map { $0.element.shownBounds?.minY ?? .nan } }
        let before = places()
        model.set(true, .linear(duration: 1))
        _ = probe.host.frame()
        #expect(leaves().count == 3 && leaves().allSatisfy { !$0.isMoving })
        #expect(zip(places(), before).allSatisfy { abs($0 - $1) < 1e-9 })
      }
    }
  }

  @Test func scalesInScalesMultiply() throws {
    let probe = try Probe(
      Color.red.frame(width: 40, height: 40).scaleEffect(0.5)
        .frame(width: 80, height: 80).scaleEffect(2),
      HostConfiguration(size: Size(200, 200)))
    let bounds = try #require(probe.host.graph.rootElement.shownBounds)
    #expect(bounds == Rect(80, 80, 40, 40))
  }

  @Test func aRotatedViewIsHitWhereItIsSeen() throws {
    let log = Log()
    let probe = try Probe(
      Color.red.frame(width: 100, height: 10).onTapGesture { log("hit") }
        .rotationEffect(.degrees(90)), HostConfiguration(size: Size(200, 200)))
    probe.host.tap(at: Point(140, 100))
    #expect(log.entries.isEmpty)
    probe.host.tap(at: Point(100, 140))
    #expect(log.entries == ["hit"])
  }

  @Test func childrenOfABarrierAreToldItsFinalSize() throws {
    struct Scene: View {
      let model: Model<Double>
      var body: some View {
        Rectangle().scaleEffect(1).frame(width: model.value, height: 10)
      }
    }
    let model = Model(100.0)
    let probe = try Probe(Scene(model: model))
    model.set(200, .linear(duration: 1))
    #expect(isClose(probe.value("Rectangle", "frame", 2, at: 0.5), 150))
    #expect(
      probe.host.values.filter { $0.property.hasPrefix("frame") }.allSatisfy { $0.model[2] == 200 })
  }
}
