import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// SWIFTUI-FACTS 13.2, rows C and H18.
@MainActor @Suite("What a touch meets")
struct HitTestingTests {
  /// Whether a touch reaches `front` or what is behind it; both fill 100 points.
  private func hits<V: View>(_ front: V, _ x: Double, _ y: Double) throws -> String {
    let log = Log()
    let probe = try Probe(
      ZStack {
        Color.gray.onTapGesture { log("behind") }
        front.onTapGesture { log("front") }
      }, HostConfiguration(size: Size(100, 100)))
    probe.host.tap(at: Point(x, y))
    return log.entries.joined(separator: ",")
  }

  @Test func filledShapesAreHitInsideTheirPath() throws {
    #expect(try hits(Circle(), 50, 50) == "front")
    #expect(try hits(Circle(), 4, 4) == "behind")
    #expect(try hits(Color.red, 4, 4) == "front")
    let ring = Path { path in
      path.addEllipse(in: CGRect(x: 0, y: 0, width: 100, height: 100))
      path.addEllipse(in: CGRect(x: 25, y: 25, width: 50, height: 50))
    }
    #expect(try hits(ring.fill(style: FillStyle(eoFill: true)), 50, 50) == "behind")
    #expect(try hits(ring.fill(), 50, 50) == "front")
  }

  @Test func strokedShapesAreHitOnTheStroke() throws {
    let ring = Circle().stroke(lineWidth: 10)
    #expect(try hits(ring, 50, 50) == "behind")
    #expect(try hits(ring, 2, 50) == "front")
    #expect(try hits(Circle().strokeBorder(.red, lineWidth: 20), 15, 50) == "front")
    #expect(try hits(Circle().strokeBorder(.red, lineWidth: 20), 25, 50) == "behind")
  }

  @Test func aViewWithoutGesturesStillBlocks() throws {
    let log = Log()
    let probe = try Probe(
      ZStack {
        Color.gray.onTapGesture { log("behind") }; Color.red
      },
      HostConfiguration(size: Size(100, 100)))
    probe.host.tap(at: Point(50, 50))
    #expect(log.entries.isEmpty)
  }

  @Test func whatCannotBeSeenOrIsNotToBeHitIsNot() throws {
    #expect(try hits(Rectangle().opacity(0), 50, 50) == "behind")
    #expect(try hits(Color.red.hidden(), 50, 50) == "behind")
    #expect(try hits(Color.red.allowsHitTesting(false), 50, 50) == "behind")
    #expect(try hits(Rectangle().opacity(0.1), 50, 50) == "front")
    #expect(try hits(Spacer(), 50, 50) == "behind")
  }

  @Test func clippingDoesNotLimitHits() throws {
    #expect(try hits(Color.red.clipShape(Circle()), 4, 4) == "front")
    #expect(try hits(Color.red.cornerRadius(50), 4, 4) == "front")
    #expect(try hits(box(100, 20).offset(y: 40).frame(height: 5).clipped(), 50, 90) == "front")
  }

  @Test func aContentShapeRestrictsAndExtends() throws {
    #expect(try hits(Color.red.contentShape(Circle()), 4, 4) == "behind")
    #expect(try hits(Color.red.contentShape(Circle()), 50, 50) == "front")
    #expect(try hits(Color.red.contentShape(.interaction, Circle()), 4, 4) == "behind")
    #expect(try hits(Color.red.contentShape([], Circle()), 4, 4) == "front")
    #expect(try hits(Spacer().contentShape(Rectangle()), 4, 4) == "front")
    #expect(try hits(box(10, 10).padding(45).contentShape(Rectangle()), 4, 4) == "front")
  }

  @Test func itDoesSoWhereverItIsWritten() throws {
    let log = Log()
    let probe = try Probe(
      HStack(spacing: 0) {
        Color.red.onTapGesture { log("circle") }.contentShape(Circle())
        Rectangle().opacity(0).onTapGesture { log("space") }.contentShape(Rectangle())
          .frame(width: 8)
      }.frame(width: 108, height: 100), HostConfiguration(size: Size(108, 100)))
    probe.host.tap(at: Point(2, 2))
    #expect(log.entries.isEmpty)
    probe.host.tap(at: Point(50, 50))
    probe.host.tap(at: Point(104, 2))
    #expect(log.entries == ["circle", "space"])
  }

  @Test func whatIsOnItsWayOutIsNotHit() throws {
    struct Scene: View {
      let model: Model<Bool>
      let log: Log
      var body: some View {
        ZStack {
          Color.gray.onTapGesture { log("behind") }
          if model.value { Color.red.onTapGesture { log("front") } }
        }
      }
    }
    let log = Log()
    let model = Model(true)
    let probe = try Probe(Scene(model: model, log: log))
    model.set(false, .linear(duration: 1))
    probe.host.advance(to: 0.2)
    probe.host.tap(at: Point(50, 50))
    #expect(log.entries == ["behind"])
  }

  @Test func transformedViewsAreHitWhereTheyAreSeenNow() throws {
    struct Scene: View {
      let model: Model<Double>
      let log: Log
      var body: some View {
        Color.red.frame(width: 20, height: 20).onTapGesture { log("hit") }
          .scaleEffect(model.value)
      }
    }
    let log = Log()
    let model = Model(1.0)
    let probe = try Probe(Scene(model: model, log: log), HostConfiguration(size: Size(100, 100)))
    model.set(5, .linear(duration: 1))
    probe.host.advance(to: 0.5)
    probe.host.tap(at: Point(15, 50))
    #expect(log.entries.isEmpty)
    probe.host.tap(at: Point(25, 50))
    #expect(log.entries == ["hit"])
    #expect(try hits(Color.red.scaleEffect(0), 50, 50) == "behind")
  }

  @Test func hoverFollowsTheFrame() throws {
    let log = Log()
    let probe = try Probe(
      Circle().frame(width: 50, height: 50).padding(10).onHover { log("\($0)") }
        .frame(width: 100, height: 100), HostConfiguration(size: Size(100, 100)))
    probe.host.hover(at: Point(5, 5))
    #expect(log.entries.isEmpty)
    probe.host.hover(at: Point(20, 20))
    probe.host.hover(at: Point(50, 50))
    #expect(log.entries == ["true"])
    probe.host.hover(at: Point(5, 5))
    #expect(log.entries == ["true", "false"])
    probe.host.hover(at: Point(50, 50))
    probe.host.hover(at: nil)
    #expect(log.entries == ["true", "false", "true", "false"])
  }

  @Test func hoverEndsWithoutHarmWhereTheViewHasGone() throws {
    struct Scene: View {
      let model: Model<Bool>
      let log: Log
      var body: some View {
        if model.value { Color.red.onHover { log("\($0)") } } else { Color.blue }
      }
    }
    let log = Log()
    let model = Model(true)
    let probe = try Probe(Scene(model: model, log: log))
    probe.host.hover(at: Point(50, 50))
    model.set(false, nil)
    probe.host.hover(at: Point(60, 60))
    #expect(log.entries.first == "true")
  }

  @Test func whatCannotBeTouchedIsStillThereForThoseWhoDoNotSee() throws {
    let probe = try Probe(
      VStack {
        Text("untouchable").allowsHitTesting(false)
        Text("invisible").opacity(0)
        Text("hidden").hidden()
      })
    #expect(probe.host.semantics.map(\.label) == ["untouchable"])
  }
}
