import LegatoMotion
import SwiftUI
import Testing

@testable import Legato

/// The merged table of tokens, T1–T52, line by line: canonical names, values, and the names that the
/// documents use for the same.
@Suite("The table of tokens")
struct TokenTableTests {
  private typealias Line = (number: Int, name: String, timing: Timing, names: [String])

  private let curves: [Line] = [
    (1, "motion.fast", .easeOut(duration: 0.15), ["appFast", "fast"]),
    (
      2, "motion.normal", .easeInOut(duration: 0.25),
      [
        "appNormal", "normal", "stateAnimation", "checkmarkAnimation", "motion.selectionTransition",
      ]
    ),
    (3, "motion.slow", .easeInOut(duration: 0.35), ["appSlow", "slow"]),
    (4, "selection.standardEase", .timingCurve(0.4, 0, 0.2, 1, duration: 0.25), []),
    (5, "progress.fill", .easeOut(duration: 0.8).delay(0.3), []),
    (6, "progress.update", .easeOut(duration: 0.5), []),
    (7, "progress.ring", .easeOut(duration: 1), []),
    (8, "loop.pulse", .easeInOut(duration: 1).repeatForever(), []),
    (9, "loop.loadingPulse", .easeInOut(duration: 0.8).repeatForever(), []),
    (10, "loop.shimmer", .linear(duration: 2).repeatForever(autoreverses: false).delay(1), []),
    (11, "loop.loadingShimmer", .linear(duration: 1.5).repeatForever(autoreverses: false), []),
    (12, "streak.wiggle", .easeInOut(duration: 0.3).repeatCount(3), []),
    (13, "celebration.rise", .easeOut(duration: 1), []),
    (14, "framerEase", .timingCurve(0.25, 0.46, 0.45, 0.94, duration: 0.4), []),
  ]

  private let springs: [(number: Int, name: String, response: Double, damping: Double, [String])] =
    [
      (15, "spring.quick", 0.15, 0.9, []), (16, "spring.sendDown", 0.2, 0.9, []),
      (17, "spring.hover", 0.2, 0.8, ["rowRelease"]), (18, "spring.numberText", 0.2, 1, []),
      (19, "spring.toggle", 0.25, 0.7, []), (20, "spring.select", 0.25, 1, []),
      (21, "spring.stateChange", 0.3, 1, []), (22, "spring.progress", 0.3, 0.825, []),
      (23, "spring.archive", 0.3, 0.85, []), (24, "spring.standard", 0.3, 0.8, []),
      (25, "spring.button", 0.3, 0.7, ["contextMenuAppear", "sendRelease"]),
      (26, "spring.menu", 0.35, 0.65, ["menuSpring"]), (27, "spring.receive", 0.4, 0.8, []),
      (28, "spring.entry", 0.4, 0.75, []), (29, "spring.playful", 0.4, 0.7, []),
      (30, "spring.counter", 0.4, 0.6, []),
      (31, "spring.snappy", 0.5, 0.85, ["appSnappy", "snappy"]),
      (32, "spring.app", 0.5, 0.7, ["appSpring", "spring"]), (33, "spring.popIn", 0.5, 0.6, []),
      (34, "spring.systemDefault", 0.55, 1, []), (35, "spring.bounce", 0.6, 0.55, ["appBounce"]),
    ]

  @Test("T1–T14 curves, by every name that they have")
  func curveLines() throws {
    for line in curves {
      for name in [line.name] + line.names {
        let token = try #require(MotionToken(named: name), "T\(line.number) \(name)")
        #expect(token.name == line.name && token.timing == line.timing, "T\(line.number) \(name)")
      }
    }
    #expect(curves.map(\.number) == Array(1...14))
  }

