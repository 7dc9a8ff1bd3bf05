import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// SWIFTUI-FACTS 12.4 and 12.5: rows, sections, and what a list puts around them.
@MainActor
@Suite struct ListTests {
  private struct Numbers: View {
    let model: Model<[Int]>
    let log: Log
    var body: some View {
      List {
        ForEach(model.value, id: \.self) { number in
          let _ = log("\(number)")
          Text("row \(number)")
        }
      }
      .listStyle(.plain)
    }
  }

  // MARK: Rows

  @Test func rowsAreAtLeast44PointsHigh() throws {
    let probe = try Probe.list(
      List {
        Text("one")
        Text("two").frame(height: 60)
        Text("three")
      }
      .listStyle(.plain))
    let first = try #require(probe.frame(of: "one"))
    let third = try #require(probe.frame(of: "three"))
    #expect(first.midY == 22)
    #expect(first.minX == 20)
    #expect(isClose(third.midY, 44 + 82 + 22))
  }

  @Test func onlyRowsThatAreSeenAreMade() throws {
    let log = Log()
    let probe = try Probe.list(Numbers(model: Model(Array(0..<1000)), log: log))
    #expect(log.entries == (0..<10).map { "\($0)" })
    #expect(probe.host.issues.isEmpty)
  }

  @Test func aListIsGreedyAndHasNoHeightInAScrollView() throws {
    let probe = try Probe.list(
      VStack(spacing: 0) {
        Text("above").frame(height: 50)
        List { Text("row") }.listStyle(.plain)
        Text("below").frame(height: 50)
      })
    #expect(probe.frame(of: "below")?.midY == 375)
    let scrolled = try Probe.list(
      ScrollView {
        List { Text("row") }
        Text("after")
      })
    #expect(scrolled.frame(of: "after")?.minY ?? 100 < 20)
  }

