@_spi(Host) import LegatoFilm

/// What recording a second of the gallery's chat screen costs, beside the same second without it:
/// a message is written and sent, and all rows move up.
@MainActor
struct RecordingCostMeasurement {
  let rounds: Int

  private static let second = [
    "--tap", "Message@0", "--type", "On my way@0+0.2", "--tap", "Send@0.25", "--duration", "1",
  ]

  func run() throws {
    note("recording")
    let measurement = try RecordingMeasurement(arguments: Self.second) { ChatScreen() }
    var (plain, drawn, recorded) = (
      Readings(values: []), Readings(values: []), Readings(values: [])
    )
    var bytes = 0
    // In turns, so that what else the machine does is the same for all.
    for _ in 0..<rounds {
      var failure: (any Error)?
      func reading(_ body: () throws -> Void) -> Double {
        milliseconds { do { try body() } catch { failure = error } }
      }
      plain.values.append(reading { _ = try measurement.play(isDrawn: false) })
      drawn.values.append(reading { _ = try measurement.play(isDrawn: true) })
      recorded.values.append(reading { bytes = try measurement.record() })
      if let failure { throw failure }
    }
    report("R1", "Legato, a second of chat, frames made", 61, plain.median, "ms CPU")
    report("R1", "Legato, a second of chat, frames made and drawn", 61, drawn.median, "ms CPU")
    report("R1", "Legato, a second of chat, recorded", 61, recorded.median, "ms CPU")
    report("R1", "recorded / made", 61, recorded.median / plain.median, "ratio")
    report("R1", "recorded / made and drawn", 61, recorded.median / drawn.median, "ratio")
    report("R1", "Legato, vector recording", 61, Double(bytes), "bytes")
  }
}
