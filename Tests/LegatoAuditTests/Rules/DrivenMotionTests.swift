import SwiftUI
import Testing

@testable import LegatoAudit

/// Swings as a timeline tells it to.
private struct Swinging: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  let obeys: Bool

  var body: some View {
    TimelineView(.animation(minimumInterval: nil, paused: obeys && reduceMotion)) { context in
      Circle().frame(width: 40, height: 40)
        .offset(x: 100 * sin(3 * context.date.timeIntervalSinceReferenceDate))
    }
  }
}

/// Goes on by a timer, from left to right.
private struct Wandering: View {
  @State private var place = 0.0

  var body: some View {
    Circle().frame(width: 40, height: 40).offset(x: place)
      .onAppear {
        _ = Timer.scheduledTimer(withTimeInterval: 1 / 60, repeats: true) { _ in
          MainActor.assumeIsolated { place = place > 100 ? 0 : place + 2 }
        }
      }
  }
}

/// A bar that fills by a timer, and a stop watch.
private struct Telling: View {
  @State private var share = 0.0

  var body: some View {
    VStack {
      Text("\(share)")
      Capsule().frame(width: 200 * share, height: 8)
    }
    .onAppear {
      _ = Timer.scheduledTimer(withTimeInterval: 1 / 60, repeats: true) { _ in
        MainActor.assumeIsolated { share = min(1, share + 0.01) }
      }
    }
  }
}

private struct Dragged: View {
  @State private var place = CGSize.zero

  var body: some View {
    Rectangle().frame(width: 80, height: 80).offset(place)
      .gesture(DragGesture().onChanged { place = $0.translation }.onEnded { _ in place = .zero })
  }
}

@MainActor @Suite("Motion that no animation makes")
struct DrivenMotionTests {
  @Test func tellsOfATimelineThatHasNoRegardForReduceMotion() throws {
    let findings = try audit { Swinging(obeys: false) }
    #expect(findings.map(\.rule) == ["reduced-motion", "endless-motion"])
    #expect(findings.allSatisfy { $0.property == "frame" && $0.severity == .error })
    #expect(findings[0].evidence[0].observation.hasSuffix("pt, frame by frame"))
  }

  @Test func tellsOfATimerThatDoesTheSame() throws {
    #expect(try !audit(ReducedMotion.self) { Wandering() }.isEmpty)
  }

  @Test func hasNothingAgainstATimelineThatPauses() throws {
    #expect(try audit { Swinging(obeys: true) }.isEmpty)
  }

  @Test func hasNothingAgainstWhatTellsHowFarSomethingIs() throws {
    #expect(try audit(ReducedMotion.self) { Telling() }.isEmpty)
  }

  @Test func whatAFingerDragsGoesWhereTheFingerGoes() throws {
    #expect(try audit(ReducedMotion.self) { Dragged() }.isEmpty)
  }
}
