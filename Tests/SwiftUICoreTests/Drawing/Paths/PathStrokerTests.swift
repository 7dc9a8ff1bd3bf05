import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// SWIFTUI-FACTS 12.7: centred on the path, butt caps, mitres up to 10.
@Suite("A stroked path")
struct PathStrokerTests {
  private let line = Path { $0.addLines([.zero, CGPoint(x: 20, y: 0)]) }
  private let bend = Path {
    $0.addLines([.zero, CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 20)])
  }

  private func stroked(
    _ path: Path, _ cap: CGLineCap = .butt, _ join: CGLineJoin = .miter, limit: CGFloat = 10,
    dash: [CGFloat] = [], phase: CGFloat = 0
  ) -> Path {
    path.strokedPath(
      StrokeStyle(
        lineWidth: 4, lineCap: cap, lineJoin: join, miterLimit: limit, dash: dash,
        dashPhase: phase))
  }

  private func covers(_ path: Path, _ x: CGFloat, _ y: CGFloat) -> Bool {
    path.contains(CGPoint(x: x, y: y))
  }

  @Test func endsAsItsCapSays() {
    #expect(stroked(line).boundingRect == CGRect(x: 0, y: -2, width: 20, height: 4))
    #expect(
      stroked(line, .square).boundingRect == CGRect(x: -2, y: -2, width: 24, height: 4))
    let round = stroked(line, .round)
    #expect(covers(round, -1.9, 0) && !covers(round, -1.8, -1.8))
    #expect(isClose(round.boundingRect.width, 24, within: 0.05))
  }

  @Test func turnsAsItsJoinSays() {
    #expect(covers(stroked(bend), 21.8, -1.8))
    #expect(!covers(stroked(bend, .butt, .bevel), 21.2, -1.2))
    #expect(!covers(stroked(bend, .butt, .round), 21.8, -1.8))
    #expect(covers(stroked(bend, .butt, .round), 21.3, -1.3))
    // A right angle's mitre is √2 times the width.
    #expect(!covers(stroked(bend, .butt, .miter, limit: 1.4), 21.8, -1.8))
    #expect(covers(stroked(bend, .butt, .miter, limit: 1.42), 21.8, -1.8))
  }

  @Test func leavesAHoleInAClosedPathAndJoinsItsEnds() {
    let frame = stroked(Path(CGRect(x: 0, y: 0, width: 20, height: 20)))
    #expect(frame.boundingRect == CGRect(x: -2, y: -2, width: 24, height: 24))
    #expect(covers(frame, 0, 10) && covers(frame, -1.9, -1.9) && covers(frame, 10, 19))
    #expect(!covers(frame, 10, 10))
    let ring = stroked(Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)))
    for step in 0..<32 {
      let angle = Double(step) / 32 * 2 * .pi + 0.01
      func at(_ radius: Double) -> CGPoint {
        CGPoint(x: 10 + radius * cos(angle), y: 10 + radius * sin(angle))
      }
      #expect(ring.contains(at(8.1)) && ring.contains(at(11.9)))
      #expect(!ring.contains(at(7.9)) && !ring.contains(at(12.1)))
    }
  }

  /// A figure of eight: where the line crosses itself it stays covered.
  @Test func staysCoveredWhereItCrossesItself() {
    let eight = Path { path in
      path.addLines([
        .zero, CGPoint(x: 20, y: 20), CGPoint(x: 20, y: 0), CGPoint(x: 0, y: 20),
      ])
      path.closeSubpath()
    }
    #expect(covers(stroked(eight), 10, 10))
    #expect(!covers(stroked(eight), 16, 10) && covers(stroked(eight), 20, 10))
  }

  @Test func dashesGoByLengthRoundCornersAndFromThePhaseOn() {
    let dashed = stroked(bend, dash: [6, 4])
    let covered = stride(from: 1.0, to: 40, by: 2).map { at in
      at < 20 ? covers(dashed, at, -0.5) : covers(dashed, 20, at - 20)
    }
    let pattern = stride(from: 1.0, to: 40, by: 2).map {
      $0.truncatingRemainder(dividingBy: 10) < 6
    }
    #expect(covered == pattern)
    let shifted = stroked(line, dash: [6, 4], phase: 7)
    #expect(!covers(shifted, 1, 0) && covers(shifted, 4, 0) && !covers(shifted, 11, 0))
    // Of an odd number of lengths the pattern turns round.
    let odd = stroked(line, dash: [5])
    #expect(covers(odd, 3, 0) && !covers(odd, 7, 0) && covers(odd, 12, 0))
  }

  @Test func aPointIsADotOfItsCaps() {
    let point = Path { $0.addLines([CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 5)]) }
    #expect(stroked(point).isEmpty)
    #expect(covers(stroked(point, .round), 6.8, 5) && !covers(stroked(point, .round), 6.8, 6.8))
    #expect(covers(stroked(point, .square), 6.8, 6.8))
  }

  @Test func ofBadNumbersThereIsNothingAndNothingHangs() {
    #expect(line.strokedPath(StrokeStyle(lineWidth: 0)).isEmpty)
    #expect(line.strokedPath(StrokeStyle(lineWidth: -1)).isEmpty)
    #expect(line.strokedPath(StrokeStyle(lineWidth: .nan)).isEmpty)
    #expect(
      Path(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)).strokedPath(.init()).isEmpty)
    // A dash too fine to be seen, or none at all, is a plain line.
    for dash: [CGFloat] in [[1e-9], [0, 0], [.nan]] {
      #expect(covers(stroked(line, dash: dash), 10, 0))
    }
    #expect(Path().strokedPath(StrokeStyle()).isEmpty)
  }
}
