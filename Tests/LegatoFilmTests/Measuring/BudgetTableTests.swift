import Foundation
import SwiftUI
import Testing

@_spi(Host) @testable import LegatoFilm

@MainActor @Suite("The table of the budget")
struct BudgetTableTests {
  private func line(
    _ name: String, costs: [Double], framesPerSecond: Int = 60, allowedLoad: Double = 1
  ) -> BudgetLine {
    let story = MeasuredStory(name, rows: ["S2.40"], seconds: 1, allowedLoad: allowedLoad) {
      .init(EmptyView())
    }
    var pacing = DisplayPacing(framesPerSecond: framesPerSecond)
    for cost in costs { pacing.show(cost: cost) }
    return BudgetLine(
      story: story,
      report: PacingReport(
        pacing: pacing, samples: 3, opening: 0.05, counters: FrameCounters(),
        growth: MemoryInUse(heap: 2048, resident: -4096)))
  }

  private func table(_ lines: [BudgetLine]) -> BudgetTable {
    BudgetTable(lines: lines, referenceLoop: 40, loops: [44, 60])
  }

  @Test(
    "S2.40 a line has frames, rates and times of the frames, and what the story added to memory")
  func numbers() {
    let line = line("archive", costs: Array(repeating: 0.004, count: 98) + [0.010, 0.020])
    #expect(line.shown == 100 && line.late == 1 && line.dropped == 1)
    #expect(line.p50 == 4 && line.p99 == 10 && line.max == 20)
    #expect(abs(line.framesPerSecond - 60.0 * 100 / 101) < 1e-9)
    #expect(abs(line.mean - 4.22) < 1e-9 && abs(line.processor - 25.32) < 1e-9)
    #expect(line.opening == 50 && line.heapGrowth == 2048 && line.residentGrowth == -4096)
  }

  @Test(
    "S2.40 the budget is not kept where a story drops a frame at 60 Hz, shows none, or takes more than it may"
  )
  func kept() {
    let good = line("good", costs: [0.005, 0.005])
    #expect(table([good]).isKept)
    #expect(!table([good, line("late", costs: [0.005, 0.017])]).isKept)
    #expect(!table([good, line("broken", costs: [0.005, .nan])]).isKept)
    #expect(!table([good, line("still", costs: [])]).isKept)
    #expect(!table([good, line("loop", costs: [0.009], allowedLoad: 0.5)]).isKept)
    #expect(table([good, line("loop", costs: [0.008], allowedLoad: 0.5)]).isKept)
    // Only the display that the rows name is asked.
    #expect(table([good, line("quick", costs: [0.010], framesPerSecond: 120)]).isKept)
    #expect(table([]).isKept)
  }

  @Test("S2.40 the tables: one for each display, a row for each story, and the sum")
  func text() {
    let lines = [
      line("one", costs: [0.005]), line("two", costs: [0.005, 0.020]),
      line("one", costs: [0.005], framesPerSecond: 120),
    ]
    let text = table(lines).text
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("|") }
    #expect(rows.count == 2 + 2 + 1 + 2 + 1 + 1)
    #expect(rows[0].contains("story at 60 Hz") && rows[5].contains("story at 120 Hz"))
    #expect(rows[2].hasPrefix("| one | S2.40 | 1 | 0 | 0 | 60.00 | 5.00 |"))
    #expect(rows[3].hasPrefix("| two | S2.40 | 2 | 1 | 1 ! | 40.00 | 5.00 | 20.00 |"))
    #expect(rows[4].hasPrefix("| all |  | 3 | 1 | 1 |"))
    #expect(text.contains("1.10 to 1.50 times"))
  }

  @Test("S2.40 as JSON the table is read back as it was")
  func json() throws {
    let table = table([line("one", costs: [0.005])])
    let data = Data(try table.json().utf8)
    #expect(try JSONDecoder().decode(BudgetTable.self, from: data) == table)
  }
}
