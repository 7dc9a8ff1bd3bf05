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

/// The same in other words: over its track, from below, and as a padding.
private struct OtherBar: View {
  enum Way { case overlay, fromBelow, padding }
  let way: Way
  let share: Double

  var body: some View {
    Group {
      switch way {
      case .overlay:
        Capsule().fill(.gray).frame(width: 200, height: 8)
          .overlay(alignment: .leading) { Capsule().fill(.blue).frame(width: 200 * share) }
      case .fromBelow:
        ZStack(alignment: .bottom) {
          Rectangle().fill(.gray).frame(width: 20, height: 120)
          Rectangle().fill(.blue).frame(width: 20, height: 120 * share)
        }
      case .padding:
        Capsule().fill(.gray).frame(width: 200, height: 8)
          .overlay(alignment: .leading) {
            Capsule().fill(.blue).padding(.trailing, 200 * (1 - share))
          }
      }
    }
    .animation(.spring(response: 0.5, dampingFraction: 0.6), value: share)
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

  @Test("C11: a bar that lies over its track, or grows upwards, is told of as well")
  func otherBarsThatLeaveTheirTracks() throws {
    for way in [OtherBar.Way.overlay, .fromBelow, .padding] {
      let findings = try audit { inputs in OtherBar(way: way, share: inputs.value(0.3, 1.0)) }
      #expect(findings.contains { $0.rule == "overshoot" }, "\(way)")
      #expect(findings.contains { $0.rule == "layout-animation" }, "\(way)")
    }
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

  @Test("C31: code that waits longer for each row keeps the last as long as a delay does")
  func tellsOfRowsThatCodeLetsInOneByOne() throws {
    struct Row: View {
      let index: Int
      let step: Double
      @State private var isIn = false
      var body: some View {
        Rectangle().frame(width: 40, height: 4).scaleEffect(isIn ? 1 : 0)
          .task {
            try? await Task.sleep(for: .seconds(step * Double(index)))
            withAnimation(.easeOut(duration: 0.2)) { isIn = true }
          }
      }
    }
    func findings(_ step: Double) throws -> [Finding] {
      try audit(LateStart.self) {
        VStack(spacing: 0) { ForEach(0..<40, id: \.self) { Row(index: $0, step: step) } }
      }
    }
    let finding = try #require(try findings(0.05).first)
    #expect(finding.message.hasPrefix("Stays invisible for 1.95 s before"))
    #expect(finding.message.hasSuffix("after 39 others."))
    #expect(try findings(0.02).isEmpty)
    let delayed = try audit(LateStart.self) {
      Grown(animation: .easeOut(duration: 0.2).delay(1.5))
    }
    #expect(delayed.map(\.property) == ["scale"])
  }

  private struct Grown: View {
    @State private var isIn = false
    let animation: Animation
    var body: some View {
      Text("Hello").scaleEffect(isIn ? 1 : 0.01)
        .onAppear { withAnimation(animation) { isIn = true } }
    }
  }

  @Test func hasNothingAgainstTheGroundOfACardThatOpens() throws {
    struct Card: View {
      let isOpen: Bool
      var body: some View {
        VStack(alignment: .leading) {
          Text("Title").frame(width: 200)
          if isOpen { Text("More").transition(.opacity) }
        }
        .background(Color.teal)
        .animation(.easeOut(duration: 0.3), value: isOpen)
      }
    }
    let findings = try audit(LayoutAnimation.self) { inputs in
      VStack {
        Card(isOpen: inputs.value(false, true))
        Spacer()
      }
    }
    #expect(findings.isEmpty)
  }

  @Test func hasNothingAgainstAShapeThatPushesOthers() throws {
    struct Pushing: View {
      let height: Double
      var body: some View {
        VStack(spacing: 0) {
          ZStack { Rectangle().frame(width: 100, height: height) }
          HStack { Text("Below") }
          Spacer()
        }
        .animation(.easeOut(duration: 0.3), value: height)
      }
    }
    let findings = try audit(LayoutAnimation.self) { inputs in
      Pushing(height: inputs.value(20, 80))
    }
    #expect(findings.isEmpty)
  }

  @Test func hasNothingAgainstTheKnobOfASwitch() throws {
    struct Switch: View {
      @State private var isOn = false
      var body: some View { Toggle("On", isOn: $isOn.animation()) }
    }
    #expect(try audit(LayoutAnimation.self) { Switch() }.isEmpty)
  }

  @Test func hasNothingAgainstQuickTapsWhoseFadesAddUp() throws {
    struct Fading: View {
      @State private var isOn = false
      @State private var share = 0.0
      var body: some View {
        HStack {
          Toggle("Switch", isOn: $isOn)
          if isOn || share > 0 { Image(systemName: "checkmark").opacity(share) }
        }
        .onChange(of: isOn) {
          withAnimation(.easeInOut(duration: 0.25)) { share = isOn ? 1 : 0 }
        }
      }
    }
    #expect(try audit(Overshoot.self) { Fading() }.isEmpty)
  }

  @Test("C2: two scales or two turns of one view are as many as two opacities")
  func tellsOfTwoModifiersThatDriveOneEffect() throws {
    struct Twice: View {
      let isLarge: Bool
      let inner: Double
      var body: some View {
        Rectangle().frame(width: 40, height: 40)
          .scaleEffect(isLarge ? inner : 1).rotationEffect(.degrees(isLarge ? 90 : 0))
          .scaleEffect(isLarge ? 1.3 : 1)
          .animation(.easeInOut(duration: 0.3), value: isLarge)
      }
    }
    let findings = try audit(DoubleDriven.self) { inputs in
      Twice(isLarge: inputs.value(false, true), inner: 1.2)
    }
    #expect(findings.map(\.property) == ["scale"])
    #expect(findings.first?.message.hasSuffix("what is seen is their product.") == true)
    #expect(
      try audit(DoubleDriven.self) { inputs in
        Twice(isLarge: inputs.value(false, true), inner: 1)
      }.isEmpty)
  }
}
