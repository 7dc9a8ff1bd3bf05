import Foundation
import LegatoDisplay
import LegatoRaster
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// A row of a list that is much longer than the surface grows; those below it make room.
private struct GrowingList: View {
  let animation: Animation
  /// Whether a layer is around the list that may show what it holds elsewhere: then nothing is culled.
  let isTurned: Bool
  /// Whether rows cast shadows far above themselves.
  let castsShadows: Bool
  @State private var isTall = false

  var body: some View {
    ScrollView {
      if isTurned { list.rotationEffect(.zero) } else { list }
    }
    .overlay(alignment: .topLeading) {
      Button("Grow") { withAnimation(animation) { isTall.toggle() } }
        .frame(width: 50, height: 20)
    }
  }

  private var list: some View {
    VStack(spacing: 4) {
      ForEach(0..<120, id: \.self) { row in
        if castsShadows {
          self.row(row).shadow(color: .red, radius: 0, y: -150)
        } else {
          self.row(row)
        }
      }
    }
  }

  private func row(_ row: Int) -> some View {
    Text("Row \(row)")
      .frame(width: 180, height: row == 2 && isTall ? 90 : 20)
      .background(.blue.opacity(0.3), in: RoundedRectangle(cornerRadius: 6))
  }
}

/// What moves off the surface is not recorded, and the pictures are those of a list that is recorded whole.
@MainActor @Suite("Culling of layers that move off the surface")
struct CullingTests {
  private static let size = Size(200, 200)
  private nonisolated static let spring = Animation.spring(duration: 0.6, bounce: 0.6)

  private func probe(
    _ animation: Animation, isTurned: Bool = false, castsShadows: Bool = false
  ) throws -> Probe {
    try Probe(
      GrowingList(animation: animation, isTurned: isTurned, castsShadows: castsShadows),
      HostConfiguration(size: Self.size))
  }

  /// What is drawn at 30 frames a second after the tap, for 1.5 s; `act` is called before each frame.
  private func pictures(_ probe: Probe, act: (Int) -> Void = { _ in }) throws -> [Data] {
    let raster = CairoRasterizer(textEngine: try HarfBuzzTextEngine(), width: 200, height: 200)
    let first = probe.host.frame()
    raster.render(first.list, changes: .everything)
    probe.tap("Grow")
    return (1...45).map { number in
      act(number)
      probe.host.advance(to: Double(number) / 30)
      let frame = probe.host.frame()
      raster.render(frame.list, changes: frame.changes)
      return Data(raster.rgba())
    }
  }

  @Test(
    "Of 120 rows that move those are recorded that can be seen; all are where they belong in the end"
  )
  func recordings() throws {
    let probe = try probe(.linear(duration: 1))
    probe.tap("Grow")
    let start = probe.host.frame()
    for step in 1...30 {
      probe.host.advance(to: Double(step) / 60)
      let statistics = probe.host.frame().statistics
      // What is culled and stays out of sight is not sampled from the frame after that on.
      #expect(statistics.animatorsTicked > (step == 1 ? 230 : 20))
      #expect(step == 1 || statistics.animatorsTicked < 60)
      #expect((10...60).contains(statistics.layersRecorded))
    }
    probe.host.advance(to: 2)
    let end = probe.host.frame()
    #expect(end.statistics.layersRecorded < 60)
    #expect(!probe.host.needsFrame)
    // A list that was never animated has the same layers.
    let still = try self.probe(.linear(duration: 0))
    still.tap("Grow")
    still.host.advance(to: 2)
    let expected = still.list
    #expect(end.list.capacity == expected.capacity && start.list.capacity == expected.capacity)
    for number in 0..<UInt32(expected.capacity) {
      let id = LayerID(number: number)
      #expect(end.list[id]?.transform == expected[id]?.transform, "layer \(number)")
    }
  }

  @Test(
    "Each picture is that of a list in which nothing is culled",
    arguments: [.linear(duration: 1), spring, .easeInOut(duration: 0.4).delay(0.2)])
  func pictures(_ animation: Animation) throws {
    let culled = try pictures(probe(animation))
    let whole = try pictures(probe(animation, isTurned: true))
    #expect(culled == whole)
    #expect(Set(culled).count > 10)
  }

  @Test("A row that is scrolled into sight in the middle of its motion is where the motion has it")
  func scrolling() throws {
    func scrolled(_ probe: Probe) throws -> [Data] {
      try pictures(probe) { number in
        let host = probe.host
        switch number {
        case 3: host.touchDown(at: Point(150, 180))
        case 4...10: host.touchMove(to: Point(150, 180 - Double(number - 3) * 22))
        case 11: host.touchUp()
        default: break
        }
      }
    }
    let culled = try scrolled(probe(Self.spring))
    #expect(culled == (try scrolled(probe(Self.spring, isTurned: true))))
    #expect(Set(culled).count > 20)
  }

  @Test(
    "What is below a layer that may draw elsewhere is not culled: the shadows of rows off the surface move"
  )
  func shadows() throws {
    let culled = try pictures(probe(.linear(duration: 1), castsShadows: true))
    #expect(
      culled == (try pictures(probe(.linear(duration: 1), isTurned: true, castsShadows: true))))
    #expect(Set(culled).count > 20)
  }

  @Test(
    "The layers of a moment do not depend on the frames before it", arguments: [0.1, 0.35, 0.6])
  func moments(_ time: Double) throws {
    func layers(_ rate: Double?) throws -> String {
      let probe = try probe(Self.spring)
      probe.tap("Grow")
      if let rate {
        for moment in stride(from: 0, to: time, by: 1 / rate) {
          probe.host.advance(to: moment)
          _ = probe.host.frame()
        }
      }
      probe.host.advance(to: time)
      return probe.list.description
    }
    let sought = try layers(nil)
    #expect(sought.contains("Row") || sought.contains("text"))
    #expect(try layers(60) == sought)
    #expect(try layers(120) == sought)
  }

  @Test("What moves off the surface is not culled while a sheet has its screen step back")
  func stepsBack() throws {
    let probe = try Probe(Screen(), HostConfiguration(size: Self.size, system: .iOS18))
    probe.tap("Move")
    probe.host.advance(to: 0.5)
    #expect(probe.list.description.contains("Rectangle at (20, 420)"), "culled: where it ends")
    probe.tap("Present")
    #expect(probe.list.description.contains("Rectangle at (20, 370)"), "half of the way")
    probe.host.advance(to: 0.6)
    #expect(probe.list.description.contains("Rectangle at (20, 380)"))
    probe.host.advance(to: 2)
    #expect(probe.list.description.contains("Rectangle at (20, 420)"))
  }

  /// A rectangle goes from 320 to 420, below the surface.
  private struct Screen: View {
    @State private var isMoved = false
    @State private var isPresented = false

    var body: some View {
      VStack(spacing: 0) {
        Button("Move") { withAnimation(.linear(duration: 1)) { isMoved = true } }
          .frame(width: 100, height: 20)
        Button("Present") { isPresented = true }.frame(width: 100, height: 20)
      }
      .frame(width: 200, height: 200, alignment: .topLeading)
      .overlay(alignment: .topLeading) {
        Rectangle().frame(width: 30, height: 30)
          .padding(.leading, 20)
          .padding(.top, isMoved ? 420 : 320)
      }
      .sheet(isPresented: $isPresented) { Text("Sheet") }
    }
  }
}