  @Test("T15–T35 springs, by every name that they have")
  func springLines() throws {
    for (number, name, response, damping, names) in springs {
      for name in [name] + names {
        let token = try #require(MotionToken(named: name), "T\(number) \(name)")
        guard case .spring(let spring, 0) = token.timing.kind else {
          Issue.record("T\(number) \(name) is no spring")
          continue
        }
        expectNear(spring.response, response, "T\(number) \(name)", tolerance: 1e-9)
        expectNear(spring.dampingRatio, damping, "T\(number) \(name)", tolerance: 1e-9)
      }
      #expect(MotionToken(named: name)?.name == name, "T\(number)")
    }
    #expect(springs.map(\.number) == Array(15...35))
  }

  @Test("T17 T25 equal motions are one token with several names; different ones are apart")
  func aliases() {
    #expect(MotionToken.messages.rowRelease == .touch.hover)
    #expect(MotionToken.messages.sendRelease == .touch.press)
    #expect(MotionToken.app.contextMenu == .touch.press)
    #expect(MotionToken.app.normal == .selection.transition)
    // One of them has to be a spring, whatever a theme makes of the other; dots have times of their
    // own.
    let apart: Set = ["selection.takenBack", "loop.twinkle", "celebration.rise"]
    let tokens = MotionToken.all.filter { !apart.contains($0.name) }
    for (index, token) in tokens.enumerated() {
      for other in tokens[..<index] {
        #expect(token.timing != other.timing, "\(token.name) is \(other.name)")
      }
    }
  }

  @Test("T36–T44 delays and steps")
  func delays() {
    let stagger = MetricToken.stagger
    let lines: [(Int, MetricToken, String, Double)] = [
      (36, stagger.start, "stagger.start", 0.1), (36, stagger.step, "stagger.step", 0.08),
      (37, stagger.message, "stagger.message", 0.05), (38, stagger.list, "stagger.list", 0.03),
      (39, MetricToken.listButton.handOffDelay, "listButton.handOffDelay", 0.125),
      (40, MetricToken.app.pressHold, "press.hold", 0.1),
      (41, MetricToken.popIn.delay, "popIn.delay", 0.5),
      (43, MetricToken.celebration.step, "celebration.step", 0.05),
      (44, MetricToken.submit.simulatedWork, "submit.simulatedWork", 2),
    ]
    for (number, token, name, value) in lines {
      #expect(token.name == name && token.value == value && token.unit == .seconds, "T\(number)")
    }
    #expect(MotionToken(named: "stream.character")?.timing == .linear(duration: 0.01), "T42")
    // Item i waits for i steps, up to a cap.
    #expect(Stagger.messages == Stagger(step: 0.05, limit: 0.5))
    #expect(Stagger.rows == Stagger(step: 0.03, limit: 0.3))
    #expect(Stagger.sections == Stagger(start: 0.1, step: 0.08, limit: 0.98))
  }

  @Test("T45–T50 scales, shifts, opacities and angles")
  func geometry() {
    let lines: [(Int, MetricToken, Double, MetricToken.Unit)] = [
      (45, MetricToken.press.soft, 0.98, .fraction), (45, MetricToken.press.firm, 0.95, .fraction),
      (46, MetricToken.content.emptyScale, 0.95, .fraction),
      (46, MetricToken.app.sheetScale, 0.95, .fraction),
      (46, MetricToken.popIn.scale, 0.8, .fraction),
      (47, MetricToken.card.selectedScale, 1.02, .fraction),
      (47, MetricToken.pulse.scale, 1.15, .fraction),
      (47, MetricToken.streak.flameScale, 1.2, .fraction),
      (47, MetricToken.streak.haloScale, 1.3, .fraction),
      (48, MetricToken.stagger.shift, 20, .points), (48, MetricToken.app.entryShift, 20, .points),
      (48, MetricToken.press.hoverLift, 2, .points),
      (49, MetricToken.app.dipOpacity, 0.8, .fraction),
      (49, MetricToken.pulse.opacity, 0.5, .fraction),
      (49, MetricToken.app.pulseOpacity, 0.5, .fraction),
      (49, MetricToken.app.shimmerOpacity, 0.3, .fraction),
      (50, MetricToken.streak.tilt, 10, .degrees),
      (50, MetricToken.app.quarterTurn, 90, .degrees),
    ]
    for (number, token, value, unit) in lines {
      #expect(token.value == value && token.unit == unit, "T\(number) \(token.name)")
    }
    #expect(MetricToken.app.softPress == MetricToken.press.soft)
    #expect(MetricToken.app.firmPress == MetricToken.press.firm)
    let opacities: [(ColorToken, Double)] = [
      (.rizq.highlight, 0.3), (.rizq.track, 0.3), (.demo.barTrack, 0.2), (.demo.offTrack, 0.3),
      (.demo.tint, 0.1), (.demo.selectedTint, 0.1), (.rizq.streakHalo, 0.15),
    ]
    for (token, opacity) in opacities {
      #expect(token.light.opacity == opacity, "T49 \(token.name)")
    }
  }

