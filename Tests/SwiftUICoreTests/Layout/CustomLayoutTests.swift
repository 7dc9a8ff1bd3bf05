import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

private struct Share: LayoutValueKey { static var defaultValue: CGFloat { 1 } }

/// Columns whose widths are in the proportion of a layout value.
private struct Shares: Layout {
  var log: Log?

  func makeCache(subviews: Subviews) -> [CGFloat] {
    MainActor.assumeIsolated { log?("cache \(subviews.count)") }
    return subviews.map { $0[Share.self] }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat])
    -> CGSize
  {
    MainActor.assumeIsolated { log?("offered \(proposal.width ?? -1)") }
    return proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]
  ) {
    var x = bounds.minX
    let total = cache.reduce(0, +)
    for (subview, share) in zip(subviews, cache) {
      let width = bounds.width * share / total
      subview.place(
        at: CGPoint(x: x, y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width
    }
  }
}

/// Views at one point, which moves.
private struct At: Layout {
  var x: CGFloat
  var animatableData: CGFloat {
    get { x }
    set { x = newValue }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.minX + x * x, y: bounds.midY), anchor: .leading,
        proposal: .unspecified)
    }
  }
}

/// Places nothing, or nonsense.
private struct Odd: Layout {
  var point: CGPoint?
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    if point != nil { subviews.first?.place(at: .zero, proposal: .unspecified) }
    return CGSize(width: point == nil ? 50 : CGFloat.nan, height: 50)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    if let point { subviews.first?.place(at: point, proposal: .unspecified) }
  }
}

/// SWIFTUI-FACTS 12.1, 5.5.
@MainActor @Suite("Layouts of one's own")
struct CustomLayoutTests {
  private struct Name: LayoutValueKey { static var defaultValue: String { "none" } }

