import LegatoMotion
import SwiftUI
import Testing

@testable import Legato

@Suite("Tokens of states, progress and celebrations")
struct StateAndCelebrationTokenTests {
  @Test("S3.40 five springs")
  func springs() {
    let rows: [(MotionToken, Double, Double)] = [
      (.touch.press, 0.3, 0.7), (.entry.section, 0.4, 0.75), (.entry.popIn, 0.5, 0.6),
      (.celebration.counter, 0.4, 0.6), (.touch.hover, 0.2, 0.8),
    ]
    for (token, response, damping) in rows {
      #expect(token.animation == .spring(response: response, dampingFraction: damping))
      #expect(token.timing == .spring(response: response, dampingFraction: damping))
    }
  }

  @Test("S1.3 S1.12 S1.14 S1.25 S1.27 T18–T22 springs of states")
  func stateSprings() {
    #expect(MotionToken.state.change.animation == .spring(duration: 0.3))
    #expect(
      MotionToken.state.toggle.animation == .spring(response: 0.25, dampingFraction: 0.7))
    #expect(MotionToken.state.select.animation == .spring(duration: 0.25))
    // `spring(response: 0.3)` with the default damping written out.
    #expect(MotionToken.progress.download.animation == .spring(response: 0.3))
    #expect(MotionToken.progress.numberText.animation == .spring(duration: 0.2))
  }

  @Test("S3.41 durations and delays")
  func timings() {
    #expect(MotionToken.progress.fill.animation == .easeOut(duration: 0.8).delay(0.3))
    #expect(MotionToken.progress.update.animation == .easeOut(duration: 0.5))
    #expect(MotionToken.progress.ring.animation == .easeOut(duration: 1))
    #expect(MetricToken.stagger.start.value == 0.1 && MetricToken.stagger.step.value == 0.08)
    #expect(
      MotionToken.ambient.shimmer.animation
        == .linear(duration: 2).repeatForever(autoreverses: false).delay(1))
    #expect(MetricToken.shimmer.delay.value == 1)
    #expect(
      MotionToken.ambient.pulse.animation
        == .easeInOut(duration: 1).repeatForever(autoreverses: true))
    #expect(MetricToken.celebration.shortest.value == 1)
    #expect(MetricToken.celebration.longest.value == 2)
    #expect(MetricToken.celebration.step.value == 0.05)
    #expect(
      MotionToken.celebration.wiggle.animation
        == .easeInOut(duration: 0.3).repeatCount(3, autoreverses: true))
    #expect(MetricToken.popIn.delay.value == 0.5)
  }

  @Test("V4 V5 springs at the table's times")
  func values() {
    let rows: [(MotionToken, [Double])] = [
      (.state.change, [0.2816, 0.6189, 0.9213, 0.9864]),
      (.state.toggle, [0.4233, 0.8737, 1.0393, 1.0007]),
      (.state.select, [0.3577, 0.7154, 0.9605, 0.9955]),
      (.progress.download, [0.3069, 0.6928, 0.9903, 1.0084]),
      (.touch.press, [0.3275, 0.7571, 1.0449, 1.0145]),
      (.entry.section, [0.2060, 0.5430, 0.9521, 1.0284]),
      (.entry.popIn, [0.1511, 0.4500, 0.9440, 1.0935]),
      (.celebration.counter, [0.2198, 0.6016, 1.0559, 1.0739]),
      (.touch.hover, [0.5257, 0.9223, 1.0105, 1.0000]),
      (.celebration.rest, [0.1125, 0.3165, 0.6656, 0.8562]),
    ]
    for (token, expected) in rows {
      for (time, value) in zip([0.05, 0.1, 0.2, 0.3], expected) {
        expectNear(token.timing.value(at: time), value, token.name)
      }
    }
  }

  @Test("S3.1 nothing overshoots by more than 10 %, and loops are asked for by name")
  func bounds() {
    // The app's bounce, T35, is another document's: e^(−πζ/√(1−ζ²)) of ζ = 0.55 is 0.1263.
    let bounds = ["spring.bounce": 1.1264]
    for token in MotionToken.all where !token.timing.isEndless {
      let most = (0...300).map { token.timing.value(at: Double($0) / 100) }.max() ?? 0
      #expect(most <= bounds[token.name] ?? 1.1, "\(token.name) reaches \(most)")
    }
    for token in MotionToken.all where token.timing.isEndless { #expect(token.role == .loop) }
  }

  @Test("S3.47 colours, light and dark")
  func colors() {
    let rows: [(ColorToken, UInt32, UInt32)] = [
      (.rizq.primary, 0xD4A574, 0xE6B886), (.rizq.muted, 0xC4B8A8, 0x5A5A5A),
      (.rizq.streakGlow, 0xF59E0B, 0xFFAD1F), (.rizq.levelBadge, 0x6B4423, 0xD9B48F),
      (.rizq.goldSoft, 0xE6C79C, 0xE6C79C), (.rizq.goldBright, 0xFFEBB3, 0xFFEBB3),
    ]
    for (token, light, dark) in rows {
      #expect(token.light == .init(light))
      #expect(token.dark == .init(dark))
    }
    let all = ColorToken.rizq.all + ColorToken.status.all + ColorToken.select.all
    #expect(Set(all.map(\.name)).count == all.count)
    #expect(Color.rizqPrimary == .rizq.primary)
    #expect(Color.rizqMuted == .rizq.muted)
    #expect(Color.streakGlow == .rizq.streakGlow)
    #expect(Color.levelBadge == .rizq.levelBadge)
    #expect(Color.goldSoft == .rizq.goldSoft)
    #expect(Color.goldBright == .rizq.goldBright)
  }

  @Test("S3.47 steps of spacing and radius, by both names")
  func steps() {
    let spacing = [
      RIZQSpacing.xs, RIZQSpacing.sm, RIZQSpacing.md, RIZQSpacing.lg, RIZQSpacing.xl,
      RIZQSpacing.xxl, RIZQSpacing.xxxl, RIZQSpacing.huge,
    ]
    #expect(spacing == [4, 8, 12, 16, 20, 24, 32, 48])
    let radius = [
      RIZQRadius.sm, RIZQRadius.md, RIZQRadius.lg, RIZQRadius.xl, RIZQRadius.xxl,
    ]
    #expect(radius == [8, 12, 16, 20, 24])
    #expect(MetricToken.spacing.lg.value == 16)
  }

  @Test("a token of another length keeps its curve", arguments: [0.5, 1, 2])
  func lasting(duration: Double) {
    let rise = MotionToken.celebration.rise
    for p in [0.25, 0.5, 0.75, 1] {
      expectNear(
        rise.lasting(duration).timing.value(at: p * duration), rise.timing.value(at: p),
        tolerance: 1e-9)
    }
    for bad in [0, -1, Double.nan, .infinity] { #expect(rise.lasting(bad) == rise) }
  }
}
