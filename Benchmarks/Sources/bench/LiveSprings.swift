@_spi(Host) import LegatoFilm
import SwiftUI

/// N views that fade in together on one long spring.
private struct LiveSprings: View {
  let count: Int
  @State private var isIn = false

  var body: some View {
    ZStack {
      ForEach(0..<count, id: \.self) { _ in
        Color.black.frame(width: 1, height: 1).opacity(isIn ? 1 : 0)
      }
    }
    .onAppear {
      withAnimation(.spring(response: 2, dampingFraction: 0.1)) { isIn = true }
    }
  }
}

/// What one running animator costs a tick: the value of its spring at the time, as it is shown,
/// and the note that its layer is to be recorded.
@MainActor
struct LiveSpringsMeasurement {
  let ticks: Int

  func run() throws {
    let count = 10_000
    note("\(count) live springs")
    let stage = try MeasuringStage(
      LiveSprings(count: count), width: 390, height: 844, scale: 1)
    _ = stage.frame(at: 0)
    var times: [Double] = []
    for tick in 1...ticks {
      var ticked = 0
      let time = milliseconds { ticked = stage.tick(at: Double(tick) / 60) }
      guard ticked == count else {
        print("# \(ticked) of \(count) springs were running at tick \(tick).")
        return
      }
      times.append(time * 1e6 / Double(count))
      stage.discardFrame()
    }
    report("A2", "Legato, live spring", count, Readings(values: times).median, "ns")
  }
}
