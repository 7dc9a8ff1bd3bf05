import LegatoTesting
import SwiftUI
import Testing

@testable import Legato

@MainActor
@Suite("DownloadProgress")
struct DownloadProgressTests {
  struct Subject: View {
    let knobs: Knobs
    var body: some View { DownloadProgress(progress: knobs.share).tokenTheme(.stateChanges) }
  }

  private let knobs = Knobs()

  private func host(savesPower: Bool = false) throws -> MotionHost {
    try MotionHost(Subject(knobs: knobs), savesPower: savesPower)
  }

  /// The same where what is drawn is asked for, and not values alone.
  private func stage(
    reducesMotion: Bool = false, savesPower: Bool = false,
    direction: LayoutDirection = .leftToRight
  ) throws -> Stage {
    try Stage(
      Subject(knobs: knobs), reducesMotion: reducesMotion, savesPower: savesPower,
      direction: direction)
  }

  private func fill(_ host: MotionHost) -> Double? { host.shown("shape", "ProgressFill") }
  private func fill(_ stage: Stage) -> Double? { stage.shown("shape", "ProgressFill") }

  @Test("S1.25 the fill follows by a spring", arguments: [false, true])
  func bar(savesPower: Bool) throws {
    knobs.share = 0.25
    let host = try host(savesPower: savesPower)
    expectNear(fill(host), 0.25)
    host.expectStill(includingLoops: true)
    #expect(host.frame("ProgressTrack/Capsule")?.height == 8)
    expectColor(host.color("fill", "ProgressTrack/Capsule"), .demo.barTrack)
    expectColor(host.color("fill", "ProgressFill"), .demo.fill)
    host.update { knobs.share = 0.5 }
    host.expect([(50, 0.3267), (100, 0.4232), (200, 0.4976), (300, 0.5021), (1000, 0.5)]) {
      fill(host)
    }
  }

  @Test(
    "S1.25 bad numbers are moved into range",
    arguments: [(-1.0, 0), (1.7, 100), (Double.nan, 0), (.infinity, 100), (-.infinity, 0)])
  func badNumbers(share: Double, percent: Int) throws {
    knobs.share = share
    let stage = try stage()
    #expect(stage.drawnTexts == ["\(percent)%"])
    expectNear(fill(stage), Double(percent) / 100)
    stage.act { knobs.share = 0.5 }
    stage.at(1000)
    expectNear(fill(stage), 0.5)
    #expect(stage.issues.isEmpty)
  }

  @Test("S1.25 S1.27 Reduce Motion: bar and number at once")
  func reduced() throws {
    let stage = try stage(reducesMotion: true)
    stage.act { knobs.share = 0.5 }
    expectNear(fill(stage), 0.5)
    #expect(stage.drawnTexts == ["50%"])
    #expect(stage.motionCount == 0)
  }

  @Test("S1.25 Reduce Motion in mid-flight: at the end on the next frame")
  func reducedInMidFlight() throws {
    let host = try host()
    host.update { knobs.share = 0.5 }
    host.advance(to: 0.05)
    host.change(.reduceMotion(true))
    expectNear(fill(host), 0.5)
    host.expectStill(includingLoops: true)
  }

  @Test("S1.26 the spring passes its end, the drawing does not", arguments: [(0.0, 1.0), (1, 0)])
  func overshoot(from: Double, to: Double) throws {
    knobs.share = from
    let stage = try stage()
    stage.act { knobs.share = to }
    var furthest = 0.0
    stage.everyFrame(until: 600) { _ in
      let shown = fill(stage) ?? 0
      furthest = max(furthest, to == 1 ? shown : 1 - shown)
      let drawn = ProgressFill(fraction: shown).path(in: CGRect(x: 0, y: 0, width: 300, height: 8))
        .boundingRect
      #expect(drawn.isNull || (drawn.minX >= 0 && drawn.maxX <= 300))
    }
    expectNear(furthest, 1.0102)
  }

  @Test("S1.27 the number rolls by a spring of its own", arguments: [false, true])
  func number(savesPower: Bool) throws {
    knobs.share = 0.2
    let host = try host(savesPower: savesPower)
    host.update { knobs.share = 0.7 }
    host.expect([(50, 0.4656), (100, 0.8210), (200, 0.9864)]) {
      host.shown("content", "DownloadProgress", "Text")
    }
  }

  @Test(
    "S1.28 percents are rounded, not cut",
    arguments: [(0.29, "29%"), (0.57, "57%"), (1.0, "100%"), (0.004, "0%"), (0.995, "100%")])
  func rounding(share: Double, text: String) throws {
    knobs.share = share
    let stage = try stage()
    #expect(stage.drawnTexts == [text])
    #expect(stage.host.semantics.first?.value == text)
    #expect(stage.host.semantics.first?.label == "Download")
  }

