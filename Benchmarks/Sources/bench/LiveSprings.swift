@_spi(Host) import LegatoFilm
import SwiftUI

/// N views that fade in, each on a long spring of its own that starts at a time of its own.
private struct LiveSprings: View {
  let count: Int
  @State private var step = 0

  var body: some View {
    ZStack {
      ForEach(0..<count, id: \.self) { index in
        Fading(index: index, isIn: step > index % 5)
      }
    }
    .onAppear {
      for start in 1...5 {
        DispatchQueue.main.asyncAfter(deadline: .now() + Double(start) * 0.003) { step = start }
      }
    }
  }
}

private struct Fading: View {
  let index: Int
  let isIn: Bool

  var body: some View {
    Color.black
      .frame(width: 1, height: 1)
      .opacity(isIn ? 1 : 0)
      .animation(
        .spring(response: 2 + Double(index) * 0.0001, dampingFraction: 0.1), value: isIn)
  }
}

/// What one running animator costs a tick: the value of its spring at the time, as it is shown,
/// and the note that its layer is to be recorded.
@MainActor
struct LiveSpringsMeasurement {
  let ticks: Int
  let peers: Peers?

  func run() throws {
    let count = 10_000
    note("\(count) live springs")
    let stage = try MeasuringStage(LiveSprings(count: count), width: 390, height: 844, scale: 1)
    _ = stage.frame(at: 0.1)
    var times: [Double] = []
    for tick in 1...ticks {
      var ticked = 0
      // The clock is moved first: what falls due is no animator's.
      stage.advance(to: 0.1 + Double(tick) / 60)
      let time = milliseconds { ticked = stage.tick() }
      guard ticked == count else {
        print("# \(ticked) of \(count) springs were running at tick \(tick).")
        return
      }
      times.append(time * 1e6 / Double(count))
      stage.discardFrame()
    }
    report("A2", "Legato, live spring", count, Readings(values: times).median, "ns")
    if let theirs = peers?.result(
      "a_limit/limit_scalar", ["posvel_scalar_f64", String(count), "60"], ending: "_f64")
    {
      report("A2", "C, closed form alone", count, theirs, "ns")
    }
  }
}
