import Foundation
import LegatoDisplay
import LegatoRaster
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

@Observable @MainActor
private final class LongListModel {
  var heights: [Int: CGFloat] = [:]
  var texts: [Int: String] = [:]
  var faded: Set<Int> = []
  var rows = Array(0..<90)
  var header: CGFloat = 20
  var isShown = true
}

/// A list of 90 rows, of which nine can be seen, and that a program changes.
private struct LongList: View {
  let model: LongListModel

  var body: some View {
    if model.isShown { list }
  }

  private var list: some View {
    ScrollView {
      VStack(spacing: 0) {
        Color.orange.frame(width: 100, height: model.header)
        VStack(alignment: .leading, spacing: 2) {
          ForEach(model.rows, id: \.self) { row in
            HStack {
              Text(model.texts[row] ?? "Row \(row)")
              Spacer()
              Text("Detail").opacity(model.faded.contains(row) ? 0.2 : 1)
            }
            .frame(width: 180, height: model.heights[row] ?? 20)
            .background(.blue.opacity(0.3), in: RoundedRectangle(cornerRadius: 6))
          }
        }
      }
    }
  }
}

/// A list of rows that share a length, of which a part can be seen: where one is limited, the others are offered more.
private struct SharedLength: View {
  let model: LongListModel

  var body: some View {
    VStack(spacing: 2) {
      ForEach(model.rows, id: \.self) { row in
        RoundedRectangle(cornerRadius: 4)
          .fill(.blue.opacity(model.faded.contains(row) ? 0.2 : 0.6))
          .frame(minHeight: 4, maxHeight: model.heights[row] ?? .infinity)
      }
    }
    .frame(width: 180, height: 1_500 + model.header)
    .frame(width: 200, height: 200, alignment: .top)
  }
}

/// Rows that each say when a pointer comes and leaves.
private struct HoveredRows: View {
  let model: LongListModel
  let log: Log

  var body: some View {
    VStack(spacing: 0) {
      Color.orange.frame(width: 100, height: model.header)
      ForEach(0..<60) { row in
        VStack { Color.blue.frame(width: 100, height: 20) }.onHover { log("\(row) \($0)") }
      }
    }
    .frame(width: 200, height: 200, alignment: .top)
  }
}

/// What of a long stack cannot be seen follows later, and is then where it would be had it followed at once.
@MainActor @Suite("Displaced children")
struct DisplacementTests {
  private nonisolated static let spring = Animation.spring(duration: 0.9)

  @MainActor
  private struct Stage {
    let model = LongListModel()
    let probe: Probe
    let raster: CairoRasterizer

    init(
      showsPixelsOnly: Bool,
      _ view: (LongListModel) -> AnyView = { AnyView(LongList(model: $0)) }
    ) throws {
      probe = try Probe(view(model), HostConfiguration(size: Size(200, 200)))
      probe.host.showsPixelsOnly = showsPixelsOnly
      raster = CairoRasterizer(textEngine: try HarfBuzzTextEngine(), width: 200, height: 200)
      let frame = probe.host.frame()
      raster.render(frame.list, changes: .everything)
    }

    func change(_ animation: Animation?, _ body: (LongListModel) -> Void) {
      probe.host.act { withAnimation(animation) { body(model) } }
    }

    /// Makes the frame of a time, and returns its pixels and what it took.
    func frame(at time: Double) -> (pixels: Data, statistics: FrameStatistics) {
      probe.host.advance(to: time)
      let frame = probe.host.frame()
      raster.render(frame.list, changes: frame.changes)
      return (Data(raster.rgba()), frame.statistics)
    }
  }

  /// Plays the same in a host of which all counts, and in one of which only pixels do; they look the same in
  /// every frame, and are the same in the end.
  private func expectSame(
    _ view: (LongListModel) -> AnyView = { AnyView(LongList(model: $0)) },
    _ script: (Stage, Int) -> Void
  ) throws {
    let stages = try [
      Stage(showsPixelsOnly: false, view), Stage(showsPixelsOnly: true, view),
    ]
    var pictures: Set<Data> = []
    for number in 1...120 {
      let frames = stages.map { stage in
        script(stage, number)
        return stage.frame(at: Double(number) / 40).pixels
      }
      try #require(frames[0] == frames[1], "frame \(number)")
      pictures.insert(frames[0])
    }
    #expect(pictures.count > 1)
    stages[1].probe.host.showsPixelsOnly = false
    let lists = stages.map { $0.probe.host.frame().list.description }
    #expect(lists[0] == lists[1])
    #expect(stages[0].probe.host.values == stages[1].probe.host.values)
  }