  private struct Names: Layout {
    let log: Log
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 10, height: 10)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      MainActor.assumeIsolated { for subview in subviews { log(subview[Name.self]) } }
    }
  }

  @Test func ofSeveralValuesTheInnermostCounts() throws {
    let log = Log()
    let layout = Names(log: log) {
      Color.red.layoutValue(key: Name.self, value: "inner").padding()
        .layoutValue(key: Name.self, value: "outer")
      Group {
        Color.red.layoutValue(key: Name.self, value: "own")
        Color.blue
      }
      .layoutValue(key: Name.self, value: "group")
      VStack { Color.red.layoutValue(key: Name.self, value: "within") }
    }
    _ = try Probe(layout)
    #expect(log.entries.suffix(4) == ["inner", "own", "group", "none"])
  }

  @Test func subviewsStandWhereTheLayoutPlacesThem() throws {
    let view = Shares() {
      Color.red.layoutValue(key: Share.self, value: 3)
      Color.blue.padding(0)
    }
    #expect(
      try Placed(view, 80, 20).leaves == [
        CGRect(x: 0, y: 0, width: 60, height: 20), CGRect(x: 60, y: 0, width: 20, height: 20),
      ])
    #expect(try Placed(view, 80, 20, .rightToLeft).xs == [20, 0])
  }

  @Test func valuesReachTheLayoutThroughOtherModifiers() throws {
    let view = Shares() {
      Color.red.layoutValue(key: Share.self, value: 3).padding(0).background(Color.blue)
      Color.blue
    }
    #expect(try Placed(view, 80, 20).widths == [60, 60, 20])
  }

  @Test func whatIsNotPlacedStandsInTheMiddle() throws {
    #expect(
      try Placed(Odd() { box(10, 10) }, 50, 50).leaves[0].origin == CGPoint(x: 20, y: 20))
  }

  /// 5.5, P1: layout runs once, at the final values.
  @Test func aLayoutInAFrameThatMovesIsOfferedTheFinalSizeOnly() throws {
    let log = Log()
    let model = Model(CGFloat(100))
    let probe = try Probe(
      Reading(model) { width in
        Shares(log: log) { Rectangle() }.frame(width: width, height: 20)
      })
    log.entries = []
    model.set(300, .linear(duration: 1))
    probe.host.advance(to: 0.5)
    let frame = probe.host.frame()
    #expect(log.entries == ["offered 300.0"])
    #expect(frame.statistics.layouts > 0)
    probe.host.advance(to: 0.75)
    let next = probe.host.frame()
    #expect(next.statistics.layouts == 0 && next.statistics.bodies == 0)
    #expect(isClose(probe.value("Rectangle", "frame", 2), 250))
    #expect(log.entries.count == 1)
  }

  @Test func anotherLayoutMovesTheViewsAndKeepsTheirState() throws {
    let model = Model(false)
    let probe = try Probe(
      Reading(model) { isRow in
        let layout =
          isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
        layout {
          box(10, 10)
          box(10, 10)
        }.frame(width: 100, height: 100)
      }, HostConfiguration(size: .init(100, 100)))
    let leaves = probe.host.graph.attributesInOrder.filter { $0.property == "frame" }
    #expect(leaves.map(\.modelComponents) == [[45, 40, 10, 10], [45, 50, 10, 10]])
    model.set(true, .linear(duration: 1))
    probe.host.advance(to: 0.5)
    _ = probe.host.frame()
    let later = probe.host.graph.attributesInOrder.filter { $0.property == "frame" }
    #expect(zip(leaves, later).allSatisfy { $0 === $1 })
    #expect(later.map(\.modelComponents) == [[40, 45, 10, 10], [50, 45, 10, 10]])
    #expect(
      probe.host.values.filter { $0.property == "frame" }.map { $0.shown[0] } == [42.5, 47.5])
  }

  @Test func aLayoutWithDataIsAskedInEveryFrame() throws {
    let model = Model(CGFloat(0))
    let probe = try Probe(
      Reading(model) { x in At(x: x) { Rectangle().frame(width: 2, height: 2) } },
      HostConfiguration(size: .init(100, 100)))
    model.set(8, .linear(duration: 1))
    probe.host.advance(to: 0.5)
    #expect(isClose(probe.value("Rectangle", "frame", 0), 16))
    probe.host.advance(to: 1)
    #expect(isClose(probe.value("Rectangle", "frame", 0), 64))
    probe.host.advance(to: 2)
    _ = probe.host.frame()
    #expect(probe.host.frame().statistics.layouts == 0)
  }

  @Test func theStandardLayoutsAreTheStandardContainers() throws {
    let pairs: [(AnyView, AnyView)] = [
      (
        AnyView(HStack(alignment: .top) { Three() }),
        AnyView(HStackLayout(alignment: .top)() { Three() })
      ),
      (AnyView(VStack(spacing: 3) { Three() }), AnyView(VStackLayout(spacing: 3)() { Three() })),
      (
        AnyView(ZStack(alignment: .bottom) { Three() }),
        AnyView(ZStackLayout(alignment: .bottom)() { Three() })
      ),
    ]
    for (container, layout) in pairs {
      #expect(try Placed(container, 90, 70).leaves == Placed(layout, 90, 70).leaves)
    }
  }

  @Test func nonsenseIsReported() throws {
    let placed = try Placed(Odd(point: CGPoint(x: CGFloat.nan, y: 0)) { box(10, 10) }, 50, 50)
    #expect(placed.size.width == 0)
    #expect(placed.leaves[0].origin == .zero)
    #expect(placed.host.issues.count == 3)
  }

  @Test func theFirstViewThatFitsIsShown() throws {
    let view = ViewThatFits(in: .horizontal) {
      box(90, 10)
      box(50, 10)
      box(20, 10)
    }
    #expect(try Placed(view, 100, 5).size.width == 90)
    #expect(try Placed(view, 60, 5).leaves.map(\.width) == [50])
    #expect(try Placed(view, 10, 5).leaves.map(\.width) == [20])
    #expect(try Placed(view, nil, 5).size.width == 90)
  }
}

/// Shows a view of a model's value.
struct Reading<Value, Content: View>: View {
  let model: Model<Value>
  let content: (Value) -> Content
  init(_ model: Model<Value>, @ViewBuilder content: @escaping (Value) -> Content) {
    self.model = model
    self.content = content
  }
  var body: some View { content(model.value) }
}

private struct Three: View {
  var body: some View {
    box(10, 30)
    Spacer(minLength: 0)
    Color.red.frame(width: 20)
  }
}
