import SwiftUI
import TestSupport
import Testing

/// Views that follow what moves with them: each layout would move them on.
@MainActor
@Suite struct MatchedGeometryCycleTests {
  private struct Scene<Content: View>: View {
    let model: Model<Int>
    @ViewBuilder let content: (Namespace.ID) -> Content
    @Namespace private var space

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        content(space)
        // What changes in each frame, so that there is a layout.
        Color.green.frame(width: CGFloat(model.value), height: 4)
      }
    }
  }

  private func checkRest<Content: View>(
    _ issues: Int, @ViewBuilder _ content: @escaping (Namespace.ID) -> Content,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let model = Model(1)
    let probe = try Probe(
      Scene(model: model, content: content), HostConfiguration(size: .init(400, 400)))
    let first = frames(probe)
    for step in 2..<12 {
      model.set(step, nil)
      probe.host.advance(to: Double(step))
      #expect(frames(probe) == first, sourceLocation: sourceLocation)
    }
    #expect(
      probe.host.issues.filter { $0.message.contains("moves with a view that is to follow it") }
        .count == issues, sourceLocation: sourceLocation)
  }

  private func frames(_ probe: Probe) -> [[Double]] {
    _ = probe.host.frame()
    return probe.host.values.filter { $0.property == "frame" && !$0.path.contains("Color") }
      .map(\.shown)
  }

  @Test func aViewDoesNotFollowASourceInsideOfIt() throws {
    try checkRest(1) { space in
      HStack {
        Circle().frame(width: 20, height: 20)
        Capsule().frame(width: 30, height: 10).matchedGeometryEffect(id: 1, in: space)
      }
      .matchedGeometryEffect(id: 1, in: space, isSource: false)
    }
  }

  @Test func twoViewsDoNotFollowEachOther() throws {
    try checkRest(2) { space in
      HStack {
        Circle().frame(width: 20, height: 20).matchedGeometryEffect(id: "a", in: space)
      }
      .padding(7).matchedGeometryEffect(id: "b", in: space, isSource: false)
      HStack {
        Capsule().frame(width: 30, height: 10).matchedGeometryEffect(id: "b", in: space)
      }
      .padding(20).matchedGeometryEffect(id: "a", in: space, isSource: false)
    }
  }

  @Test func aViewFollowsASourceThatFollowsAnother() throws {
    try checkRest(0) { space in
      Rectangle().frame(width: 50, height: 50).matchedGeometryEffect(id: "a", in: space)
        .padding(100)
      HStack {
        Capsule().frame(width: 30, height: 10).matchedGeometryEffect(id: "b", in: space)
      }
      .matchedGeometryEffect(id: "a", in: space, isSource: false)
      Circle().frame(width: 20, height: 20)
        .matchedGeometryEffect(id: "b", in: space, isSource: false)
    }
  }
}