  @Test("What was to follow has been rounded to the pixels of the surface that there was")
  func scale() throws {
    try expectSame { stage, number in
      switch number {
      case 10: stage.change(Self.spring) { $0.heights[1] = 31.5 }
      case 60: stage.probe.host.configuration.scale = 1
      case 80: stage.change(nil) { $0.faded = [80] }
      default: break
      }
    }
  }

  @Test("Where a row grows, few rows are placed and sampled, however many there are below it")
  func cost() throws {
    let stage = try Stage(showsPixelsOnly: true)
    let whole = try Stage(showsPixelsOnly: false)
    for (second, height) in [60, 20, 60].enumerated() {
      for stage in [stage, whole] {
        stage.change(Self.spring) { $0.heights[1] = CGFloat(height) }
      }
      let start = Double(second)
      #expect(whole.frame(at: start + 0.02).statistics.layouts > 500)
      let first = stage.frame(at: start + 0.02).statistics
      #expect((1...260).contains(first.layouts))
      #expect(!stage.probe.host.graph.layout.displaced.isEmpty)
      let later = stage.frame(at: start + 0.3).statistics
      #expect(later.layouts == 0)
      #expect((1...90).contains(later.animatorsTicked))
    }
  }

  @Test("A host of which all counts displaces nothing")
  func exactHosts() throws {
    let stage = try Stage(showsPixelsOnly: false)
    stage.change(Self.spring) { $0.heights[1] = 60 }
    #expect(stage.probe.host.graph.layout.displaced.isEmpty)
  }

  @Test("A pointer beyond the surface finds what moves there where it is by now")
  func pointerBeyondTheSurface() throws {
    let logs = try [false, true].map { showsPixelsOnly in
      let (log, model) = (Log(), LongListModel())
      let host = ViewHost(
        HoveredRows(model: model, log: log), configuration: HostConfiguration(size: Size(200, 200)),
        textEngine: try HarfBuzzTextEngine())
      host.showsPixelsOnly = showsPixelsOnly
      host.treatStacksAsLong()
      _ = host.frame()
      var hasDisplaced = false
      for (number, header) in [60.0, 20, 40].enumerated() {
        host.advance(to: Double(number))
        host.act { withAnimation(Self.spring) { model.header = header } }
        hasDisplaced = hasDisplaced || !host.graph.layout.displaced.isEmpty
        // The pointer comes, the rows pass under it, and it is moved once more while they do.
        for (part, place) in [905.0, 910, 885].enumerated() {
          host.hover(at: Point(100, place))
          log("pointer \(place)")
          host.advance(by: 0.1 * Double(part + 1))
          _ = host.frame()
        }
      }
      #expect(hasDisplaced == showsPixelsOnly)
      return log.entries
    }
    #expect(logs[0].count > 12)
    #expect(logs[0] == logs[1])
  }

  @Test("A motion that a later change of place takes over does not end before it")
  func takenOver() throws {
    let stages = try [Stage(showsPixelsOnly: false), Stage(showsPixelsOnly: true)]
    for stage in stages {
      stage.change(Self.spring) { $0.heights[80] = 60 }
      let first = stage.probe.host.graph.movingAttributes.map(\.endTime).max() ?? 0
      #expect((0.9...2).contains(first))
      _ = stage.frame(at: 0.5)
      stage.change(Self.spring) { $0.heights[1] = 60 }
      _ = stage.frame(at: 0.6)
      #expect(stage.probe.host.graph.layout.displaced.isEmpty != stage.probe.host.showsPixelsOnly)
      // The first change would be over, the second one is not.
      _ = stage.frame(at: first + 0.1)
      stage.probe.host.showsPixelsOnly = false
    }
    #expect(stages[0].probe.host.values.contains { $0.isMoving })
    #expect(stages[0].probe.host.values == stages[1].probe.host.values)
  }

  @Test(
    "Toggled, interrupted and without animation it looks the same in every frame",
    arguments: [spring, .linear(duration: 0.4), .easeInOut(duration: 0.5).delay(0.2), nil])
  func toggles(_ animation: Animation?) throws {
    try expectSame { stage, number in
      guard number % 17 == 3 else { return }
      let isUnanimated = number % 4 == 0
      stage.change(isUnanimated ? nil : animation) { model in
        model.heights[1] = model.heights[1] == 70 ? 20 : 70
      }
    }
  }

