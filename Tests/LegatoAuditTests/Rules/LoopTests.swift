import SwiftUI
import Testing

@testable import LegatoAudit

/// A light that passes over a card again and again.
private struct Shine: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var phase = 0.0
  /// Where the light starts and ends, in widths of the card.
  let from: Double
  let to: Double
  var light = 0.6
  var staysDrawn = true
  private var runs: Bool { !reduceMotion }

  var body: some View {
    Rectangle().fill(.gray).frame(width: 240, height: 60)
      .overlay {
        if staysDrawn || runs {
          LinearGradient(
            colors: [.clear, .white.opacity(light), .clear], startPoint: .leading,
            endPoint: .trailing
          )
          .offset(x: 240 * (from + (to - from) * phase))
        }
      }
      .clipped()
      .onAppear {
        guard runs else { return }
        withAnimation(.linear(duration: 1.5).repeatForever(autoreverses: false)) { phase = 1 }
      }
  }
}

/// A light of one colour, which passes over a card again and again or up and down.
private struct Gleam: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var isOver = false
  var rest = 0.0
  var reverses = false
  var light = 1.0

  var body: some View {
    Rectangle().fill(.gray).frame(width: 240, height: 60)
      .overlay {
        Rectangle().fill(.white).opacity(0.4 * light).frame(width: 40).offset(
          x: isOver ? 240 : rest)
      }
      .clipped()
      .onAppear {
        guard !reduceMotion else { return }
        withAnimation(.linear(duration: 1.5).repeatForever(autoreverses: reverses)) {
          isOver = true
        }
      }
  }
}

/// A light that is a gradient whose points move.
private struct Glint: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var place = 0.0

  var body: some View {
    Rectangle().fill(.gray).frame(width: 240, height: 60)
      .overlay {
        LinearGradient(
          colors: [.clear, .white, .clear], startPoint: UnitPoint(x: place - 0.3, y: 0.5),
          endPoint: UnitPoint(x: place + 0.3, y: 0.5))
      }
      .onAppear {
        guard !reduceMotion else { return }
        withAnimation(.linear(duration: 1.5).repeatForever(autoreverses: false)) { place = 1 }
      }
  }
}

private struct Turning: View {
  @State private var isOn = false
  var body: some View {
    Rectangle().frame(width: 60, height: 10).rotationEffect(.degrees(isOn ? 360 : 0))
      .onAppear {
        withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { isOn = true }
      }
  }
}

@MainActor @Suite("Rules: loops that jump, and what they leave")
struct LoopTests {
  @Test func tellsOfALoopThatJumpsBackInSight() throws {
    let finding = try #require(
      try audit(LoopJump.self) { Shine(from: 0, to: 0.8) }.first)
    #expect(finding.evidence.first?.observation.contains("in one frame") == true)
  }

  @Test func hasNothingAgainstALoopThatBeginsOutOfSight() throws {
    #expect(try audit(LoopJump.self) { Shine(from: -1.1, to: 1.1) }.isEmpty)
  }

  @Test func hasNothingAgainstWholeTurns() throws {
    #expect(try audit(LoopJump.self) { Turning() }.isEmpty)
  }

  @Test func tellsOfALightThatStays() throws {
    let finding = try #require(
      try audit(LoopLeftover.self) { Shine(from: 0, to: 0.8) }.first)
    #expect(finding.evidence.first?.run == "reduced motion: appear")
  }

  @Test func aLightMayBeOpaqueWhereItIsBrightest() throws {
    #expect(try !audit(LoopLeftover.self) { Shine(from: 0, to: 0.8, light: 1) }.isEmpty)
  }

  @Test func hasNothingAgainstALightThatIsNotDrawn() throws {
    #expect(try audit(LoopLeftover.self) { Shine(from: 0, to: 0.8, staysDrawn: false) }.isEmpty)
  }

  @Test("C29: a light of one translucent colour, or of a gradient that moves, stays as well")
  func tellsOfOtherLightsThatStay() throws {
    #expect(try !audit(LoopLeftover.self) { Gleam() }.isEmpty)
    #expect(try !audit(LoopLeftover.self) { Glint() }.isEmpty)
  }

  @Test func hasNothingAgainstALightThatRestsOutOfSightOrHasAPlaceToRest() throws {
    #expect(try audit(LoopLeftover.self) { Gleam(rest: -200) }.isEmpty)
    #expect(try audit(LoopLeftover.self) { Gleam(reverses: true) }.isEmpty)
    #expect(try audit(LoopLeftover.self) { Gleam(light: 0) }.isEmpty)
  }
}
