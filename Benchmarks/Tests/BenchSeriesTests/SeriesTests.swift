import Testing

@testable import BenchSeries

@Suite("Series of figures")
struct SeriesTests {
  private static func line(
    _ name: String, _ value: Double, _ unit: String = "ms CPU/frame", count: Int = 10
  ) -> ResultLine {
    ResultLine(section: "F4", name: name, count: count, value: value, unit: unit)
  }

  static func series(_ figures: [(String, [Double], String)], rounds: Int = 5) -> Series {
    Series(
      rounds: rounds, loop: Spread(median: 3, least: 2.9, most: 3.2),
      entries: figures.compactMap { name, values, unit in
        Spread(values).map {
          Series.Entry(Figure(section: "F4", name: name, count: 1000, unit: unit), $0)
        }
      })
  }

  @Test("A line of a program's output is a result, or nothing")
  func results() {
    #expect(
      ResultLine("RESULT\tF4\tC limit mean\t1000\t0.2076\tms CPU/frame")
        == Self.line("C limit mean", 0.2076, count: 1000))
    #expect(
      ResultLine("RESULT\tF4\tx\t1\t2")
        == ResultLine(section: "F4", name: "x", count: 1, value: 2, unit: ""))
    for line in [
      "", "# a note", "RESULT", "RESULT\tF4\tx\tmany\t2\tms", "RESULT\tF4\tx\t1\tfast\tms",
      "RESULT\tF4\tx\t1\tnan\tms", "RESULT\tF4\tx\t1\tinf\tms", "RESULT\t\t\t1\t2\tms",
      "RESULT F4 x 1 2 ms",
    ] {
      #expect(ResultLine(line) == nil, "\(line)")
    }
    #expect(ResultLine.lines(of: "a\r\nRESULT\tF4\tx\t1\t2\tms\r\n\n").count == 1)
  }

  @Test("Median, least and most of any number of rounds")
  func spread() {
    #expect(Spread([]) == nil)
    #expect(Spread([4]) == Spread(median: 4, least: 4, most: 4))
    #expect(Spread([5, 1, 3]) == Spread(median: 3, least: 1, most: 5))
    #expect(Spread([1, 2, 4, 8]) == Spread(median: 3, least: 1, most: 8))
  }

  @Test("Times are multiples of the loop beside them; peers and ratios are left out")
  func loops() throws {
    var collector = SeriesCollector()
    collector.add(
      [
        Self.line("Legato mean", 6), Self.line("Legato layouts", 8, "per frame"),
        Self.line("C limit mean", 1), Self.line("Legato against C limit mean", 6, "times"),
        Self.line("Legato, live spring", 300, "ns"), Self.line("Legato, asking", 30, "µs"),
        Self.line("Legato, recorded / made", 2, "ratio"),
      ], loop: 3)
    collector.add([Self.line("Legato mean", 8), Self.line("Legato mean", 20, count: 100)], loop: 4)
    collector.add([Self.line("Legato mean", 8)], loop: 0)
    collector.add([Self.line("Legato mean", 8)], loop: .nan)
    let series = collector.series(rounds: 2)
    #expect(series.loop == Spread(median: 3.5, least: 3, most: 4))
    #expect(
      series.entries.map { "\($0.figure.title) \($0.figure.unit)" } == [
        "F4 Legato mean, 10 loops CPU/frame", "F4 Legato layouts, 10 per frame",
        "F4 Legato, live spring, 10 loops", "F4 Legato, asking, 10 loops",
        "F4 Legato mean, 100 loops CPU/frame",
      ])
    #expect(series.entries[0].spread == Spread(median: 2, least: 2, most: 2))
    #expect(series.entries[1].spread.median == 8)
    #expect(abs(series.entries[2].spread.median - 1e-4) < 1e-12)
    #expect(abs(series.entries[3].spread.median - 0.01) < 1e-12)
  }

  @Test("A series is read as it was written, a line for each figure")
  func text() throws {
    let series = Self.series([
      ("Legato mean", [1.5, 1.25, 2], "loops CPU/frame"),
      ("Legato, live spring", [0.000_025], "loops"), ("Legato, bytes", [12_345_678], "bytes"),
    ])
    #expect(
      series.text == """
        # Legato bench series 1
        # section, name, count, median, least and most of the rounds, unit; a loop is a fixed loop that was timed \
        beside each figure.
        rounds\t5
        loop\t3\t2.9\t3.2\tms CPU
        F4\tLegato mean\t1000\t1.5\t1.25\t2\tloops CPU/frame
        F4\tLegato, live spring\t1000\t0.000025000\t0.000025000\t0.000025000\tloops
        F4\tLegato, bytes\t1000\t12345678\t12345678\t12345678\tbytes

        """)
    #expect(try Series(text: series.text) == series)
    #expect(try Series(text: series.text.replacing("\n\n", with: "\n# a remark\n")) == series)
  }

  @Test(
    "What is no series says why, with its line",
    arguments: [
      ("", "it is no series"), ("RESULT\n", "it is no series"),
      ("# Legato bench series 2\nrounds\t1\n", "another version"),
      ("# Legato bench series 1\n", "are missing"),
      ("# Legato bench series 1\nrounds\tmany\n", "line 2"),
      ("# Legato bench series 1\nrounds\t1\nloop\t1\t1\n", "line 3"),
      ("# Legato bench series 1\nrounds\t1\nloop\t1\t1\t1\tms\nF4\tx\t1\t2\tms\n", "line 4"),
      (
        "# Legato bench series 1\nrounds\t1\nloop\t1\t1\t1\tms\nF4\tx\t1\t2\tnan\t2\tms\n", "line 4"
      ),
      (
        "# Legato bench series 1\nrounds\t1\nloop\t1\t1\t1\tms\nF4\tx\t1\t2\t2\t2\tms\nF4\tx\t1\t2\t2\t2\tms\n",
        "line 5: F4 x, 1 is there twice"
      ),
    ])
  func faults(text: String, words: String) throws {
    let error = #expect(throws: Series.Failure.self) { try Series(text: text) }
    #expect(error?.description.contains(words) == true, "\(String(describing: error))")
  }
}
