@_spi(Host) import LegatoFilm
import SwiftUI

/// One row of a list dims and moves aside, over and over; the others stand still.
private struct GrowingList: View {
  let count: Int

  var body: some View {
    VStack(spacing: 6) {
      ForEach(0..<count, id: \.self) { index in
        ListRow(index: index, moves: index == 2)
      }
    }
    .padding(.top, 12)
    .frame(width: 390, height: 844, alignment: .top)
  }
}

private struct ListRow: View {
  let index: Int
  let moves: Bool
  @State private var isAside = false

  var body: some View {
    Text("Row \(index): spring-driven list item")
      .font(.system(size: 15))
      .padding(.leading, 14)
      .frame(width: 358, height: 34, alignment: .leading)
      .background(
        Color(red: 0xE9 / 255, green: 0xEC / 255, blue: 0xF2 / 255),
        in: RoundedRectangle(cornerRadius: 10, style: .circular)
      )
      .opacity(isAside ? 0.4 : 1)
      .offset(x: isAside ? 28 : 0)
      .onAppear {
        guard moves else { return }
        let period = 1 / 1.00137
        _ = Timer.scheduledTimer(withTimeInterval: period, repeats: true) { _ in
          MainActor.assumeIsolated {
            withAnimation(.spring(response: 2 * .pi / 10, dampingFraction: 0.4)) {
              isAside.toggle()
            }
          }
        }
      }
  }
}

/// What a frame costs in which one row of N moves: cost should follow what moves, not the tree.
@MainActor
struct GrowthMeasurement {
  let frames: Int
  let peers: Peers?

  func run() throws {
    for count in [10, 100, 1_000, 10_000] {
      note("list of \(count) rows")
      var times: [Double] = []
      let stage = try MeasuringStage(
        GrowingList(count: count), width: 390, height: 844, scale: 3)
      for frame in 1...61 { _ = stage.frame(at: Double(frame) / 60) }
      for frame in 62...(61 + frames) {
        times.append(milliseconds { _ = stage.frame(at: Double(frame) / 60) })
      }
      let readings = Readings(values: times)
      report("C3", "Legato, one row of a list p50", count, readings.median, "ms CPU/frame")
      report("C3", "Legato, one row of a list mean", count, readings.mean, "ms CPU/frame")
      report("C3", "Legato, one row of a list p99", count, readings.quantile(0.99), "ms CPU/frame")
      if let theirs = peers?.result(
        "b_cairo/cairo_scene", ["damage", String(frames), String(count)], ending: " p50")
      {
        report("C3", "hand-written Cairo, damage only p50", count, theirs, "ms CPU/frame")
      }
    }
  }
}
