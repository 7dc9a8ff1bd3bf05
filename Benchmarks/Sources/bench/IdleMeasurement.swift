@_spi(Host) import LegatoFilm
import SwiftUI

/// A screen on which something moves once and then rests.
private struct RestingScene: View {
  @State private var isOn = false

  var body: some View {
    RoundedRectangle(cornerRadius: 12)
      .fill(.blue)
      .frame(width: 120, height: 60)
      .opacity(isOn ? 1 : 0.2)
      .onAppear { withAnimation(.easeOut(duration: 0.3)) { isOn = true } }
  }
}

/// How many frames are drawn in ten seconds in which nothing moves: none may be.
@MainActor
struct IdleMeasurement {
  func run() throws {
    note("idle")
    let stage = try MeasuringStage(RestingScene(), width: 390, height: 844, scale: 3)
    for frame in 1...60 { _ = stage.frame(at: Double(frame) / 60) }
    var drawn = 0
    let time = milliseconds {
      for frame in 61...660 { drawn += stage.frame(at: Double(frame) / 60).frames }
    }
    report("D1", "Legato, frames drawn while idle", 600, Double(drawn), "frames")
    report("D1", "Legato, asking for a frame while idle", 600, time * 1000 / 600, "µs")
  }
}
