import LegatoDisplay
import LegatoTesting
import SwiftUI
import Testing

@testable import Legato

@MainActor
@Suite("SubmitButton")
struct SubmitButtonTests {
  @Observable @MainActor
  final class Desk {
    var isThere = true
    var state: SubmitButton.State?
    var successDuration: TimeInterval?
    @ObservationIgnored var jobs: [SubmitButton.Job] = []
    @ObservationIgnored var taps = 0
    /// Ends a job by itself; `nil` waits for the test.
    @ObservationIgnored var work: (@MainActor (SubmitButton.Job) -> Void)?
  }

  struct Subject: View {
    let desk: Desk

    var body: some View {
      ZStack {
        if desk.isThere {
          if let state = desk.state {
            SubmitButton(state: state) { desk.taps += 1 }
          } else {
            SubmitButton(successDuration: desk.successDuration) { job in
              desk.jobs.append(job)
              desk.work?(job)
            }
          }
        }
      }
      .tokenTheme(.stateChanges)
    }
  }

  private let desk = Desk()

  private func host(reducesMotion: Bool = false, savesPower: Bool = false) throws -> MotionHost {
    try MotionHost(Subject(desk: desk), reducesMotion: reducesMotion, savesPower: savesPower)
  }

  /// The same where what is drawn is asked for, and not values alone.
  private func stage(reducesMotion: Bool = false, savesPower: Bool = false) throws -> Stage {
    try Stage(Subject(desk: desk), reducesMotion: reducesMotion, savesPower: savesPower)
  }

  /// What is said of the button, and what is on it once all has settled.
  private func settled(_ stage: Stage) -> [String] {
    stage.host.advance(by: 2)
    _ = stage.host.frame()
    return stage.drawnTexts + (stage.count("Spinner") > 0 ? ["spinner"] : [])
  }

  private let looks: [(SubmitButton.State, String, ColorToken)] = [
    (.idle, "Submit", .demo.action), (.loading, "spinner", .demo.action),
    (.success, "checkmark", .demo.success), (.error, "xmark", .demo.failure),
  ]

  @Test(
    "S1.1 S1.2 each of the four states shows one thing, and symbol, colour and words agree",
    arguments: [false, true], [false, true])
  func states(reducesMotion: Bool, savesPower: Bool) throws {
    #expect(SubmitButton.State.allCases == [.idle, .loading, .success, .error])
    desk.state = .idle
    let stage = try stage(reducesMotion: reducesMotion, savesPower: savesPower)
    for (state, look, color) in looks + looks.reversed() {
      stage.act { desk.state = state }
      #expect(settled(stage) == [look])
      expectColor(stage.color("fill", "SubmitButton", "Rectangle"), color)
      #expect(stage.host.semantics.map(\.label) == ["Submit"])
      #expect(stage.host.semantics.first?.value == state.accessibilityValue)
    }
    #expect(stage.issues.isEmpty)
  }

  @Test("S1.1 nothing moves while nothing changes, and a change shows on the next two frames")
  func stillUntilChanged() throws {
    desk.state = .success
    let host = try host()
    host.everyFrame(until: 2000) { _ in host.expectStill(includingLoops: true) }
    let start = host.now
    host.update { desk.state = .error }
    for time in [1000.0 / 60, 2000.0 / 60] {
      host.at(time, since: start)
      #expect(host.moves("opacity", "SubmitButton"))
      let p = progress(
        host.color("fill", "SubmitButton", "Rectangle"), .demo.success, .demo.failure)
      #expect((p ?? 0) > 0 && (p ?? 1) < 1)
    }
  }