  @Test("T51 measures")
  func measures() {
    let (button, card) = (MetricToken.listButton, MetricToken.card)
    let lines: [(MetricToken, Double)] = [
      (button.border, 1), (button.emphasisedBorder, 2), (button.height, 48), (button.icon, 24),
      (button.gap, 12), (button.inlinePadding, 16), (button.radius, 8),
      (MetricToken.submit.width, 150), (MetricToken.submit.height, 44),
      (MetricToken.submit.radius, 8), (MetricToken.toggle.width, 50),
      (MetricToken.toggle.height, 30), (MetricToken.toggle.inset, 2), (MetricToken.bar.height, 8),
      (card.radius, 12), (card.outline, 2), (card.shadow, 2), (card.selectedShadow, 8),
      (card.minimumWidth, 150), (MetricToken.pulse.line, 2),
      (MetricToken.celebration.smallest, 4), (MetricToken.celebration.largest, 12),
      (MetricToken.app.cardRadius, 12), (MetricToken.app.barHeight, 4),
      (MetricToken.app.barRadius, 2),
    ]
    for (token, value) in lines { #expect(token.value == value && token.unit == .points) }
    // Padding and border are 12 together: 11 and 1, 10 and 2.
    #expect(button.inset.value - button.border.value == 11)
    #expect(button.inset.value - button.emphasisedBorder.value == 10)
  }

  @Test("T52 colours in light, in the themes of their designs")
  func colors() {
    let (select, status, rizq) = (ColorToken.cyan, ColorToken.demo, ColorToken.rizq)
    let lines: [(ColorToken, UInt32)] = [
      (select.canvas, 0xFFFFFF), (select.selectedBackground, 0xCCFAFF),
      (select.mutedBackground, 0xB8B5C7), (select.errorBackground, 0xFFD9E8),
      (select.text, 0x2E2B3D), (select.mutedText, 0x69668A), (select.selectedText, 0x00BFCC),
      (select.errorText, 0xCC2157), (status.action, 0x007AFF), (status.success, 0x34C759),
      (status.failure, 0xFF3B30), (rizq.primary, 0xD4A574), (rizq.muted, 0xC4B8A8),
      (rizq.streakGlow, 0xF59E0B), (rizq.levelBadge, 0x6B4423), (rizq.goldSoft, 0xE6C79C),
      (rizq.goldBright, 0xFFEBB3),
    ]
    for (token, hex) in lines { #expect(token.light == .init(hex), "\(token.name)") }
  }

  // MARK: All of them

  @Test("T36–T51 each number has a name of its own, a use, and a theme may give it its own value")
  func metrics() {
    let metrics = MetricToken.all
    #expect(metrics.count > 110)
    #expect(Set(metrics.map(\.name)).count == metrics.count)
    for metric in metrics {
      #expect(metric.use.hasSuffix("."), "\(metric.name)")
      let theme = TokenTheme().replacing(metric, by: metric.value)
      #expect(theme.refusals.isEmpty && theme[metric] == metric.value, "\(metric.name)")
    }
    for group in [MetricToken.app.all, MetricToken.messages.all] {
      #expect(Set(group).isSubset(of: metrics) && Set(group).count == group.count)
    }
  }
}
