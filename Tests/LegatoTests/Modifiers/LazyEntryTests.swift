import LegatoDisplay
import LegatoMotion
import SwiftUI
import Testing

@testable import Legato
@testable import SwiftUICore

/// Rows S4.15, S4.33 and S4.53: the specification's own usage in lazy stacks and lists.
@MainActor @Suite("Entries in lazy stacks")
struct LazyEntryTests {
  private struct Row: Identifiable { let id: Int }

  @ViewBuilder private func stack(_ knobs: Switches) -> some View {
    let rows = knobs.ids.map(Row.init)
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(Array(rows.enumerated()), id: \.element.id) { index, row in
          Text("Row \(row.id)").frame(maxWidth: .infinity, alignment: .leading).frame(height: 40)
            .messageAppearAnimation(delay: Double(index) * 0.05)
        }
      }
    }
    .remembersEntries()
  }

  @ViewBuilder private func list(_ knobs: Switches) -> some View {
    let rows = knobs.ids.map(Row.init)
    List {
      ForEach(Array(rows.enumerated()), id: \.element.id) { index, row in
        Text("Row \(row.id)").listItemAnimation(index: index)
      }
    }
    .remembersEntries()
  }

  private func stage(_ count: Int, isList: Bool) throws -> (Stage, Switches) {
    let knobs = Switches()
    knobs.ids = Array(0..<count)
    let stage =
      isList
      ? try Stage(Turned(knobs: knobs, content: list), size: Size(393, 852))
      : try Stage(Turned(knobs: knobs, content: stack), size: Size(393, 852))
    return (stage, knobs)
  }

  private func rows(_ stage: Stage) -> [(text: String, drawn: DrawnText)] {
    stage.drawnTextPlaces.filter { $0.text.hasPrefix("Row") }
  }

  @Test(
    "S4.15 S4.53 rows that scrolling makes are opaque and at their places on their first frame",
    arguments: [30, 300, 3000], [false, true])
  func scrolling(count: Int, isList: Bool) throws {
    let (stage, _) = try stage(count, isList: isList)
    // Nobody waits for longer than half a second, and then the motion itself.
    #expect(rows(stage).allSatisfy { $0.drawn.opacity == 0 } && stage.motionCount > 0)
    stage.at(1500)
    #expect(rows(stage).count > 10 && rows(stage).allSatisfy { $0.drawn.opacity == 1 })
    let x = Set(rows(stage).map(\.drawn.origin.x))
    for speed in [6.0, 40] {
      stage.host.touchDown(at: Point(200, 800))
      for frame in 1...60 {
        stage.host.touchMove(to: Point(200, 800 - Double(frame) * speed))
        stage.host.advance(to: stage.host.now + 1.0 / 60)
        for row in rows(stage) {
          #expect(row.drawn.opacity == 1 && x.contains(row.drawn.origin.x), "\(row.text)")
        }
      }
      stage.host.touchUp()
      for _ in 1...120 {
        stage.host.advance(to: stage.host.now + 1.0 / 60)
        #expect(rows(stage).allSatisfy { $0.drawn.opacity == 1 })
      }
    }
    #expect(stage.host.motions.allSatisfy { $0.property == "scroll" || $0.property == "opacity" })
  }

  @Test(
    "S4.15 rows that come with a change of the data do enter, in sight", arguments: [false, true])
  func arriving(isList: Bool) throws {
    let (stage, knobs) = try stage(300, isList: isList)
    stage.at(1500)
    stage.act { knobs.ids.insert(900, at: 2) }
    #expect(stage.drawing(of: "Row 900")?.opacity ?? 0 == 0)
    stage.at(250)
    let row = try #require(stage.drawing(of: "Row 900"))
    #expect(row.opacity > 0 && row.opacity < 1)
    stage.at(2000)
    #expect(rows(stage).allSatisfy { $0.drawn.opacity == 1 })
  }
}
