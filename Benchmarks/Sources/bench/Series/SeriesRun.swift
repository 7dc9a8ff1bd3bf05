import BenchSeries
import Foundation

/// Measures all parts in several rounds, each in a program of its own, so that none finds the memory and the caches of
/// another; a fixed loop is timed beside each.
@MainActor
struct SeriesRun {
  let options: BenchOptions

  /// A part of a run: a program that prints results.
  private enum Job {
    case bench([String])
    case tools(BuiltLegato)

    var title: String {
      switch self {
      case .bench(let words): words.joined(separator: " ")
      case .tools(let legato): "legato (\(legato.configuration))"
      }
    }
  }

  /// Returns the exit code: 1 where something costs more than in the series that is compared with.
  func run() throws -> Int32 {
    let known = try options.compared.map(read)
    let jobs = try jobs()
    var collector = SeriesCollector()
    var lines: [ResultLine] = []
    for round in 1...options.rounds {
      for (number, job) in jobs.enumerated() {
        note("round \(round) of \(options.rounds), \(number + 1) of \(jobs.count): \(job.title)")
        let before = MachineSpeed.measure(readings: 5).milliseconds
        let results = try results(of: job)
        let after = MachineSpeed.measure(readings: 5).milliseconds
        collector.add(results, loop: (before + after) / 2)
        lines += results
      }
    }
    if options.printsTable { print(PeerTable(lines).text, terminator: "") }
    let series = collector.series(rounds: options.rounds)
    if let path = options.saved { try write(series, to: path) }
    guard var known else { return 0 }
    // Of parts that were not asked for nothing is gone.
    if !options.chosen.isEmpty {
      let measured = Set(series.entries.map(\.figure.section))
      known.entries.removeAll { !measured.contains($0.figure.section) }
    }
    let comparison = Comparison(old: known, new: series)
    print(comparison.text, terminator: "")
    return comparison.hasWorse ? 1 : 0
  }

  private func jobs() throws -> [Job] {
    let needsAll = options.chosen.isEmpty && (options.saved != nil || options.compared != nil)
    let parts =
      needsAll
      ? BenchOptions.parts + BenchOptions.seriesParts
      : options.chosen.isEmpty ? FrontierScene.allCases.map(\.rawValue) : options.chosen
    let peers = options.printsTable ? options.peers.map { [$0] } ?? [] : []
    var jobs: [Job] = []
    for part in parts {
      if let scene = FrontierScene(rawValue: part) {
        jobs += scene.counts.map { .bench(["frontier", part, "\($0)"] + frames(scene) + peers) }
      } else if part == "tools" {
        guard let legato = BuiltLegato.find(options.legato) else {
          note(BuiltLegato.missing(options.legato))
          if options.chosen.contains(part) { throw BenchFailure("The tools cannot be measured.") }
          continue
        }
        jobs.append(.tools(legato))
      } else {
        jobs.append(.bench(["\(options.frames)", part]))
      }
    }
    return jobs
  }

  private func frames(_ scene: FrontierScene) -> [String] {
    scene.frames > 0 ? ["\(scene.frames)"] : []
  }

  private func results(of job: Job) throws -> [ResultLine] {
    switch job {
    case .tools(let legato):
      return try ToolMeasurement(legato: legato).run()
    case .bench(let words):
      let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
      let run = try MeasuredProgram.run(program, words, capturesOutput: true)
      guard run.exitCode == 0 else {
        throw BenchFailure("bench \(words.joined(separator: " ")) ended with \(run.exitCode).")
      }
      return ResultLine.lines(of: run.output)
    }
  }

  private func read(_ path: String) throws -> Series {
    do {
      return try Series(text: String(contentsOfFile: path, encoding: .utf8))
    } catch let failure as Series.Failure {
      throw BenchFailure("\(path): \(failure)")
    }
  }

  private func write(_ series: Series, to path: String) throws {
    do {
      try Data(series.text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw BenchFailure("\(path) cannot be written: \(error.localizedDescription)")
    }
    note("\(series.entries.count) figures are in \(path).")
  }
}
