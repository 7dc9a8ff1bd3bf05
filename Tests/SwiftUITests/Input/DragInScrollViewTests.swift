import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// A drag that begins before a scroll view scrolls gives the finger up to it.
@MainActor @Suite("Drags in scroll views")
struct DragInScrollViewTests {
  private enum Kind { case normal, high, simultaneous }

  private struct Content: View {
    let distance: CGFloat
    let kind: Kind
    let log: Log
    @GestureState private var isHeld = false

    private var drag: some Gesture {
      DragGesture(minimumDistance: distance)
        .updating($isHeld) { _, isHeld, _ in isHeld = true }
        .onChanged { _ in if log.entries.last != "drag" { log("drag") } }
        .onEnded { _ in log("end") }
    }

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          Text(isHeld ? "held" : "free")
          switch kind {
          case .normal: Color.red.frame(height: 2000).gesture(drag)
          case .high: Color.red.frame(height: 2000).highPriorityGesture(drag)
          case .simultaneous: Color.red.frame(height: 2000).simultaneousGesture(drag)
          }
        }
      }
    }
  }

  private func scrolled(_ distance: CGFloat, _ kind: Kind, by size: Size) throws -> (
    way: Double, log: [String], label: String
  ) {
    let log = Log()
    let probe = try Probe.square(Content(distance: distance, kind: kind, log: log))
    // Five points at a time.
    probe.drag(from: .middle, by: size, steps: 20)
    let label = probe.labels.first ?? ""
    probe.host.touchUp()
    let way = probe.host.values.first { $0.property == "scroll" }?.shown[1] ?? .nan
    return (way, log.entries, label)
  }

  @Test(arguments: [0, 5] as [CGFloat])
  func theScrollViewTakesTheFingerOver(distance: CGFloat) throws {
    let (way, log, label) = try scrolled(distance, .normal, by: Size(0, -100))
    #expect(way >= 80)
    // It is cancelled: it does not end, and its state goes back.
    #expect(log == ["drag"] && label == "free")
  }

  @Test func aDragAcrossIsTheViewsOwn() throws {
    let (way, log, label) = try scrolled(0, .normal, by: Size(100, 0))
    #expect(way == 0 && log == ["drag", "end"] && label == "held")
  }

  @Test func aDragOfHighPriorityKeepsTheFinger() throws {
    let (way, log, label) = try scrolled(0, .high, by: Size(0, -100))
    #expect(way == 0 && log == ["drag", "end"] && label == "held")
  }

  @Test func aSimultaneousDragGoesOn() throws {
    let (way, log, label) = try scrolled(0, .simultaneous, by: Size(0, -100))
    #expect(way >= 80 && log == ["drag", "end"] && label == "held")
  }

  @Test func aSliderKeepsTheFinger() throws {
    struct Volume: View {
      @State private var part = 0.5
      var body: some View {
        ScrollView {
          Slider(value: $part).padding(.top, 180)
          Text("\(Int(part * 100))")
          Color.red.frame(height: 2000)
        }
      }
    }
    let probe = try Probe.square(Volume())
    let slider = try #require(probe.host.semantics.first { $0.value != nil }?.center)
    probe.drag(from: slider, by: Size(60, -60))
    #expect(probe.host.values.first { $0.property == "scroll" }?.shown[1] == 0)
    #expect(!probe.labels.contains("50"))
  }
}