  @Test(
    "Rows that are scrolled into sight in the middle of their motion are where the motion has them")
  func scrolling() throws {
    try expectSame { stage, number in
      let host = stage.probe.host
      switch number {
      case 3, 30, 55: stage.change(Self.spring) { $0.heights[1] = number == 30 ? 20 : 90 }
      case 6, 34, 60: host.touchDown(at: Point(100, 180))
      case 7...14, 35...42, 61...68:
        let step = Double((number - 6) % 28 % 27)
        host.touchMove(to: Point(100, max(2, 180 - step * 22)))
      case 15, 43, 69: host.touchUp()
      default: break
      }
    }
  }

  @Test("What changes in rows that have not followed is as if they had")
  func changesBelow() throws {
    try expectSame { stage, number in
      switch number {
      case 3: stage.change(Self.spring) { $0.heights[1] = 90 }
      case 6: stage.change(.linear(duration: 1)) { $0.texts[40] = "Another text" }
      case 9: stage.change(Self.spring) { $0.faded = [50, 60] }
      case 12: stage.change(.easeOut(duration: 0.3)) { $0.heights[45] = 55 }
      case 20: stage.change(nil) { $0.rows.remove(at: 30) }
      case 25: stage.change(Self.spring) { $0.rows.insert(500, at: 60) }
      case 40: stage.change(Self.spring) { $0.header = 70 }
      case 44: stage.change(Self.spring) { $0.heights[80] = 5 }
      default: break
      }
    }
  }

  @Test(
    "Rows that are offered another length have it at once, whichever lengths were shared out before"
  )
  func sharedLength() throws {
    try expectSame({ AnyView(SharedLength(model: $0)) }) { stage, number in
      switch number {
      case 3, 50: stage.change(Self.spring) { $0.heights[1] = 90 }
      case 9: stage.change(.linear(duration: 0.6)) { $0.header = 700 }
      case 14: stage.change(Self.spring) { $0.heights[70] = 5 }
      case 20: stage.change(Self.spring) { $0.header = 20 }
      case 26: stage.change(.linear(duration: 0.3)) { $0.heights[1] = nil }
      case 30: stage.change(nil) { $0.header = 700 }
      case 31: stage.change(Self.spring) { $0.header = 20 }
      case 40: stage.change(Self.spring) { $0.faded = [60] }
      case 60: stage.change(Self.spring) { $0.rows.remove(at: 40) }
      case 70: stage.change(Self.spring) { $0.heights[70] = nil }
      default: break
      }
    }
  }

  @Test("Whoever asks for values has those of the time")
  func values() throws {
    let stages = try [Stage(showsPixelsOnly: false), Stage(showsPixelsOnly: true)]
    for stage in stages {
      stage.change(Self.spring) { $0.heights[1] = 90 }
      _ = stage.frame(at: 0.1)
      stage.change(Self.spring) { $0.heights[1] = 20 }
      _ = stage.frame(at: 0.25)
    }
    #expect(!stages[1].probe.host.graph.layout.displaced.isEmpty)
    #expect(stages[0].probe.host.motions == stages[1].probe.host.motions)
    #expect(stages[0].probe.host.values == stages[1].probe.host.values)
    #expect(stages[1].probe.host.graph.layout.displaced.isEmpty)
    for stage in stages { stage.probe.host.advance(to: 8) }
    #expect(stages[0].probe.host.values == stages[1].probe.host.values)
    #expect(stages[1].probe.host.motions.isEmpty)
  }

  @Test("A list that is removed while rows are to follow takes them along")
  func removal() throws {
    let stage = try Stage(showsPixelsOnly: true)
    stage.change(Self.spring) { $0.heights[1] = 90 }
    _ = stage.frame(at: 0.1)
    #expect(!stage.probe.host.graph.layout.displaced.isEmpty)
    stage.change(nil) { $0.isShown = false }
    _ = stage.frame(at: 0.2)
    #expect(stage.probe.host.graph.layout.displaced.isEmpty)
    #expect(stage.probe.host.motions.isEmpty)
    stage.change(nil) { $0.isShown = true }
    #expect(stage.frame(at: 0.3).statistics.layersRecorded > 0)
  }

  @Test(
    "A list that grows and shrinks without end keeps few steps, and no more rows in sight than at first"
  )
  func endless() throws {
    let stage = try Stage(showsPixelsOnly: true)
    var layouts: [Int] = []
    for number in 1...90 {
      stage.change(Self.spring) { $0.heights[1] = number.isMultiple(of: 2) ? 20 : 60 }
      layouts.append(stage.frame(at: Double(number)).statistics.layouts)
    }
    #expect((layouts.dropFirst(10).max() ?? .max) < 350)
  }
}