  @Test("S1.3 contents cross-fade and scale about the centre", arguments: [false, true])
  func swap(savesPower: Bool) throws {
    let host = try host(savesPower: savesPower)
    host.tap("Submit")
    let rows = [(16.6667, 0.0484), (50, 0.2816), (100, 0.6189), (200, 0.9213), (300, 0.9864)]
    for (time, expected) in rows {
      host.at(time)
      for property in ["opacity", "scale"] {
        expectNear(host.shown(property, "ZStack/ProgressView"), expected, "in at \(time)")
        expectNear(host.shown(property, "ZStack/Text"), 1 - expected, "out at \(time)")
      }
      for content in ["ZStack/ProgressView", "ZStack/Text"] {
        let frame = try #require(host.frame("SubmitButtonContent", content))
        expectNear(frame.midX, 180, tolerance: 0.5)
        expectNear(frame.midY, 200, tolerance: 0.5)
      }
    }
    host.advance(to: 1)
    #expect(!host.shows("ZStack/Text"))
  }

  @Test("S1.3 five changes in a row leave at most one of each content")
  func fastChanges() throws {
    desk.state = .idle
    let stage = try stage()
    for state in [SubmitButton.State.loading, .idle, .loading, .success, .loading] {
      stage.act { desk.state = state }
      stage.at(20)
      #expect(stage.drawnTexts.filter { $0 == "Submit" }.count <= 1)
      #expect(stage.drawnTexts.filter { $0 == "checkmark" }.count <= 1)
    }
    #expect(settled(stage) == ["spinner"])
  }

  @Test("S1.3 Reduce Motion: only opacity, over the same time")
  func reducedSwap() throws {
    let host = try host(reducesMotion: true)
    host.tap("Submit")
    host.advance(to: 0.15)
    expectNear(host.shown("opacity", "ZStack/ProgressView"), 0.5)
    for part in 0...1 {
      let scales = host.shownByEach("scale", "SubmitButton", "ZStack", part: part)
      #expect(scales.allSatisfy { $0 == 1 })
    }
    #expect(!host.moves("scale", "SubmitButton"))
    host.advance(to: 0.301)
    expectNear(host.shown("opacity", "ZStack/ProgressView"), 1)
  }

  @Test("S1.3 Reduce Motion in mid-flight: the end on the next frame")
  func reducedInMidFlight() throws {
    desk.state = .idle
    let stage = try stage()
    stage.act { desk.state = .success }
    stage.at(100)
    stage.alsoAct { stage.host.configuration.reducesMotion = true }
    #expect(stage.drawnTexts == ["checkmark"])
    #expect(!stage.moves("scale", "SubmitButton"))
  }

  @Test("S1.4 the ground follows the state", arguments: [false, true], [false, true])
  func ground(reducesMotion: Bool, savesPower: Bool) throws {
    desk.state = .idle
    let host = try host(reducesMotion: reducesMotion, savesPower: savesPower)
    func ground() -> DisplayColor? { host.color("fill", "SubmitButton", "Rectangle") }
    host.update { desk.state = .loading }
    host.everyFrame(until: 400) { _ in expectColor(ground(), .demo.action) }
    for (state, end) in [(SubmitButton.State.success, ColorToken.demo.success)] {
      host.update { desk.state = state }
      host.expect([(0, 0), (100, 0.6189), (200, 0.9213)]) {
        progress(ground(), .demo.action, end)
      }
    }
    host.advance(by: 1.8)
    host.update { desk.state = .error }
    host.advance(by: 2)
    expectColor(ground(), .demo.failure)
    #expect(ColorToken.demo.action.light == .init(0x007AFF))
    #expect(ColorToken.demo.success.light == .init(0x34C759))
    #expect(ColorToken.demo.failure.light == .init(0xFF3B30))
  }

  @Test("S1.5 150 × 44 in every frame, and nothing outside its corners", arguments: [false, true])
  func size(reducesMotion: Bool) throws {
    desk.state = .idle
    let stage = try stage(reducesMotion: reducesMotion)
    for state in [SubmitButton.State.loading, .success, .error, .idle] {
      stage.act { desk.state = state }
      stage.everyFrame(until: 400) { _ in
        let frames = stage.samples("frame", ["Button/Rectangle"]).map(\.shown)
        #expect(frames.allSatisfy { $0 == [105, 178, 150, 44] })
        // The shape that clips all of it.
        expectNear(stage.shown("cornerSize", "Button/SubmitButtonContent"), 8)
      }
    }
  }

