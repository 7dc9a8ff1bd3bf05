import Foundation
import SwiftUI
import TestSupport
import Testing

@testable import LegatoFilm

@MainActor @Suite("Recording a film")
struct FilmRecorderTests {
  /// FEATURES V5, spring(duration: 0.3).
  @Test(
    "A label leaves as spring(duration: 0.3) says",
    arguments: [(0.05, 0.2816), (0.1, 0.6189), (0.15, 0.8210), (0.2, 0.9213), (0.3, 0.9864)])
  func springs(time: Double, way: Double) throws {
    let recording = try film(SubmitSample(), "--tap", "Submit").recording
    #expect(abs(try recording.value("Text[0]", "opacity", at: time) - (1 - way)) < 0.0005)
    #expect(abs(try recording.value("Text[0]", "scale", at: time) - (1 - way)) < 0.0005)
  }

  @Test func whatWaitsHappensAtItsOwnTime() throws {
    let recording = try film(SubmitSample(), "--tap", "Submit@0.01", "--fps", "30").recording
    let picture = try #require(recording.track("Image[2]", "opacity"))
    let start = try #require(picture.motions.first?.start)
    #expect(abs(start - 2.01) < 1e-6)
    #expect(picture.shown[recording.row(at: 2)] == nil)
    #expect(try recording.value("Image[2]", "opacity", at: start) == 0)
  }

