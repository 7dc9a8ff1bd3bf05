import AllocationCounter
import LegatoDisplay
import LegatoRaster
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// Rows that move and fade in all the ways that need no layout.
private struct MovingRows: View {
  let animation: Animation
  @State private var isMoved = false

  var body: some View {
    VStack {
      Button("Move") { withAnimation(animation) { isMoved.toggle() } }
      ForEach(0..<12, id: \.self) { row in
        Text("Row \(row)")
          .frame(width: 160, height: 16)
          .background(.blue, in: RoundedRectangle(cornerRadius: 5))
          .opacity(isMoved ? 0.3 : 1)
          .scaleEffect(isMoved ? 0.8 : 1)
          .rotationEffect(.degrees(isMoved ? 6 : 0))
          .offset(x: isMoved ? 20 : 0)
      }
    }
  }
}

/// Frames in which only effects move ask for no memory.
@MainActor @Suite("Allocations")
struct AllocationTests {
  @Test(
    "A frame in which things move, turn and fade asks for no memory, from tick to pixels",
    arguments: [Animation.spring(duration: 1.5), .linear(duration: 2)])
  func effects(_ animation: Animation) throws {
    let probe = try Probe(
      MovingRows(animation: animation), HostConfiguration(size: Size(200, 320)))
    let host = probe.host
    let raster = CairoRasterizer(textEngine: try HarfBuzzTextEngine(), width: 200, height: 320)
    let checking = ViewGraph.invariantChecking
    ViewGraph.invariantChecking = .off
    defer { ViewGraph.invariantChecking = checking }
    func play(_ number: Int) {
      host.advance(to: Double(number) / 60)
      let frame = host.frame()
      raster.render(frame.list, changes: frame.changes)
    }
    raster.render(host.frame().list, changes: .everything)
    probe.tap("Move")
    for number in 1...20 { play(number) }
    var allocations: [Int] = []
    for number in 21...60 {
      allocation_counter_begin()
      play(number)
      allocations.append(allocation_counter_end())
    }
    #expect(host.motions.count >= 36)
    #expect(allocations == Array(repeating: 0, count: 40))
  }

  @Test("The counter counts")
  func counter() {
    allocation_counter_begin()
    var objects: [Probe?] = []
    objects.reserveCapacity(100)
    let counted = allocation_counter_end()
    #expect(counted >= 1)
    #expect(objects.isEmpty)
  }
}
