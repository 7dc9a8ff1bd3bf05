import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// An animation that keeps the ways that it is asked to go: how SwiftUI itself was measured.
private struct Recorder: CustomAnimation {
  nonisolated(unsafe) static var ways: [[Double]] = []

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    // The same way may be asked for several times at one moment.
    let way = numbers(of: value)
    if time == 0, !Self.ways.contains(way) { Self.ways.append(way) }
    return time >= 0.1 ? nil : value
  }
}

/// SWIFTUI-FACTS 5.2, 6.2: the vectors that changes come as, as recorded on the real thing.
@MainActor @Suite("Recorded vectors", .serialized)
struct RecordedVectorsTests {
  private struct Subject<Content: View>: View {
    let state: Model<Int>
    @ViewBuilder let content: @MainActor (Int) -> Content
    var body: some View { content(state.value) }
  }

  /// The ways, without those that are zero all over.
  private func recorded<V: View>(
    from start: Int = 0, _ configuration: HostConfiguration = HostConfiguration(),
    @ViewBuilder _ content: @escaping @MainActor (Int) -> V
  ) throws -> [[Double]] {
    let state = Model(start)
    let probe = try Probe(Subject(state: state, content: content), configuration)
    Recorder.ways = []
    state.set(1 - start, Animation(Recorder()))
    probe.host.advance(to: 0)
    return Recorder.ways.filter { $0.contains { abs($0) > 1e-9 } }
  }

  private func isClose(_ way: [Double]?, _ expected: [Double], within tolerance: Double = 0.001)
    -> Bool
  {
    guard let way, way.count >= expected.count else { return false }
    return zip(way, expected).allSatisfy { abs($0 - $1) <= tolerance }
      && way.dropFirst(expected.count).allSatisfy { abs($0) <= tolerance }
  }

  @Test func opacityIsNotScaled() throws {  // W3
    let ways = try recorded { Rectangle().opacity($0 == 0 ? 1 : 0.2) }
    #expect(ways.count == 1 && isClose(ways.first, [-0.8]))
  }

  @Test func aScaleIsNotScaledItsAnchorIs() throws {
    let scale = try recorded { Color.red.scaleEffect($0 == 0 ? 1 : 1.5) }
    #expect(isClose(scale.first, [0.5, 0.5]))
    let anchor = try recorded { Color.red.scaleEffect(2, anchor: $0 == 0 ? .center : .leading) }
    #expect(isClose(anchor.first, [0, 0, -64, 0]))
  }

  @Test func anAngleCountsInHundredAndTwentyEighthsOfARadian() throws {
    let ways = try recorded { Color.red.rotationEffect(.degrees($0 == 0 ? 0 : 90)) }
    #expect(isClose(ways.first, [201.062]))
  }

  @Test func aTrimIsScaled() throws {  // N1, N2
    let ways = try recorded { Circle().trim(from: 0, to: $0 == 0 ? 0.2 : 0.8) }
    #expect(isClose(ways.first, [0, 76.8]))
  }

  @Test func aClipMovesByItsCorner() throws {
    let ways = try recorded {
      Color.red.clipShape(RoundedRectangle(cornerRadius: $0 == 0 ? 0 : 10))
    }
    #expect(isClose(ways.first, [10, 10]))
  }

  @Test func coloursMoveInTheCubeRootsOfTheirCones() throws {
    let ways = try recorded(HostConfiguration(colorScheme: .dark)) {
      Rectangle().fill($0 == 0 ? Color.red : Color.blue)
    }
    #expect(isClose(ways.first, [-22.421, 4.491, 47.533, 0], within: 0.01))
  }

  @Test func offsetsAreThoseOfTheFrame() throws {
    let ways = try recorded { Color.red.offset(x: $0 == 0 ? 0 : 12, y: $0 == 0 ? 0 : -7) }
    #expect(ways.count == 1 && isClose(ways.first, [12, -7, 0, 0]))
  }

  @Test func aFrameMovesWithPlaceAndSize() throws {
    let ways = try recorded {
      Color.red.frame(width: $0 == 0 ? 50 : 90, height: 30)
    }
    #expect(ways.count == 1 && isClose(ways.first, [-20, 0, 40, 0]))
  }

  @Test func siblingsCloseTheGap() throws {  // X00
    let ways = try recorded(from: 1) { state in
      VStack(spacing: 0) {
        if state == 1 { Color.red.frame(width: 50, height: 30).transition(.identity) }
        Color.blue.frame(width: 50, height: 30)
      }
      .frame(height: 200, alignment: .top)
    }
    #expect(ways.count == 1 && isClose(ways.first, [0, -30, 0, 0]))
  }

  @Test func anExchangeOfModifiersIsACrossFade() throws {  // W10
    let ways = try recorded { state in
      ZStack {
        if state == 0 { Color.red.opacity(0.5) } else { Color.red.opacity(0.9) }
      }
    }
    #expect(ways.sorted { $0[0] < $1[0] } == [[-1], [1]])
  }

  /// X2–X10: a view of 50 × 30 that comes, and goes.
  @Test func transitionsMoveTheFrame() throws {
    let rows: [(AnyTransition, comes: [Double], goes: [Double])] = [
      (.move(edge: .top), [0, 30, 0, 0], [0, -30, 0, 0]),
      (.move(edge: .bottom), [0, -30, 0, 0], [0, 30, 0, 0]),
      (.move(edge: .leading), [50, 0, 0, 0], [-50, 0, 0, 0]),
      (.move(edge: .trailing), [-50, 0, 0, 0], [50, 0, 0, 0]),
      (.slide, [50, 0, 0, 0], [50, 0, 0, 0]),
      (.offset(x: 5, y: 6), [-5, -6, 0, 0], [5, 6, 0, 0]),
    ]
    for (transition, comes, goes) in rows {
      for (start, expected) in [(0, comes), (1, goes)] {
        let ways = try recorded(from: start) { state in
          ZStack {
            if state == 1 { Color.red.frame(width: 50, height: 30).transition(transition) }
          }
        }
        #expect(ways.count == 1 && isClose(ways.first, expected), "\(ways) for \(expected)")
      }
    }
  }

  @Test func aPushFadesToo() throws {
    let ways = try recorded { state in
      ZStack {
        if state == 1 {
          Color.red.frame(width: 50, height: 30).transition(.push(from: .leading))
        }
      }
    }
    #expect(ways.contains { isClose($0, [50, 0, 0, 0]) } && ways.contains([1]))
  }

  @Test func aScaleAwayIsNotQuiteNothing() throws {
    let ways = try recorded { state in
      ZStack { if state == 1 { Color.red.frame(width: 50, height: 30).transition(.scale) } }
    }
    #expect(isClose(ways.first, [1 - 1e-5, 1 - 1e-5], within: 1e-9))
  }
}