  @Test func codeThatWaitsForNoTimeOverAndOverEndsTheFilm() {
    struct Restless: View {
      @State private var count = 0
      var body: some View { Button("Go") { again() } }
      private func again() {
        count &+= 1
        DispatchQueue.main.async { again() }
      }
    }
    for duration in ["0.5", "30"] {
      #expect(
        message { _ = try film(Restless(), "--tap", "Go@0.1", "--duration", duration) }
          .hasPrefix("Code of the view waits for no time, over and over, since 0.1 s"))
    }
  }

  @Test func whatIsDraggedFollowsAndGoesBack() throws {
    let recording = try film(DragSample(), "--drag", "Card:80,0@0.1+0.2").recording
    let start = try recording.value("Rectangle", "frame", at: 0)
    // Not before the finger has gone ten points.
    #expect(try recording.value("Rectangle", "frame", at: 0.1) == start)
    #expect(try recording.value("Rectangle", "frame", at: 0.2) == start + 40)
    #expect(abs(try recording.value("Rectangle", "frame", at: 0.8) - (start + 40)) < 0.0005)
    #expect(recording.duration == 1.3)
    let fingers = [0, 0.2, 0.4].map { recording.touches(at: $0).map(\.x) }
    #expect(fingers[0] == [] && fingers[1].count == 1 && fingers[2] == [])
    #expect(recording.events.filter { $0.action == .move }.count == 12)
  }

  @Test func whatIsHeldIsTold() throws {
    let view = Text("Hold").onLongPressGesture {
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {}
    }
    let recording = try film(view, "--hold", "Hold@0.25", "--fps", "4").recording
    #expect(recording.duration == 1.75)
  }

  @Test func samplesAreTakenAtEveryFrameEventAndEnd() throws {
    let recording = try film(
      FadeCard(), "--tap", "Fade@0.123", "--fps", "4", "--at", "0.3"
    ).recording
    #expect(recording.times == [0, 0.123, 0.25, 0.3, 0.5, 0.75, 1, 1.123])
    #expect(try recording.value("Rectangle", "opacity", at: 1.123) == 0.5)
  }

  @Test func aFilmEndsWhereNothingMoves() throws {
    let faded = try film(FadeCard(), "--tap", "Fade@0.5").recording
    #expect(faded.duration == 1.5)
    #expect(faded.isSettled)
    #expect(try film(Text("Still")).recording.times == [0])
  }

  @Test func endlessMotionIsFilmedForTwoSeconds() throws {
    let recording = try film(PulseDot(), "--fps", "10").recording
    #expect(recording.duration == 2)
    #expect(recording.isSettled)
    #expect(recording.track("Circle", "scale")?.motions.first?.isEndless == true)
  }

  @Test func keyframesAreTracks() throws {
    let view = Rectangle().keyframeAnimator(initialValue: CGSize.zero) { content, size in
      content.scaleEffect(1 + size.width)
    } keyframes: { _ in
      LinearKeyframe(CGSize(width: 1, height: 2), duration: 1)
    }
    let recording = try film(view, "--fps", "4").recording
    let track = try #require(recording.track("Rectangle", "keyframes"))
    #expect(track.components == ["width", "height"])
    #expect(track.shown.prefix(3) == [[0, 0], [0.25, 0.5], [0.5, 1]])
    #expect(track.motions.first?.isEndless == true)
    #expect(recording.isSettled && recording.duration == 2)
  }

  @Test func patienceEndsTenSecondsAfterTheLastEvent() throws {
    let view = Text("Wait").onTapGesture {
      DispatchQueue.main.asyncAfter(deadline: .now() + 60) {}
    }
    let recording = try film(view, "--tap", "Wait@0.5", "--fps", "2").recording
    #expect(recording.duration == 10.5)
    #expect(!recording.isSettled)
  }

  @Test func aLengthThatWasAskedForIsKept() throws {
    let recording = try film(
      FadeCard(), "--tap", "Fade", "--duration", "0.35", "--fps", "10"
    ).recording
    #expect(recording.times == [0, 0.1, 0.2, 0.3, 0.35])
    #expect(
      try film(Text("Still"), "--duration", "1", "--fps", "2").recording.times == [0, 0.5, 1])
  }

  @Test func aMotionIsKeptUntilItIsOverOrTakenOver() throws {
    let recording = try film(FadeCard(), "--tap", "Fade", "--tap", "Fade@0.5").recording
    let motions = try #require(recording.track("Rectangle", "opacity")).motions
    #expect(motions.map(\.start) == [0, 0.5])
    #expect(motions.map(\.end) == [0.5, 1.5])
    #expect(motions.map(\.isRetarget) == [false, true])
    #expect(motions.allSatisfy { $0.animation.hasPrefix("linear") })
  }

  @Test func aValueHasSamplesWhileItExists() throws {
    let recording = try film(SubmitSample(), "--tap", "Submit@0.1").recording
    let spinner = try #require(recording.track("ProgressView[1]", "opacity"))
    #expect(spinner.shown[recording.row(at: 0.05)] == nil)
    #expect(spinner.shown[recording.row(at: 0.1)] == [0])
    #expect(spinner.shown[recording.row(at: 2)] == [1])
    #expect(spinner.shown[recording.times.count - 1] == nil)
  }

  @Test func whatComesBackGoesOnWhereItWas() throws {
    let recording = try film(Blinking(), "--tap", "Blink@0.25", "--tap", "Blink@0.5", "--fps", "4")
      .recording
    let tracks = recording.tracks.filter {
      PathQuery.isCalled($0.path, "Rectangle") && $0.property == "opacity"
    }
    #expect(tracks.map(\.name) == ["opacity"])
    #expect(tracks.first?.shown == [[0.5], nil, [0.5]])
  }

  @Test func whatComesInThePlaceOfALoopDoesNotGoOnWithIt() throws {
    let recording = try film(Replaced(), "--tap", "Stop@0.5", "--duration", "1").recording
    let turn = try #require(recording.track("Rectangle", "rotation"))
    #expect(turn.motions.map(\.start) == [0] && turn.motions.map(\.end) == [0.5])
    #expect(turn.shown.last == [0])
  }

  private struct Replaced: View {
    @State private var isStill = false
    var body: some View {
      VStack {
        Turning(turns: !isStill).transition(.identity).id(isStill)
        Button("Stop") { isStill = true }
      }
    }
  }

  private struct Turning: View {
    let turns: Bool
    @State private var angle = 0.0
    var body: some View {
      Rectangle().frame(width: 40, height: 40).rotationEffect(.degrees(angle))
        .onAppear {
          guard turns else { return }
          withAnimation(.linear(duration: 2).repeatForever()) { angle = 90 }
        }
    }
  }

  @Test func theCodesValuesAreKeptWhereTheyChange() throws {
    let recording = try film(FadeCard(), "--tap", "Fade@0.5").recording
    #expect(
      recording.track("Rectangle", "opacity")?.models == [
        Track.Model(time: 0, components: [1]), Track.Model(time: 0.5, components: [0.5]),
      ])
  }

  @Test func eventsAreKeptWithTheirPlaces() throws {
    let recording = try film(FadeCard(), "--press", "Fade@0.1+0.2").recording
    #expect(recording.events.map(\.action) == [.down, .up])
    #expect(recording.events.map(\.time) == [0.1, 0.1 + 0.2])
    let point = try #require(recording.events.first?.point)
    #expect(recording.touches(at: 0.05).isEmpty)
    #expect(recording.touches(at: 0.2) == [point])
    #expect(recording.touches(at: 0.3).isEmpty)
  }

  @Test func identifiersMadeByChanceDoNotShow() throws {
    let recordings = try (0..<2).map { _ in try film(Chance(), "--tap", "Go").recording }
    #expect(recordings[0] == recordings[1])
    #expect(recordings[0].tracks.contains { $0.hasChanged })
  }

  private struct Blinking: View {
    @State private var isThere = true

    var body: some View {
      VStack {
        if isThere { Rectangle().frame(width: 40, height: 40).opacity(0.5) }
        Button("Blink") { isThere.toggle() }
      }
    }
  }

  private struct Chance: View {
    struct Item: Identifiable { let id = UUID() }
    @State private var items = [Item(), Item()]
    @State private var isFaded = false

    var body: some View {
      VStack {
        let opacity = isFaded ? 0.0 : 1
        ForEach(items) { _ in
          Rectangle().frame(width: 20, height: 20).opacity(opacity)
        }
        Button("Go") { withAnimation(.linear(duration: 0.1)) { isFaded = true } }
      }
    }
  }
}
