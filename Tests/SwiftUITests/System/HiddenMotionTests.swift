import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// What cannot be seen asks for no frames, and is where it would be when it comes back.
@MainActor @Suite("Motion out of sight")
struct HiddenMotionTests {
  /// Goes to and fro in four seconds, for ever.
  private struct Pulse: View {
    @State private var isFaded = false
    var body: some View {
      Text("pulse").opacity(isFaded ? 0.2 : 1)
        .onAppear {
          withAnimation(.linear(duration: 2).repeatForever(autoreverses: true)) { isFaded = true }
        }
    }
  }

  /// A square that goes to the right for ever, as time does.
  private struct Ticking: View {
    var body: some View {
      TimelineView(.animation) { timeline in
        Text("tick").opacity(
          0.5 + 0.5 * sin(timeline.date.timeIntervalSinceReferenceDate))
      }
    }
  }

  private struct Covered<Moving: View>: View {
    var background: Color?
    @ViewBuilder let moving: Moving
    @State private var isCovered = false

    var body: some View {
      VStack {
        moving
        Button("cover") { isCovered = true }
      }
      .fullScreenCover(isPresented: $isCovered) {
        if let background {
          Button("back") { isCovered = false }.presentationBackground(background)
        } else {
          Button("back") { isCovered = false }
        }
      }
    }
  }

  /// How many frames a host asks for in two seconds.
  private func frames(_ probe: Probe) -> Int {
    _ = probe.host.frame()
    var frames = 0
    for _ in 0..<120 {
      probe.host.advance(by: 1 / 60)
      guard probe.host.needsFrame else { continue }
      frames += 1
      _ = probe.host.frame()
    }
    return frames
  }

  private func opacity(_ probe: Probe) -> Double {
    probe.host.values.first { $0.property == "opacity" && $0.path.contains("Text") }?.shown[0]
      ?? probe.host.values.first { $0.property == "opacity" }?.shown[0] ?? .nan
  }

  @Test func whatACoverHidesAsksForNoFrames() throws {
    let probe = try Probe(Covered { Pulse() })
    let plain = try Probe(Pulse())
    #expect(frames(probe) == 120)
    probe.tap("cover")
    probe.host.advance(by: 3)
    #expect(frames(probe) == 0)
    // It has gone on in the meantime, and is seen to do so as soon as the cover leaves.
    probe.tap("back")
    #expect(probe.host.needsFrame)
    probe.host.advance(by: 3)
    plain.host.advance(to: probe.host.now)
    #expect(isClose(opacity(probe), opacity(plain)))
    #expect(frames(probe) == 120)
  }

  @Test func aCoverThatIsSeeThroughHidesNothing() throws {
    let probe = try Probe(Covered(background: .clear) { Pulse() })
    probe.tap("cover")
    probe.host.advance(by: 3)
    #expect(frames(probe) == 120)
  }

  @Test func timelinesBehindACoverAskForNoFrames() throws {
    let probe = try Probe(Covered { Ticking() })
    #expect(frames(probe) == 120)
    probe.tap("cover")
    probe.host.advance(by: 3)
    #expect(frames(probe) == 0)
    probe.tap("back")
    probe.host.advance(by: 3)
    #expect(frames(probe) == 120)
  }

  @Test func whatIsBelowAPushedScreenAsksForNoFrames() throws {
    let probe = try Probe(
      NavigationStack {
        VStack {
          Pulse()
          Ticking()
          NavigationLink("on") { Text("there") }
        }
        .navigationTitle("first")
      })
    #expect(frames(probe) == 120)
    probe.tap("on")
    probe.host.advance(by: 3)
    #expect(frames(probe) == 0)
    probe.tap("first")
    probe.host.advance(by: 3)
    #expect(frames(probe) == 120)
  }

  @Test func tabsThatAreNotShownAskForNoFrames() throws {
    struct Tabs: View {
      @State private var selection = 0
      var body: some View {
        TabView(selection: $selection) {
          Pulse().tabItem { Text("One") }.tag(0)
          Text("still").tabItem { Text("Two") }.tag(1)
        }
      }
    }
    let probe = try Probe(Tabs())
    #expect(frames(probe) == 120)
    probe.tap("Two")
    probe.host.advance(by: 3)
    #expect(frames(probe) == 0)
  }

  @Test func whatIsOnTheCoverIsSeen() throws {
    struct Moving: View {
      @State private var isCovered = false
      var body: some View {
        Button("cover") { isCovered = true }
          .fullScreenCover(isPresented: $isCovered) { Pulse() }
      }
    }
    let probe = try Probe(Moving())
    #expect(frames(probe) == 0)
    probe.tap("cover")
    probe.host.advance(by: 3)
    #expect(frames(probe) == 120)
  }
}
