import SwiftUI
import Testing

@testable import LegatoAudit

/// A live badge beside an article: what a person wants to stop who reads.
private struct Article<Badge: View, Controls: View>: View {
  @ViewBuilder let badge: Badge
  @ViewBuilder let controls: Controls

  var body: some View {
    VStack(spacing: 12) {
      badge
      Text("Storm reaches the coast")
      Text("Trains stop at noon.")
      controls
    }
  }
}

extension Article where Controls == EmptyView {
  fileprivate init(@ViewBuilder badge: () -> Badge) {
    self.init(badge: badge, controls: { EmptyView() })
  }
}

private struct Pulse: View {
  var runs = true
  @State private var isBig = false

  var body: some View {
    Circle().frame(width: 20, height: 20).scaleEffect(isBig ? 1.3 : 1)
      .onAppear { start() }
      .onChange(of: runs) { start() }
  }

  private func start() {
    withAnimation(runs ? .easeInOut(duration: 0.8).repeatForever() : .linear(duration: 0.2)) {
      isBig = runs
    }
  }
}

/// A banner that drifts for a time.
private struct Drift: View {
  let seconds: Double
  @State private var isThere = false
  var body: some View {
    Rectangle().frame(width: 30, height: 10).offset(x: isThere ? 120 : 0)
      .onAppear { withAnimation(.linear(duration: seconds)) { isThere = true } }
  }
}

/// Slides of their own accord, every second.
private struct Carousel: View {
  let isPausable: Bool
  @State private var slide = 0
  @State private var isPaused = false
  var body: some View {
    VStack {
      Rectangle().frame(width: 40, height: 40).offset(x: slide.isMultiple(of: 2) ? 0 : 100)
        .animation(.easeInOut(duration: 0.4), value: slide)
      Text("Offers of the week")
      if isPausable { Button(isPaused ? "Play" : "Pause") { isPaused.toggle() } }
    }
    .task(id: isPaused) {
      while !isPaused, !Task.isCancelled {
        try? await Task.sleep(for: .seconds(1))
        if !isPaused, !Task.isCancelled { slide += 1 }
      }
    }
  }
}

private struct Clockwork: View {
  var isPaused = false
  var body: some View {
    TimelineView(.animation(minimumInterval: nil, paused: isPaused)) { context in
      Rectangle().frame(width: 6, height: 40)
        .rotationEffect(.degrees(context.date.timeIntervalSinceReferenceDate * 90))
    }
  }
}

@MainActor @Suite("Rule: no pause")
struct NoPauseTests {
  @Test func asksAboutALoopBesideText() throws {
    let findings = try audit(NoPause.self) { Article { Pulse() } }
    let finding = try #require(findings.first)
    #expect(findings.count == 1 && finding.property == "scale")
    #expect(finding.isToBeJudged && finding.severity == .note)
    #expect(finding.criteria == [.pauseStopHide])
  }

  @Test func reduceMotionIsNoWayToPause() throws {
    struct Obedient: View {
      @Environment(\.accessibilityReduceMotion) private var reduceMotion
      var body: some View { Article { Pulse(runs: !reduceMotion) } }
    }
    let findings = try audit { Obedient() }
    #expect(findings.contains { $0.rule == "no-pause" })
    #expect(!findings.contains { $0.rule == "endless-motion" && $0.severity == .error })
    let report = EvidenceReport.text(Verdict(.sample(findings)))
    #expect(report.contains("to be judged: 1 finding"))
  }

  @Test func aTapThatStopsItIsAWay() throws {
    struct Paused: View {
      @State private var runs = true
      var body: some View {
        Article {
          Pulse(runs: runs)
        } controls: {
          Button(runs ? "Pause" : "Play") { runs.toggle() }
        }
      }
    }
    #expect(try audit(NoPause.self) { Paused() }.isEmpty)
  }

  @Test func aTapThatHidesItIsAWay() throws {
    struct Dismissed: View {
      @State private var isThere = true
      var body: some View {
        Article {
          if isThere { Pulse() }
        } controls: {
          Button("Hide") { isThere = false }
        }
      }
    }
    #expect(try audit(NoPause.self) { Dismissed() }.isEmpty)
  }

  @Test func aTapThatDoesSomethingElseIsNone() throws {
    struct Liked: View {
      @State private var likes = 0
      var body: some View {
        Article {
          Pulse()
        } controls: {
          Button("Like \(likes)") { likes += 1 }
        }
      }
    }
    #expect(try audit(NoPause.self) { Liked() }.count == 1)
  }

  @Test func aTapThatLeadsElsewhereIsNone() throws {
    struct Left: View {
      @State private var isLeft = false
      var body: some View {
        if isLeft {
          VStack { Button("Back") { isLeft = false } }
        } else {
          Article {
            Pulse()
          } controls: {
            Button("Open") { isLeft = true }
          }
        }
      }
    }
    #expect(try audit(NoPause.self) { Left() }.count == 1)
  }

  @Test func whatIsAloneOnTheScreenIsNotBesideAnything() throws {
    #expect(try audit(NoPause.self) { Pulse() }.isEmpty)
    struct Loading: View {
      @State private var isBig = false
      var body: some View {
        Text("Loading").scaleEffect(isBig ? 1.2 : 1)
          .onAppear { withAnimation(.linear(duration: 1).repeatForever()) { isBig = true } }
      }
    }
    #expect(try audit(NoPause.self) { Loading() }.isEmpty)
  }

  @Test func theSystemsSpinnerIsNotAsked() throws {
    #expect(try audit(NoPause.self) { Article { ProgressView() } }.isEmpty)
  }

  @Test("Five seconds are allowed", arguments: [(4.0, 0), (7.0, 1)])
  func length(seconds: Double, count: Int) throws {
    #expect(try audit(NoPause.self) { Article { Drift(seconds: seconds) } }.count == count)
  }

  @Test func asksAboutWhatATimerMovesAgainAndAgain() throws {
    #expect(try audit(NoPause.self) { Carousel(isPausable: false) }.map(\.property) == ["frame"])
    #expect(try audit(NoPause.self) { Carousel(isPausable: true) }.isEmpty)
  }

  @Test func asksAboutWhatCodeMovesFrameByFrame() throws {
    #expect(try audit(NoPause.self) { Article { Clockwork() } }.map(\.property) == ["rotation"])
    struct Stopped: View {
      @State private var isPaused = false
      var body: some View {
        Article {
          Clockwork(isPaused: isPaused)
        } controls: {
          Button("Pause") { isPaused.toggle() }
        }
      }
    }
    #expect(try audit(NoPause.self) { Stopped() }.isEmpty)
  }
}
