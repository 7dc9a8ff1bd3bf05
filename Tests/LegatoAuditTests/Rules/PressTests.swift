import SwiftUI
import Testing

@testable import LegatoAudit

private struct HandMadePress: View {
  @State private var isPressed = false
  var body: some View {
    Text("Press").padding().background(.blue)
      .scaleEffect(isPressed ? 0.9 : 1)
      .animation(.easeOut(duration: 0.15), value: isPressed)
      .simultaneousGesture(
        DragGesture(minimumDistance: 0)
          .onChanged { _ in isPressed = true }
          .onEnded { _ in isPressed = false })
  }
}

private struct TintedPress: View {
  @State private var isTouched = false

  var body: some View {
    RoundedRectangle(cornerRadius: 8).fill(isTouched ? Color.red : .blue)
      .frame(width: 100, height: 44)
      .gesture(
        DragGesture(minimumDistance: 0).onChanged { _ in
          withAnimation(.linear(duration: 0.1)) { isTouched = true }
        }.onEnded { _ in isTouched = false })
  }
}

private struct SafePress: View {
  @GestureState private var isPressed = false
  var body: some View {
    Text("Press").padding().background(.blue)
      .scaleEffect(isPressed ? 0.9 : 1)
      .animation(.easeOut(duration: 0.15), value: isPressed)
      .simultaneousGesture(
        DragGesture(minimumDistance: 0).updating($isPressed) { _, state, _ in state = true })
  }
}

/// Dips on a tap and comes back by itself.
private struct Dipping: View {
  @State private var isDown = false
  @State private var taps = 0
  let counts: Bool

  var body: some View {
    Text("Row").padding()
      .scaleEffect(isDown ? 0.9 : 1)
      .onTapGesture {
        taps += 1
        let tap = taps
        withAnimation(.spring(duration: 0.2)) { isDown = true }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
          guard !counts || tap == taps else { return }
          withAnimation(.spring(duration: 0.2)) { isDown = false }
        }
      }
  }
}

@MainActor @Suite("Rules: presses and quick taps")
struct PressTests {
  @Test func tellsOfAPressThatSticksWhenTheTouchIsTakenAway() throws {
    let findings = try audit(StuckPress.self) { HandMadePress() }
    #expect(findings.map(\.property) == ["scale"])
    #expect(findings.first?.evidence.first?.run == "full: press “Press”, touch cancelled")
  }

  @Test("C28: a shape that nobody is told of is pressed as well, and its colour counts")
  func colour() throws {
    let findings = try audit(StuckPress.self) { TintedPress() }
    #expect(findings.map(\.property) == ["fill"])
    #expect(findings.first?.message.contains("cancelled") == true)
  }

  @Test func hasNothingAgainstGestureState() throws {
    #expect(try audit(StuckPress.self) { SafePress() }.isEmpty)
  }

  @Test func tellsOfATapThatIsReleasedByTheOneBefore() throws {
    let finding = try #require(
      try audit(LostInterruption.self) { Dipping(counts: false) }.first)
    #expect(finding.property == "scale")
    #expect(finding.evidence.last?.observation == "one tap: released after 100 ms")
  }

  @Test func hasNothingAgainstTapsThatCount() throws {
    #expect(try audit(LostInterruption.self) { Dipping(counts: true) }.isEmpty)
  }

  /// Counts up to a maximum, and bumps with each step.
  private struct Counter: View {
    @State private var count = 0
    @State private var isUp = false
    @State private var bumps = 0
    var maximum = 3
    var staysUp = false
    var disables = false
    let counts: Bool
    var body: some View {
      Button {
        guard count < maximum else { return }
        count += 1
        bumps += 1
        let bump = bumps
        withAnimation(.spring(duration: 0.2)) { isUp = true }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.15) {
          guard !counts || bump == bumps, !(staysUp && count == maximum) else { return }
          withAnimation(.spring(duration: 0.2)) { isUp = false }
        }
      } label: {
        Text("\(count) of \(maximum)").scaleEffect(isUp ? 1.2 : 1)
      }
      .disabled(disables && count == maximum)
    }
  }

  @Test("A counter that is full answers no more, however slow the taps are")
  func full() throws {
    #expect(try audit(LostInterruption.self) { Counter(counts: true) }.isEmpty)
    #expect(try audit(LostInterruption.self) { Counter(disables: true, counts: true) }.isEmpty)
    #expect(try audit(LostInterruption.self) { Counter(maximum: 4, counts: true) }.isEmpty)
    // What stays up when it is full does so after slow taps as well.
    #expect(try audit(LostInterruption.self) { Counter(staysUp: true, counts: true) }.isEmpty)
  }

  @Test("A counter that is not full, and cuts off its answers, is told of")
  func cutCounter() throws {
    for maximum in [4, 10] {
      let findings = try audit(LostInterruption.self) { Counter(maximum: maximum, counts: false) }
      #expect(findings.map(\.property) == ["scale"], "\(maximum)")
    }
  }

  private struct Jammed: View {
    @State private var isUp = false
    @State private var isBusy = false
    @State private var taps = 0
    var body: some View {
      Text("Ring").padding().scaleEffect(isUp ? 1.2 : 1)
        .onTapGesture {
          taps += 1
          let tap = taps
          withAnimation(.spring(duration: 0.2)) { isUp = true }
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
            // Left to the first tap, which is not the last one any more.
            guard tap == 1 || !isBusy, tap == taps || tap > 5 else {
              isBusy = true
              return
            }
            withAnimation(.spring(duration: 0.2)) { isUp = false }
          }
        }
    }
  }

  @Test("What jams after quick taps, and not after as many slow ones, is told of")
  func jammed() throws {
    let findings = try audit(LostInterruption.self) { Jammed() }
    #expect(findings.map(\.message) == ["Does not come back after quick taps."])
    #expect(findings.map(\.severity) == [.error])
  }

  private struct Pulled: View {
    @State private var place = CGSize.zero
    @GestureState private var pulled = CGSize.zero
    let keeps: Bool
    var body: some View {
      RoundedRectangle(cornerRadius: 8).frame(width: 100, height: 100)
        .offset(keeps ? place : pulled)
        .gesture(
          DragGesture().updating($pulled) { value, pulled, _ in pulled = value.translation }
            .onChanged { place = $0.translation }.onEnded { _ in place = .zero })
    }
  }

  @Test("C28: a drag that is given up leaves nothing behind either")
  func tellsOfADragThatSticks() throws {
    let findings = try audit(StuckPress.self) { Pulled(keeps: true) }
    #expect(
      findings.map(\.message) == [
        "Stays where the finger took it after the touch is cancelled by the system."
      ])
    #expect(try audit(StuckPress.self) { Pulled(keeps: false) }.isEmpty)
  }

  @Test func whatChangesByItselfSaysNothingAboutAPress() throws {
    struct Drifting: View {
      @State private var place = 0.0
      var body: some View {
        VStack {
          Circle().frame(width: 20, height: 20).offset(x: place)
          Button("Back") { place = 0 }
        }
        .task {
          while !Task.isCancelled {
            try? await Task.sleep(for: .milliseconds(1))
            place = (place + 0.1).truncatingRemainder(dividingBy: 100)
          }
        }
      }
    }
    #expect(try audit(StuckPress.self) { Drifting() }.isEmpty)
  }
}