  @Test("S1.6 a checkmark when the work is done, after exactly two seconds")
  func success() throws {
    desk.work = { job in
      let work = MetricToken.submit.simulatedWork.value
      DispatchQueue.main.asyncAfter(deadline: .now() + work) { job.succeed() }
    }
    let stage = try stage()
    try stage.tap("Submit")
    stage.at(1999)
    #expect(stage.host.semantics.first?.value == "In progress")
    stage.at(2000)
    #expect(stage.host.semantics.first?.value == "Done")
    stage.at(2300)
    expectNear(stage.shown("opacity", "ZStack/Image"), 0.9864)
    // It stays, unless it is said that it goes.
    stage.at(10_000)
    #expect(stage.drawnTexts == ["checkmark"])
  }

  @Test("S1.6 a success is forgotten after the time that was asked for", arguments: [false, true])
  func reset(reducesMotion: Bool) throws {
    desk.successDuration = 2
    let stage = try stage(reducesMotion: reducesMotion)
    try stage.tap("Submit")
    stage.act { desk.jobs[0].succeed() }
    stage.at(1999)
    #expect(stage.host.semantics.first?.value == "Done")
    stage.at(2001)
    #expect(stage.host.semantics.first?.value == "")
    #expect(settled(stage) == ["Submit"])
  }

  @Test("S1.6 the work may be asynchronous")
  func asynchronousWork() throws {
    struct Failure: Error {}
    let good = try MotionHost(SubmitButton(perform: { try await Task.sleep(for: .seconds(2)) }))
    good.tap("Submit")
    good.advance(to: 1.999)
    #expect(good.labels == ["Submit In progress"])
    good.advance(to: 2.001)
    #expect(good.labels == ["Submit Done"])
    let bad = try MotionHost(SubmitButton(perform: { throw Failure() }))
    bad.tap("Submit")
    bad.advance(to: 0.001)
    #expect(bad.labels == ["Submit Failed"])
  }

  @Test("S1.7 a failure shows a cross on red, and a tap tries again", arguments: [false, true])
  func failure(reducesMotion: Bool) throws {
    let stage = try stage(reducesMotion: reducesMotion)
    try stage.tap("Submit")
    stage.act { desk.jobs[0].fail() }
    #expect(settled(stage) == ["xmark"])
    expectColor(stage.color("fill", "SubmitButton", "Rectangle"), .demo.failure)
    try stage.tap("Submit")
    #expect(stage.host.semantics.first?.value == "In progress")
    #expect(desk.jobs.count == 2)
    // The first job has had its say.
    stage.act { desk.jobs[0].succeed() }
    #expect(stage.host.semantics.first?.value == "In progress")
    stage.act { desk.jobs[1].succeed() }
    #expect(stage.host.semantics.first?.value == "Done")
  }

  @Test("S1.8 three taps in 300 ms start one job", arguments: [false, true])
  func reentrancy(reducesMotion: Bool) throws {
    let stage = try stage(reducesMotion: reducesMotion)
    for time in [0.0, 100, 200] {
      stage.host.advance(to: time / 1000)
      stage.host.tap(at: Point(180, 200))
    }
    #expect(desk.jobs.count == 1)
    stage.act { desk.jobs[0].succeed() }
    stage.host.tap(at: Point(180, 200))
    stage.act {}
    #expect(desk.jobs.count == 1)
    #expect(stage.host.semantics.first?.value == "Done")
  }

  @Test("S1.8 a parent that keeps the state hears only of taps that begin something")
  func parentKeepsState() throws {
    desk.state = .idle
    let stage = try stage()
    for (state, expected) in [
      (SubmitButton.State.idle, 1), (.loading, 1), (.success, 1), (.error, 2),
    ] {
      stage.act { desk.state = state }
      stage.host.tap(at: Point(180, 200))
      #expect(desk.taps == expected, "\(state)")
    }
  }

