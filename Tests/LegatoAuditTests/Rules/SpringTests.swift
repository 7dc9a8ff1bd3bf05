import SwiftUI
import Testing

@testable import LegatoAudit

private struct Bar: View {
  let share: Double
  let animation: Animation
  var scales = false

  var body: some View {
    ZStack(alignment: .leading) {
      Capsule().fill(.gray)
      if scales {
        Capsule().fill(.blue).scaleEffect(x: share, anchor: .leading)
      } else {
        Capsule().fill(.blue).frame(width: 300 * share)
      }
    }
    .frame(width: 300, height: 8)
    .animation(animation, value: share)
  }
}

private struct Coming: View {
  @State private var isIn = false
  let animation: Animation
  var body: some View {
    Text("Hello").opacity(isIn ? 1 : 0)
      .onAppear { withAnimation(animation) { isIn = true } }
  }
}

@MainActor @Suite("Rules: overshoot, delays and lengths")
struct SpringTests {
  @Test func tellsOfABarThatLeavesItsTrack() throws {
    let findings = try audit(Overshoot.self) { inputs in
      Bar(share: inputs.value(0.3, 1.0), animation: .spring(response: 0.3, dampingFraction: 0.825))
    }
    #expect(findings.map(\.severity) == [.warning])
    #expect(findings.first?.evidence.first?.observation.contains("0.7") == true)
  }

  @Test func hasNothingAgainstABarWithoutBounce() throws {
    #expect(
      try audit(Overshoot.self) { inputs in
        Bar(share: inputs.value(0.3, 1.0), animation: .spring(duration: 0.3))
      }.isEmpty)
  }

  @Test func tellsOfOpacityThatASpringDrivesFarOutOfItsRange() throws {
    let findings = try audit(Overshoot.self) {
      Coming(animation: .spring(response: 0.5, dampingFraction: 0.5))
    }
    #expect(findings.map(\.severity) == [.note])
    #expect(findings.first?.message.contains("1.16") == true)
  }

  @Test func hasNothingAgainstOpacityWithALittleBounce() throws {
    #expect(
      try audit(Overshoot.self) {
        Coming(animation: .spring(response: 0.5, dampingFraction: 0.7))
      }.isEmpty)
  }

  @Test func hasNothingAgainstOpacityByACurve() throws {
    #expect(try audit(Overshoot.self) { Coming(animation: .easeOut(duration: 0.3)) }.isEmpty)
  }

  @Test("Row 99 of a hundred waits for five seconds, and that is told once")
  func lateRows() throws {
    let findings = try audit(LateStart.self) {
      ScrollView {
        VStack {
          ForEach(0..<100, id: \.self) { row in
            Coming(animation: .easeOut(duration: 0.2).delay(Double(row) * 0.05))
          }
        }
      }
    }
    #expect(findings.count == 1)
    #expect(findings.first?.message.hasPrefix("Stays invisible for 4.9") == true)
    #expect(findings.first?.count == 79)
  }

  @Test func hasNothingAgainstAShortDelay() throws {
    #expect(
      try audit(LateStart.self) { Coming(animation: .easeOut(duration: 0.2).delay(0.5)) }.isEmpty)
  }

  @Test func tellsOfAnAnswerThatTakesThreeSeconds() throws {
    let slow = try audit(LongMotion.self) { inputs in
      Text("Go").offset(x: inputs.value(0, 100))
        .animation(.linear(duration: 3), value: inputs.value(0, 100))
    }
    #expect(slow.first?.message.hasPrefix("Takes 2.9") == true)
    let quick = try audit(LongMotion.self) { inputs in
      Text("Go").offset(x: inputs.value(0, 100))
        .animation(.linear(duration: 0.3), value: inputs.value(0, 100))
    }
    #expect(quick.isEmpty)
  }

  @Test func tellsOfAShapeWhoseFrameGrowsAlone() throws {
    let laidOut = try audit(LayoutAnimation.self) { inputs in
      Bar(share: inputs.value(0.3, 1.0), animation: .easeOut(duration: 0.3))
    }
    #expect(laidOut.map(\.property) == ["frame"])
    let scaled = try audit(LayoutAnimation.self) { inputs in
      Bar(share: inputs.value(0.3, 1.0), animation: .easeOut(duration: 0.3), scales: true)
    }
    #expect(scaled.isEmpty)
  }
}
