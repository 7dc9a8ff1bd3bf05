import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// SWIFTUI-FACTS 12.4 and 15.1: rows that exist while they are seen.
@MainActor
@Suite struct LazyTests {
  private struct Row: View {
    let number: Int
    let height: CGFloat
    let log: Log
    var body: some View {
      let _ = log("\(number)")
      Color.gray.frame(height: height).onAppear { log("+\(number)") }
        .onDisappear { log("-\(number)") }
    }
  }

  private struct Chat: View {
    let model: Model<[Int]>
    let log: Log
    var height: CGFloat = 50
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(model.value, id: \.self) { Row(number: $0, height: height, log: log) }
        }
      }
    }
  }

  @Test func onlyRowsThatAreSeenAreMade() throws {
    let log = Log()
    let probe = try Probe(
      Chat(model: Model(Array(0..<20)), log: log, height: 28),
      HostConfiguration(size: Size(200, 112)))
    #expect(log.entries.filter { !$0.contains("+") } == ["0", "1", "2", "3"])
    #expect(log.entries.filter { $0.contains("+") }.sorted() == ["+0", "+1", "+2", "+3"])
    #expect(probe.host.issues.isEmpty)
  }

  @Test func rowsComeAndGoAsTheyAreScrolled() throws {
    let log = Log()
    let probe = try Probe.square(Chat(model: Model(Array(0..<100)), log: log))
    log.entries = []
    probe.drag(from: .middle, by: Size(0, -110), steps: 4)
    #expect(log.entries.contains("+8"))
    #expect(log.entries.contains("+9"))
    #expect(log.entries.contains("-0"))
    #expect(log.entries.contains("-1"))
    #expect(!log.entries.contains("+10"))
    // A row that stays is not evaluated again.
    #expect(!log.entries.contains("5"))
  }

  @Test func tenThousandRowsCostWhatIsSeen() throws {
    let log = Log()
    let model = Model(Array(0..<10_000))
    let host = ViewHost(
      Chat(model: model, log: log), configuration: HostConfiguration(size: Size(400, 400)),
      textEngine: try Probe(EmptyView()).host.graph.textEngine)
    let first = host.frame().statistics
    #expect(log.entries.filter { !$0.contains("+") }.count == 8)
    #expect(first.bodies < 40)
    #expect(first.layouts < 100)
    model.value.append(10_000)
    let appended = host.frame().statistics
    #expect(appended.bodies < 40)
    #expect(appended.layouts < 60)
  }

  @Test func scrollingAFrameLaysOutWhatIsNew() throws {
    let log = Log()
    let probe = try Probe.square(Chat(model: Model(Array(0..<10_000)), log: log))
    probe.drag(from: .middle, by: Size(0, -15), steps: 3)
    _ = probe.host.frame()
    probe.host.touchMove(to: Point(200, 140))
    let frame = probe.host.frame()
    #expect(frame.statistics.bodies <= 3)
    #expect(frame.statistics.layouts < 30)
  }

  @Test func aRowThatIsInsertedInSightComesWithItsTransition() throws {
    let log = Log()
    let model = Model(Array(0..<5))
    let probe = try Probe.square(Chat(model: model, log: log))
    model.set([0, 1, 9, 2, 3, 4], .linear(duration: 1))
    probe.host.advance(to: 0.5)
    #expect(probe.host.values.contains { $0.property == "opacity" && isClose($0.shown[0], 0.5) })
    #expect(probe.host.values.contains { $0.property == "frame" && isClose($0.shown[1], 125) })
    model.set([0, 1, 9, 2, 3, 4, 5], nil)
    probe.host.advance(to: 3)
    #expect(log.entries.contains("+5"))
  }

  @Test func aRowThatIsRemovedLeavesWithItsTransition() throws {
    let log = Log()
    let model = Model(Array(0..<50))
    let probe = try Probe.square(Chat(model: model, log: log))
    model.set(Array(0..<50).filter { $0 != 2 }, .linear(duration: 1))
    probe.host.advance(to: 0.5)
    #expect(probe.host.values.contains { $0.property == "opacity" && isClose($0.shown[0], 0.5) })
    #expect(!log.entries.contains("-2"))
    probe.host.advance(to: 1.5)
    _ = probe.host.frame()
    #expect(log.entries.contains("-2"))
    #expect(log.entries.contains("+8"))
  }

  @Test func rowsOfOtherLengthsMakeTheContentLonger() throws {
    let probe = try Probe.square(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { Color.gray.frame(height: $0 % 2 == 0 ? 20 : 60) }
        }
      })
    #expect(probe.host.issues.isEmpty)
    let scroll = probe.host.values.filter { $0.property == "frame" && $0.shown[2] == 400 }
    #expect(scroll.dropFirst().map { $0.shown[1] }.prefix(4) == [0, 20, 80, 100])
  }

  // MARK: Grids

  private func cells(_ columns: [GridItem], _ width: CGFloat, count: Int = 6) throws -> Placed {
    try Placed(
      LazyVGrid(columns: columns) {
        ForEach(0..<count, id: \.self) { _ in Color.gray.frame(height: 20) }
      }, width, nil)
  }

  @Test func adaptiveColumns() throws {
    let placed = try cells([GridItem(.adaptive(minimum: 45))], 200)
    #expect(placed.size == CGSize(width: 200, height: 48))
    let tracks = LazyTrack.divide(200, [GridItem(.adaptive(minimum: 45))])
    #expect(tracks.map { ($0.length ?? 0).rounded() } == [61, 61, 61])
    #expect(isClose(tracks[0].length.map { Double($0) }, 61.3333, within: 0.001))
    #expect(placed.ys == [0, 0, 0, 28, 28, 28])
  }

  @Test func fixedColumnsAreCentredAsABlock() throws {
    let placed = try cells([GridItem(.fixed(50)), GridItem(.fixed(40))], 200)
    #expect(Array(placed.xs.prefix(2)) == [51, 109])
    #expect(Array(placed.widths.prefix(2)) == [50, 40])
  }

  @Test func flexibleColumnsShareTheRoomAndCellsOverflow() throws {
    let placed = try Placed(
      LazyVGrid(columns: [GridItem(), GridItem()]) {
        box(100, 20)
        box(50, 30)
      }, 200, nil)
    #expect(placed.size == CGSize(width: 200, height: 30))
    #expect(placed.xs == [-2, 127])
  }

  @Test func ofAThousandCellsThoseThatAreSeenAreMade() throws {
    let log = Log()
    let probe = try Probe(
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()]) {
          ForEach(0..<1000, id: \.self) { Row(number: $0, height: 20, log: log) }
        }
      }, HostConfiguration(size: Size(200, 200)))
    #expect(log.entries.filter { !$0.contains("+") }.count <= 16)
    #expect(probe.host.issues.isEmpty)
  }
}