  @Test("S1.9 the nested type is called State, beside SwiftUI's")
  func nestedName() {
    let state: SubmitButton.State = .idle
    #expect(state == .idle)
    #expect(String(describing: SubmitButton.State.self) == "State")
  }

  @Test(
    "S1.33 a tap in the corner counts",
    arguments: [
      Point(106, 200), Point(254, 200), Point(180, 179), Point(106, 179), Point(254, 221),
    ])
  func hitArea(point: Point) throws {
    let stage = try stage()
    stage.host.tap(at: point)
    #expect(desk.jobs.count == 1)
    stage.host.tap(at: Point(point.x - 200, point.y))
    #expect(desk.jobs.count == 1)
  }

  @Test("S1.34 a button that goes calls its work off", arguments: [false, true])
  func disappearance(reducesMotion: Bool) throws {
    desk.successDuration = 2
    let stage = try stage(reducesMotion: reducesMotion)
    try stage.tap("Submit")
    stage.at(1000)
    stage.alsoAct { desk.isThere = false }
    #expect(desk.jobs[0].isOver)
    #expect(!stage.host.isWaiting)
    stage.act { desk.jobs[0].succeed() }
    #expect(stage.issues.isEmpty)

    stage.act { desk.isThere = true }
    try stage.tap("Submit")
    stage.act { desk.jobs[1].succeed() }
    #expect(stage.host.isWaiting)
    stage.alsoAct { desk.isThere = false }
    #expect(!stage.host.isWaiting)
  }

  @Test("S1.5 a press darkens it on the next frame, and its end brightens it at once")
  func press() throws {
    let theme = TokenTheme().replacing(.listButton.pressOpacity, by: 0.3)
    for (theme, opacity) in [(TokenTheme(), 0.1), (theme, 0.3)] {
      let host = try MotionHost(
        SubmitButton("Go", state: .idle) {}.tokenTheme(theme))
      func overlays() -> [Double] { host.allShown("opacity").filter { $0 < 1 } }
      #expect(overlays().isEmpty)
      host.press("Go")
      #expect(overlays() == [opacity])
      host.expectStill(includingLoops: true)
      host.movePress(by: CGSize(width: -700, height: -700))
      host.release()
      #expect(overlays().isEmpty && host.isStill(includingLoops: true))
    }
  }

  @Test("S1.5 a long title takes two lines, smaller if need be, within the button")
  func longTitle() throws {
    for (title, height) in [
      ("Place the order now", 44.0), ("Zahlungspflichtig bestellen", 44),
      ("Accept everything and continue", 42),
    ] {
      let stage = try Stage(SubmitButton(LocalizedStringKey(title), state: .idle) {})
      let text = try #require(stage.frame("SubmitButtonContent", "Text"))
      #expect(text.width <= 150 - 16 && text.height <= height, "\(title): \(text)")
      #expect(stage.drawnTexts == [title])
    }
  }

  @Test("S1.5 it is as wide as the room it is given where it is asked to be, in every state")
  func fillsWidth() throws {
    for state in SubmitButton.State.allCases {
      let host = try MotionHost(SubmitButton("Go", state: state, fillsWidth: true) {}.padding(20))
      let ground = try #require(host.frame("Button/SubmitButtonContent"))
      #expect(ground.width == 320 && ground.height == 44, "\(ground)")
    }
    let own = try MotionHost(SubmitButton("Go", fillsWidth: true) { $0.succeed() })
    #expect(own.frame("Button/SubmitButtonContent")?.width == 360)
  }

  @Test("S1.5 larger text makes a larger button, in the room there is")
  func largeText() throws {
    let host = try MotionHost(
      SubmitButton { _ in }.dynamicTypeSize(.accessibility3).padding(20))
    let frame = try #require(host.frame("Button/Rectangle"))
    #expect(frame.height > 60)
    #expect(frame.width > 150 && frame.width <= 320)
  }
}