  @Test func allInitialisers() throws {
    struct Item: Identifiable { var id: Int }
    struct Bound: View {
      @State var items = [Item(id: 1), Item(id: 2)]
      @State var one: Int?
      @State var many: Set<Int> = []
      var body: some View {
        VStack(spacing: 0) {
          List(items) { Text("a\($0.id)") }
          List(items, id: \.id) { Text("b\($0.id)") }
          List(0..<2) { Text("c\($0)") }
          List($items) { $item in Text("d\(item.id)") }
          List($items, id: \.id) { $item in Text("e\(item.id)") }
          List(selection: $one) { Text("f") }
          List(items, selection: $one) { Text("g\($0.id)") }
          List(items, id: \.id, selection: $many) { Text("h\($0.id)") }
          List($items, selection: $many) { $item in Text("i\(item.id)") }
        }
      }
    }
    let probe = try Probe.list(Bound(), height: 2000)
    #expect(
      probe.labels == [
        "a1", "a2", "b1", "b2", "c0", "c1", "d1", "d2", "e1", "e2", "f", "g1", "g2", "h1", "h2",
        "i1", "i2",
      ])
  }

  // MARK: Sections

  private func sections() -> some View {
    List {
      Section("First") {
        Text("a")
        Text("b")
      }
      Section {
        Text("c")
      } footer: {
        Text("note")
      }
    }
  }

  @Test func sectionsOfAnInsetGroupedList() throws {
    let probe = try Probe.list(sections())
    #expect(probe.labels == ["First", "a", "b", "c", "note"])
    // The card's margin of 20 and the row's.
    #expect(probe.frame(of: "a")?.minX == 40)
    let (a, b, c) = (
      try #require(probe.frame(of: "a")), try #require(probe.frame(of: "b")),
      try #require(probe.frame(of: "c"))
    )
    #expect(b.midY - a.midY == 44)
    #expect(isClose(c.midY - b.midY, 44 + 106.0 / 3, within: 0.5))
    let header = try #require(probe.host.semantics.first { $0.label == "First" })
    #expect(header.traits.contains(.isHeader))
  }

  @Test func sectionSpacing() throws {
    let probe = try Probe.list(sections().listSectionSpacing(10))
    let (b, c) = (try #require(probe.frame(of: "b")), try #require(probe.frame(of: "c")))
    #expect(c.midY - b.midY == 54)
    let bad = try Probe.list(sections().listSectionSpacing(.nan))
    #expect(bad.labels.count == 5)
  }

  @Test func rowSpacingAndInsets() throws {
    let probe = try Probe.list(
      List {
        Text("a").listRowInsets(EdgeInsets(top: 20, leading: 50, bottom: 20, trailing: 0))
        Text("b")
      }
      .listStyle(.plain).listRowSpacing(8))
    let (a, b) = (try #require(probe.frame(of: "a")), try #require(probe.frame(of: "b")))
    #expect(a.minX == 50)
    #expect(a.minY == 20)
    #expect(b.midY == a.height + 40 + 8 + 22)
  }

  @Test func headersOfAPlainListStayInSight() throws {
    let probe = try Probe.list(
      List {
        ForEach(0..<3) { section in
          Section("section \(section)") {
            ForEach(0..<10) { Text("row \(section).\($0)") }
          }
        }
      }
      .listStyle(.plain))
    let header = try #require(probe.frame(of: "section 0"))
    probe.drag(from: .middle, by: Size(0, -110), steps: 5)
    // 10 points of the drag are not followed.
    #expect(probe.middle(of: "row 0.3").map { $0.y < 100 } == true)
    #expect(isClose(probe.middle(of: "section 0")?.y, header.midY, within: 0.6))
    // The next section pushes it out.
    probe.host.touchUp()
    probe.host.advance(by: 3)
    probe.drag(from: Point(200, 390), by: Size(0, -340), steps: 10)
    probe.host.advance(by: 3)
    probe.host.touchMove(to: Point(200, 40))
    _ = probe.host.frame()
    let (first, second) = (probe.middle(of: "section 0")?.y, probe.middle(of: "section 1")?.y)
    if let first, let second { #expect(second - first >= header.height - 1) }
  }

  @Test func sectionsCanBeCollapsed() throws {
    struct Collapsible: View {
      @State var isExpanded = true
      var body: some View {
        List {
          Section("Files", isExpanded: $isExpanded) {
            Text("a")
            Text("b")
          }
        }
        .listStyle(.sidebar)
      }
    }
    let probe = try Probe.list(Collapsible())
    #expect(probe.labels.contains("a"))
    probe.tap("Collapse")
    probe.host.advance(by: 2)
    #expect(!probe.labels.contains("a"))
    #expect(probe.labels.contains("Expand"))
  }

  @Test func aSectionOutsideOfAListIsItsParts() throws {
    let probe = try Probe.list(
      VStack {
        Section {
          Text("content")
        } header: {
          Text("header")
        } footer: {
          Text("footer")
        }
      })
    #expect(probe.labels == ["header", "content", "footer"])
  }

  // MARK: Motion

  @Test func rowsBelowSlideWhereOneIsInserted() throws {
    let model = Model([0, 1, 2])
    let probe = try Probe.list(Numbers(model: model, log: Log()))
    model.set([0, 9, 1, 2], .linear(duration: 1))
    probe.host.advance(to: 0.5)
    _ = probe.host.frame()
    #expect(isClose(probe.middle(of: "row 1")?.y, 66 + 22, within: 0.6))
    #expect(isClose(probe.middle(of: "row 9")?.y, 66, within: 0.6))
    let shown = probe.host.values.filter { $0.property == "opacity" && isClose($0.shown[0], 0.5) }
    #expect(!shown.isEmpty)
    probe.host.advance(to: 1.1)
    #expect(isClose(probe.middle(of: "row 1")?.y, 110, within: 0.6))
  }

  @Test func aRowThatIsRemovedFadesWhileOthersCloseUp() throws {
    let model = Model([0, 1, 2])
    let probe = try Probe.list(Numbers(model: model, log: Log()))
    model.set([0, 2], .linear(duration: 1))
    probe.host.advance(to: 0.25)
    _ = probe.host.frame()
    #expect(isClose(probe.middle(of: "row 2")?.y, 110 - 11, within: 0.6))
    probe.host.advance(to: 2)
    _ = probe.host.frame()
    #expect(probe.labels == ["row 0", "row 2"])
    #expect(isClose(probe.middle(of: "row 2")?.y, 66, within: 0.6))
    #expect(probe.host.issues.isEmpty)
  }

  @Test func aMovedRowKeepsItsPlaceOnTheWay() throws {
    let model = Model([0, 1, 2])
    let probe = try Probe.list(Numbers(model: model, log: Log()))
    model.set([2, 0, 1], .linear(duration: 1))
    probe.host.advance(to: 0.5)
    #expect(isClose(probe.middle(of: "row 2")?.y, 66, within: 0.6))
    #expect(isClose(probe.middle(of: "row 0")?.y, 44, within: 0.6))
  }

  @Test func reduceMotionHasTheSameEnd() throws {
    let model = Model([0, 1, 2])
    let probe = try Probe.list(Numbers(model: model, log: Log())) { $0.reducesMotion = true }
    model.set([0, 2], .linear(duration: 1))
    probe.host.advance(to: 2)
    #expect(probe.labels == ["row 0", "row 2"])
  }

  // MARK: Buttons and selection

  @Test func aButtonStandsForItsRow() throws {
    let log = Log()
    let probe = try Probe.list(
      List {
        Button("Go") { log("go") }
        HStack {
          Button("One") { log("one") }.buttonStyle(.borderless)
          Spacer()
          Button("Two") { log("two") }.buttonStyle(.borderless)
        }
      }
      .listStyle(.plain))
    // Far from the label, in the same row.
    probe.host.tap(at: Point(350, 22))
    #expect(log.entries == ["go"])
    probe.host.tap(at: Point(200, 66))
    #expect(log.entries == ["go"])
    probe.tap("Two")
    #expect(log.entries == ["go", "two"])
  }

  @Test func aPressedRowIsMarked() throws {
    let probe = try Probe.list(List { Button("Go") {} }.listStyle(.plain))
    func mark() -> Double? {
      probe.host.values.filter { $0.property == "opacity" }.map { $0.shown[0] }.max()
    }
    let rest = "\(probe.list)"
    probe.host.touchDown(at: Point(350, 22))
    #expect("\(probe.list)" != rest)
    probe.host.touchUp()
    probe.host.advance(by: 1)
    #expect("\(probe.list)" == rest)
  }

  @Test func aTapSelectsARow() throws {
    struct Choices: View {
      @State var chosen: Int?
      var body: some View {
        VStack(spacing: 0) {
          List(0..<3, id: \.self, selection: $chosen) { Text("row \($0)") }.listStyle(.plain)
          Text(chosen.map { "chosen \($0)" } ?? "none")
        }
      }
    }
    let probe = try Probe.list(Choices())
    probe.host.tap(at: Point(350, 66))
    #expect(probe.labels.last == "chosen 1")
    #expect(
      probe.host.semantics.first { $0.label == "row 1" }?.traits.contains(.isSelected) == true)
    probe.host.tap(at: Point(350, 22))
    #expect(probe.labels.last == "chosen 0")
  }

  @Test func severalRowsAreSelectedWhileTheListIsEdited() throws {
    struct Choices: View {
      @State var chosen: Set<Int> = []
      var body: some View {
        VStack(spacing: 0) {
          List(0..<3, id: \.self, selection: $chosen) { Text("row \($0)") }.listStyle(.plain)
          EditButton()
          Text(chosen.sorted().map { "\($0)" }.joined(separator: "+"))
        }
      }
    }
    let probe = try Probe.list(Choices())
    probe.host.tap(at: Point(350, 66))
    #expect(probe.labels.last == "")
    probe.tap("Edit")
    probe.host.advance(by: 1)
    probe.host.tap(at: Point(350, 66))
    probe.host.tap(at: Point(350, 110))
    #expect(probe.labels.last == "1+2")
    probe.host.tap(at: Point(350, 66))
    #expect(probe.labels.last == "2")
    #expect(probe.labels.contains("Done"))
  }

  // MARK: Cost

  @Test func tenThousandMessagesCostWhatIsSeen() throws {
    let log = Log()
    let model = Model(Array(0..<10_000))
    let host = ViewHost(
      Numbers(model: model, log: log), configuration: HostConfiguration(size: Size(400, 440)),
      textEngine: try Probe(EmptyView()).host.graph.textEngine)
    let first = host.frame().statistics
    #expect(log.entries.count <= 12)
    model.value.append(10_000)
    let appended = host.frame().statistics
    #expect(appended.bodies <= first.bodies)
    #expect(appended.layouts < first.layouts)
    #expect(log.entries.count <= 24)
  }

  @Test func memoryStaysFlatFromEndToEnd() throws {
    let model = Model(Array(0..<2000))
    let probe = try Probe.list(Numbers(model: model, log: Log()))
    func layers() -> Int { probe.host.frame().list.count }
    let first = layers()
    var most = first
    for _ in 0..<40 {
      probe.drag(from: Point(200, 380), by: Size(0, -360), over: 0.05, steps: 3)
      probe.host.touchUp()
      probe.host.advance(by: 0.2)
      most = max(most, layers())
    }
    #expect(most < first * 2)
    #expect(!probe.labels.contains("row 0"))
    #expect(probe.host.issues.isEmpty)
  }

  @Test func anEffectThatMovesInARowEvaluatesAndLaysOutNothing() throws {
    struct Fading: View {
      @State var isFaint = false
      var body: some View {
        List {
          Text("faint").opacity(isFaint ? 0.2 : 1)
          Button("Fade") { withAnimation(.linear(duration: 1)) { isFaint = true } }
        }
      }
    }
    let probe = try Probe.list(Fading())
    probe.tap("Fade")
    probe.host.advance(to: 0.6)
    _ = probe.host.frame()
    probe.host.advance(to: 0.7)
    let frame = probe.host.frame().statistics
    #expect(frame.bodies == 0)
    #expect(frame.layouts == 0)
  }

  @Test func rowsHaveBindingsAndCanBeSelectedByAnId() throws {
    struct Item {
      var key: String
      var count = 0
    }
    struct Items: View {
      @State private var items = [Item(key: "a"), Item(key: "b")]
      @State private var chosen: String?
      var body: some View {
        List($items, id: \.key, selection: $chosen) { $item in
          HStack {
            Text("\(item.key) \(item.count)")
            Spacer()
            Button("Add") { item.count += 1 }.buttonStyle(.borderless)
          }
        }
        Text(chosen ?? "none")
      }
    }
    let probe = try Probe.list(Items())
    #expect(probe.labels == ["a 0, Add", "b 0, Add", "none"])
    probe.host.tap(at: Point(355, 57))
    #expect(probe.labels == ["a 1, Add", "b 0, Add", "none"])
    probe.host.tap(at: Point(80, 101))
    probe.host.advance(by: 1)
    #expect(probe.labels.last == "b")
  }

  @Test func backgroundsOfRowsLeaveNoSeamBetweenTwoPixels() throws {
    let screen = try Screen(
      List { ForEach(0..<4, id: \.self) { Text("Row \($0)") } }.listStyle(.insetGrouped))
    let single = try Screen(List { Text("Row") }.listStyle(.insetGrouped))
    /// The heights of what is as wide as a card and begins where the first row does.
    func heights(_ screen: Screen) -> Set<Double> {
      let frames = screen.host.values.filter { $0.property == "frame" }.map(\.shown)
      return Set(frames.filter { $0[0] == 20 && $0[2] == 360 }.map { $0[3] })
    }
    #expect(heights(screen) == [44, 45])
    #expect(heights(single) == [44])
  }

  @Test("The badge of a link stands before its mark, that of others at the end") func badges()
    throws
  {
    let probe = try Probe(
      NavigationStack {
        List {
          NavigationLink("Inbox") { Text("x") }.badge(3)
          Text("Plain").badge("New")
        }
      }
      .badge(9))
    func frames(_ view: String) -> [[Double]] {
      probe.host.values.filter { $0.path.contains(view) && $0.property == "frame" }.map(\.shown)
    }
    let mark = try #require(frames("Image").first)
    let badges = frames("Text").filter { $0[0] > 200 }
    #expect(badges.count == 2, "\(frames("Text"))")
    let ends = badges.map { $0[0] + $0[2] }.sorted()
    #expect(isClose(ends.first, mark[0] - 8, within: 1))
    #expect((ends.last ?? 0) > mark[0] + 4)
  }
}