  @Test(
    "S1.29 a hundred reports a second are one motion, never backwards", arguments: [false, true])
  func updateRate(savesPower: Bool) throws {
    let stage = try stage(savesPower: savesPower)
    var last = 0.0
    var goal = stage.model("shape", "ProgressFill")
    // When the bar is told of another end.
    var retargets: [Double] = []
    // Reports and frames that do not go together: 100 and 60 a second.
    for tick in 1...1800 {
      stage.host.advance(to: Double(tick) / 600)
      if tick % 6 == 0 { stage.host.act { knobs.share = Double(tick) / 1800 } }
      _ = stage.host.frame()
      let told = stage.model("shape", "ProgressFill")
      if told != goal { retargets.append(Double(tick) / 600) }
      goal = told
      let shown = fill(stage) ?? 0
      #expect(shown >= last - 1e-9)
      last = shown
      #expect(stage.motions(of: "ProgressFill").count <= 1)
    }
    for (one, next) in zip(retargets, retargets.dropFirst()) {
      #expect(next - one >= 1.0 / 60 - 1e-6, "\(one) and \(next)")
    }
    #expect(retargets.count > 140, "and it follows: \(retargets.count)")
    stage.act {}
    stage.at(2000)
    expectNear(fill(stage), 1)
    #expect(stage.motionCount == 0)
    #expect(stage.issues.isEmpty)
  }

  @Test(
    "S1.30 only the digits that change move",
    arguments: [("9%", 0.09, "10%", 0.10), ("19%", 0.19, "20%", 0.20), ("99%", 0.99, "100%", 1)])
  func changedDigits(before: String, from: Double, after: String, to: Double) throws {
    knobs.share = from
    let stage = try stage()
    let sign = try #require(stage.frame("DownloadProgress", "Text"))
    stage.act { knobs.share = to }
    stage.at(60)
    #expect(stage.moves("content", "Text"))
    stage.at(1000)
    #expect(stage.drawnTexts == [after])
    #expect(sign.height == stage.frame("DownloadProgress", "Text")?.height)
  }

  @Test(
    "S1.30 digits that change come from one side and go to the other; the sign keeps its line",
    arguments: [(0.09, 0.10), (0.19, 0.20), (0.99, 1.0)])
  func offsets(from: Double, to: Double) throws {
    knobs.share = from
    let stage = try stage()
    stage.act { knobs.share = to }
    var (moved, faded) = (0, 0)
    var signs: [Double] = []
    for time in stride(from: 0.0, through: 600, by: 1000.0 / 60) {
      stage.at(time)
      for layer in stage.drawnLayers {
        guard case .text(let layout, _, _)? = layer.commands.first else { continue }
        let rise = layer.transform.ty
        if layout.text.contains("%") {
          // Drawn with what does not change, in its place.
          signs.append(rise)
          #expect(layer.opacity == 1, "\(layout.text) at \(time)")
        } else if layer.opacity < 1 {
          faded += 1
          if abs(rise) > 0.2 { moved += 1 }
        }
      }
    }
    #expect(Set(signs.map { ($0 * 1000).rounded() }).count == 1, "\(signs)")
    #expect(moved > 6 && faded >= moved, "\(moved) \(faded)")
    stage.at(3000)
    #expect(
      stage.drawnLayers.filter {
        $0.commands.contains { if case .text = $0 { true } else { false } }
      }.count == 1)
  }

  @Test(
    "S1.30 neither a digit that stays nor the sign changes a pixel",
    arguments: [(0.2, 0.21, 25, 65), (0.21, 0.31, 0, 40), (0.19, 0.2, 0, 65)])
  func unchangedDigits(from: Double, to: Double, first: Int, last: Int) throws {
    knobs.share = from
    let stage = try stage()
    let text = try #require(stage.frame("DownloadProgress", "Text"))
    let before = try stage.pixels()
    stage.act { knobs.share = to }
    var columns: Set<Int> = []
    for time in [30.0, 60, 90, 150] {
      stage.at(time)
      let shown = try stage.pixels()
      for index in stride(from: 0, to: shown.count, by: 4) where shown[index] != before[index] {
        let (x, y) = (Double(index / 4 % 720) / 2, Double(index / 4 / 720) / 2)
        // The bar above moves too.
        if y > text.minY - 4 { columns.insert(Int((x - text.minX) / text.width * 100)) }
      }
    }
    // Hundredths of the width: two digits, and a sign that is wider than they are.
    #expect((columns.min() ?? 0) >= first && (columns.max() ?? 100) <= last, "\(columns.sorted())")
    #expect(columns.count > 5)
  }

  @Test("S1.30 without an animation in the transaction the number is another one at once")
  func withoutAnimation() throws {
    let stage = try stage()
    stage.act {
      var transaction = Transaction()
      transaction.disablesAnimations = true
      withTransaction(transaction) { knobs.share = 0.42 }
    }
    #expect(stage.drawnTexts == ["42%"])
    #expect(stage.motionCount == 0)
  }

  @Test("S1.32 right to left the bar grows from the right")
  func rightToLeft() throws {
    knobs.share = 0.25
    let left = try stage()
    let right = try stage(direction: .rightToLeft)
    // 12 pt from the edge, in the middle of the bar.
    func isBlue(_ stage: Stage, x: Int) throws -> Bool {
      let frame = try #require(stage.frame("ProgressTrack/Capsule"))
      let pixels = try stage.pixels()
      let index = (Int(frame.midY * 2) * 720 + x * 2) * 4
      let bytes = pixels[index..<index + 3]
      return (bytes.max() ?? 0) - (bytes.min() ?? 0) > 100
    }
    #expect(try isBlue(left, x: 12) && !isBlue(left, x: 348))
    #expect(try !isBlue(right, x: 12) && isBlue(right, x: 348))
  }
}
