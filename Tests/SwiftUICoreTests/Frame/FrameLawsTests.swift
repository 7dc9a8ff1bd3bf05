import LegatoDisplay
import LegatoRaster
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// A screen with effects, frames, colours, a transition and a wait, moved by a button.
private struct Scene: View {
  @State private var isOn = false
  @State private var isLate = false

  var body: some View {
    VStack(spacing: 12) {
      Button("Go") {
        withAnimation(.spring(duration: 0.4, bounce: 0.3)) { isOn.toggle() }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.15) {
          withAnimation(.easeInOut(duration: 0.2)) { isLate = true }
        }
      }
      RoundedRectangle(cornerRadius: isOn ? 20 : 4)
        .fill(isOn ? Color.green : .blue)
        .frame(width: isOn ? 160 : 80, height: 60)
        .rotationEffect(.degrees(isOn ? 30 : 0))
      Text("Moves").offset(x: isOn ? 60 : 0).opacity(isLate ? 0.3 : 1)
      if isOn { Circle().fill(.orange).frame(width: 40, height: 40).transition(.scale) }
    }
  }
}

@MainActor @Suite("Laws of a frame")
struct FrameLawsTests {
  private func pixels(_ times: [Double]) throws -> [UInt8] {
    let engine = try HarfBuzzTextEngine()
    let configuration = HostConfiguration(size: Size(200, 240), scale: 1)
    let host = ViewHost(Scene(), configuration: configuration, textEngine: engine)
    let raster = CairoRasterizer(textEngine: engine, width: 200, height: 240)
    var frame = host.frame()
    raster.render(frame.list, changes: frame.changes)
    let go = try #require(host.semantics.first { $0.label == "Go" })
    host.tap(at: go.center)
    for time in times {
      host.advance(to: time)
      frame = host.frame()
      raster.render(frame.list, changes: frame.changes)
    }
    return raster.rgba()
  }

  @Test(arguments: [0.15, 0.4])
  func seekingEqualsPlayingAndTheRateDoesNotMatter(_ time: Double) throws {
    let sought = try pixels([time])
    let at60 = stride(from: 0, to: time, by: 1.0 / 60).map { $0 } + [time]
    let at120 = stride(from: 0, to: time, by: 1.0 / 120).map { $0 } + [time]
    #expect(try pixels(at60) == sought)
    #expect(try pixels(at120) == sought)
    #expect(try pixels([time]) == sought)
  }

  @Test func effectsCostNoBodiesAndNoLayout() throws {
    struct Effects: View {
      @State private var isOn = false
      var body: some View {
        VStack {
          Button("Go") { withAnimation(.linear(duration: 1)) { isOn = true } }
          ForEach(0..<100) { index in
            Text("Row \(index)").opacity(index == 3 && isOn ? 0.2 : 1)
          }
          Rectangle().fill(isOn ? Color.red : .blue).frame(width: 20, height: 20)
          Rectangle().frame(width: 20, height: 20).scaleEffect(isOn ? 2 : 1)
        }
      }
    }
    let probe = try Probe(Effects(), HostConfiguration(size: Size(400, 4000)))
    probe.tap("Go")
    _ = probe.host.frame()
    for step in 1...30 {
      probe.host.advance(to: Double(step) / 60)
      let frame = probe.host.frame()
      #expect(frame.statistics.bodies == 0)
      #expect(frame.statistics.layouts == 0)
      #expect(frame.statistics.layersRecorded == 3)
      #expect(frame.statistics.animatorsTicked == 3)
      #expect(frame.changes.changed.count == 3)
      #expect(!frame.changes.isEverything)
    }
    probe.host.advance(to: 5)
    _ = probe.host.frame()
    #expect(!probe.host.needsFrame)
    probe.host.advance(to: 6)
    let idle = probe.host.frame()
    #expect(idle.changes.isEmpty)
    #expect(idle.statistics == FrameStatistics())
  }

  @Test func aRowThatMovesAsideDoesNotAskTheOthers() throws {
    struct List: View {
      @State private var isOn = false
      var body: some View {
        VStack(spacing: 0) {
          Button("Go") { withAnimation(.linear(duration: 1)) { isOn = true } }
          Text("Aside").offset(x: isOn ? 40 : 0)
          ForEach(0..<200) { Text("Row \($0)").offset(x: 1) }
        }
      }
    }
    let probe = try Probe(List(), HostConfiguration(size: Size(400, 5000)))
    _ = probe.host.frame()
    probe.tap("Go")
    #expect(probe.host.frame().statistics.layouts < 10)
    probe.host.advance(to: 0.5)
    #expect(probe.list.description.contains("\"Aside\""))
    let aside = try #require(probe.host.values.first { $0.isMoving })
    #expect(abs(aside.shown[0] - aside.model[0] + 20) < 0.001)
  }

  @Test func pixelsStayWithinTheDamage() throws {
    let engine = try HarfBuzzTextEngine()
    struct Blink: View {
      @State private var isOn = false
      var body: some View {
        VStack {
          Button("Go") { withAnimation(.linear(duration: 1)) { isOn = true } }
          Rectangle().frame(width: 20, height: 20).opacity(isOn ? 0.2 : 1)
        }
      }
    }
    let host = ViewHost(Blink(), textEngine: engine)
    let raster = CairoRasterizer(textEngine: engine, width: 786, height: 1704)
    var frame = host.frame()
    raster.render(frame.list, changes: frame.changes)
    let go = try #require(host.semantics.first { $0.label == "Go" })
    host.tap(at: go.center)
    frame = host.frame()
    raster.render(frame.list, changes: frame.changes)
    host.advance(to: 0.5)
    frame = host.frame()
    let statistics = raster.render(frame.list, changes: frame.changes)
    // 20 points at scale 2, and the rasteriser's margin.
    #expect(statistics.pixels >= 1600 && statistics.pixels <= 60 * 60)
  }

  @Test func reduceMotionAndOtherFlagsTakeEffectOnTheNextFrame() throws {
    struct Flags: View {
      @Environment(\.accessibilityReduceMotion) private var reduces
      @Environment(\.colorScheme) private var scheme
      @Environment(\.layoutDirection) private var direction
      var body: some View {
        Text("\(reduces ? "still" : "moving") \(scheme == .dark ? "dark" : "light")")
        Text(direction == .rightToLeft ? "rtl" : "ltr")
      }
    }
    let probe = try Probe(Flags())
    #expect(probe.list.description.contains("moving light"))
    probe.host.configuration.reducesMotion = true
    #expect(probe.list.description.contains("still light"))
    probe.host.configuration.colorScheme = .dark
    let dark = probe.list.description
    #expect(dark.contains("still dark") && dark.contains("on #000000"))
    probe.host.configuration.layoutDirection = .rightToLeft
    #expect(probe.list.description.contains("rtl"))
  }

  @Test func aStateThatChangesForEverIsStoppedAndReported() throws {
    struct Restless: View {
      @State private var count = 0
      var body: some View {
        Text("\(count)").onChange(of: count, initial: true) { count += 1 }
      }
    }
    let probe = try Probe(Restless())
    #expect(probe.host.issues.count == 1)
    #expect(probe.host.issues.first?.message.contains("every round") == true)
  }
}
