import Foundation
import TestSupport
import Testing

/// Long sessions: what must not grow does not. `LEGATO_STUDIO_SOAK=1` runs them; they print their figures.
@Suite(
  "The studio for hours", .serialized,
  .enabled(if: Browser.program != nil && StudioSoak.isWanted, "LEGATO_STUDIO_SOAK=1 runs it"))
struct StudioSoakTests {
  /// The memory of a page's scripts in bytes, after what nobody holds was taken away.
  private func heap(_ browser: Browser) throws -> Double {
    try browser.call("HeapProfiler.collectGarbage")
    let usage = try browser.call("Runtime.getHeapUsage")
    return (usage["usedSize"] as? NSNumber)?.doubleValue ?? 0
  }

  private func megabytes(_ bytes: Double) -> String { String(format: "%.1f MB", bytes / 1_048_576) }

  @Test("Two hundred edits leave no program, no file and no memory behind")
  func edits() throws {
    let scene = try StudioScene(StudioViews.counter)
    func edit(_ number: Int) throws {
      try scene.save(
        StudioViews.counter.replacingOccurrences(of: "Count ", with: "\(number): "))
      try scene.browser.wait(
        "legatoStudio.session.film.items.some((item) => item.label === '\(number): 0')", seconds: 60
      )
    }
    for number in 1...10 { try edit(number) }
    usleep(3_000_000)
    let before = (
      memory: Double(scene.studio.memory), open: scene.studio.openFiles,
      heap: try heap(scene.browser), files: scene.studio.workFiles
    )
    for number in 11...210 { try edit(number) }
    usleep(3_000_000)
    let after = (
      memory: Double(scene.studio.memory), open: scene.studio.openFiles,
      heap: try heap(scene.browser), files: scene.studio.workFiles
    )
    print(
      """
      200 edits: studio \(megabytes(before.memory)) to \(megabytes(after.memory)), page's heap \
      \(megabytes(before.heap)) to \(megabytes(after.heap)), open files \(before.open) to \
      \(after.open), files \(before.files) to \(after.files), programs \(scene.studio.children.count)
      """)
    #expect(scene.studio.children.count <= 3)
    #expect(after.open <= before.open + 4)
    #expect(after.files <= before.files + 4)
    #expect(after.memory < before.memory + 40 * 1_048_576)
    #expect(after.heap < before.heap + 12 * 1_048_576)
    #expect(scene.browser.complaints == [])
  }

  @Test("An hour of a loop that is known costs nothing, and one that is not stays bounded")
  func hour() throws {
    let loop = try StudioScene(StudioViews.looping)
    try loop.page.waitForFindings()
    let received = try loop.browser.number("legatoStudio.session.link.received")
    let heap0 = try heap(loop.browser)
    try loop.browser.evaluate("legatoStudio.session.clock.time = 3600")
    usleep(2_000_000)
    let heap1 = try heap(loop.browser)
    print("An hour of a loop: heap \(megabytes(heap0)) to \(megabytes(heap1))")
    #expect(
      try loop.browser.number("legatoStudio.session.link.received") <= received + 2)
    #expect(heap1 < heap0 + 8 * 1_048_576)

    let scene = try StudioScene(StudioViews.restless, rests: false)
    func play(to seconds: Int) throws {
      try scene.browser.evaluate(
        "legatoStudio.session.link.say({ kind: 'more', pane: 0, time: \(seconds) })")
      try scene.browser.wait("legatoStudio.session.film.horizon >= \(seconds) - 1", seconds: 900)
    }
    func memory() -> Double {
      scene.studio.children.map { Double(StudioProgram.memory(of: $0)) }.max() ?? 0
    }
    try play(to: 600)
    let (program0, page0, studio0) = (
      memory(), try heap(scene.browser), Double(scene.studio.memory)
    )
    try play(to: 3600)
    let (program1, page1, studio1) = (
      memory(), try heap(scene.browser), Double(scene.studio.memory)
    )
    let frames = try scene.browser.number("legatoStudio.session.film.frames.length")
    print(
      """
      From ten minutes to an hour without an end: program \(megabytes(program0)) to \
      \(megabytes(program1)), page's heap \(megabytes(page0)) to \(megabytes(page1)), studio \
      \(megabytes(studio0)) to \(megabytes(studio1)), frames kept \(Int(frames))
      """)
    #expect(frames <= 20_000)
    #expect(program1 < program0 + 24 * 1_048_576)
    #expect(page1 < page0 + 24 * 1_048_576)
    #expect(studio1 < studio0 + 24 * 1_048_576)
  }
}

/// Whether the long ones are asked for.
enum StudioSoak {
  static let isWanted = ProcessInfo.processInfo.environment["LEGATO_STUDIO_SOAK"] == "1"
}
