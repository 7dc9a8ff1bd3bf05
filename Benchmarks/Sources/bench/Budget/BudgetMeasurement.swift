import Foundation
@_spi(Host) import LegatoFilm
@_spi(Host) import PerformanceStories

/// Plays the stories of the rows of performance against simulated displays.
@MainActor
struct BudgetMeasurement {
  let options: BudgetOptions

  /// Prints the tables. Returns whether all stories keep their budget at 60 Hz.
  func run() throws -> Bool {
    let stories = PerformanceStories.all.filter { story in
      options.stories.isEmpty
        || options.stories.contains { story.name.contains($0) || story.rows.contains($0) }
    }
    guard !stories.isEmpty else {
      throw BenchFailure(
        "No story is called so. There are:\n"
          + PerformanceStories.all.map { "  " + $0.name }.joined(separator: "\n"))
    }
    var speeds = [MachineSpeed.measure()]
    var lines: [BudgetLine] = []
    for rate in options.rates {
      for (number, story) in stories.enumerated() {
        note("\(rate) Hz, \(number + 1) of \(stories.count): \(story.name)")
        let measurement = PacingMeasurement(
          framesPerSecond: rate, runs: options.runs...(3 * options.runs), clock: { threadSeconds() }
        )
        let report = try measurement.measure(story)
        if options.tellsFrames { tell(report) }
        lines.append(BudgetLine(story: story, report: report))
      }
      speeds.append(MachineSpeed.measure())
    }
    let table = BudgetTable(
      lines: lines, referenceLoop: MachineSpeed.reference, loops: speeds.map(\.milliseconds))
    print(options.isJSON ? try table.json() : table.text)
    return table.isKept
  }

  private func tell(_ report: PacingReport) {
    for frame in report.worst(5) {
      let time = Double(frame.refresh) / Double(report.pacing.framesPerSecond)
      note(String(format: "  at %.3f s: %.2f ms", time, frame.cost * 1000))
    }
  }
}
