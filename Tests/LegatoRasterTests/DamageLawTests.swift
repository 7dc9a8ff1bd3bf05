import LegatoDisplay
import Testing

@testable import LegatoRaster

@Suite("Drawing a part again")
struct DamageLawTests {
  @Test("gives the bytes of drawing everything", arguments: 0..<60)
  func law(seed: Int) throws {
    let engine = try PangoTextEngine()
    var scene = RandomScene(seed: UInt64(seed), engine: engine, layers: 3 + seed % 17)
    let playing = CairoRasterizer(textEngine: engine, width: 1, height: 1)
    playing.render(scene.list, changes: .everything)
    for step in 0..<12 {
      let changes = scene.change()
      let statistics = playing.render(scene.list, changes: changes)
      let seeking = CairoRasterizer(textEngine: engine, width: 1, height: 1)
      seeking.render(scene.list, changes: .everything)
      let (shown, expected) = (playing.rgba(), seeking.rgba())
      guard shown != expected else { continue }
      let different = shown.indices.filter { shown[$0] != expected[$0] }
      let first = different[0] / 4
      Issue.record(
        """
        seed \(seed), step \(step): \(different.count) bytes differ, the first at \
        (\(first % playing.width), \(first / playing.width)): \(shown[different[0]]) for \
        \(expected[different[0]]); damage \(statistics.damage)
        changed \(changes.changed.map(\.number)), removed \(changes.removed.map(\.number))
        \(scene.list)
        """)
      return
    }
  }
}
