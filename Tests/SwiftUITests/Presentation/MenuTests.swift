import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// FEATURES S4.6 and S4.7: menus spring with 0.35/0.65, context menus with 0.3/0.7.
@MainActor @Suite("Menus")
struct MenuTests {
  let log = Log()

  private func labels(_ probe: Probe) -> [String] { probe.host.semantics.map(\.label) }

  private struct Scene<Items: View>: View {
    @ViewBuilder let items: () -> Items
    var body: some View {
      VStack {
        Menu("More") { items() }
        Spacer()
      }
    }
  }

  // The progress of the springs, as FEATURES has it.
  @Test(arguments: [(0.05, 0.2660), (0.1, 0.6755), (0.2, 1.0555)])
  func springsOutOfItsButton(_ time: Double, _ progress: Double) throws {
    let log = log
    let probe = try Probe(Scene { Button("Copy") { log("copy") } })
    probe.tap("More")
    _ = probe.host.frame()
    #expect(
      isClose(probe.value("Menu", "scale", at: time), 0.2 + 0.8 * progress, within: 0.0005))
    let statistics = probe.host.frame().statistics
    #expect(statistics.bodies == 0 && statistics.layouts == 0)
    probe.host.advance(to: 2)
    #expect(labels(probe) == ["dismiss popup", "Copy"])
  }

  @Test func anActionClosesIt() throws {
    let log = log
    let probe = try Probe(
      Scene {
        Button("Copy") { log("copy") }
        Button("Delete", role: .destructive) { log("delete") }
      })
    probe.tap("More")
    probe.host.advance(to: 1)
    probe.tap("Delete")
    #expect(log.entries == ["delete"])
    probe.host.advance(to: 2)
    #expect(labels(probe) == ["More"])
  }

  @Test(arguments: [(SystemVersion.iOS18, 7.5), (.iOS26, 21)])
  func sectionsStandApartUnderTheirHeaders(_ system: SystemVersion, _ gap: Double) throws {
    let log = log
    let probe = try Probe(
      Scene {
        Button("Copy") { log("copy") }
        Section("Sort by") {
          Button("Name") { log("name") }
          Button("Date") { log("date") }
        }
        Button("Delete") { log("delete") }
      }, HostConfiguration(system: system))
    probe.tap("More")
    probe.host.advance(to: 1)
    #expect(
      labels(probe) == ["dismiss popup", "Copy", "Sort by", "Name", "Date", "Delete"])
    func middle(_ label: String) throws -> Double { try #require(probe.middle(of: label)?.y) }
    let apart = try middle("Delete") - middle("Date")
    let together = try middle("Date") - middle("Name")
    // On 18 eight points between groups and a hairline of half a point within them; on 26 21 points and none.
    #expect(isClose(apart - together, gap, within: 0.01))
    probe.tap("Date")
    #expect(log.entries == ["date"])
  }

  @Test func aControlGroupIsOneRow() throws {
    let log = log
    let probe = try Probe(
      Scene {
        ControlGroup {
          Button("Cut", systemImage: "scissors") { log("cut") }
          Button("Copy", systemImage: "doc.on.doc") { log("copy") }
        }
        Button("Delete") { log("delete") }
      })
    probe.tap("More")
    probe.host.advance(to: 1)
    #expect(labels(probe) == ["dismiss popup", "Cut", "Copy", "Delete"])
    let (cut, copy) = (probe.middle(of: "Cut"), probe.middle(of: "Copy"))
    #expect(isClose((copy?.y ?? 0) - (cut?.y ?? 0), 0, within: 0.5))
    #expect(isClose((copy?.x ?? 0) - (cut?.x ?? 0), 125, within: 0.6))
    probe.tap("Copy")
    probe.host.advance(to: 2)
    #expect(log.entries == ["copy"] && labels(probe) == ["More"])
  }

  @Test func outsideOfMenusAControlGroupIsARowOfButtons() throws {
    let log = log
    let probe = try Probe(
      ControlGroup {
        Button("A") { log("a") }
        Button("B") { log("b") }
      })
    #expect(labels(probe) == ["A", "B"])
    probe.tap("B")
    #expect(log.entries == ["b"])
  }

  @Test func itStaysOpenWhereItIsToldTo() throws {
    let log = log
    let probe = try Probe(
      Scene { Button("Count") { log("count") } }.menuActionDismissBehavior(.disabled))
    probe.tap("More")
    probe.host.advance(to: 1)
    probe.tap("Count")
    probe.host.advance(to: 2)
    probe.tap("Count")
    #expect(log.entries == ["count", "count"])
  }

  @Test func aTapBesideItClosesIt() throws {
    let probe = try Probe(Scene { Button("Copy") {} })
    probe.tap("More")
    probe.host.advance(to: 1)
    probe.host.tap(at: Point(10, 800))
    probe.host.advance(to: 2)
    #expect(labels(probe) == ["More"])
  }

  @Test func withoutRowsThereIsNoMenu() throws {
    let probe = try Probe(Scene {})
    probe.tap("More")
    probe.host.advance(to: 1)
    #expect(labels(probe) == ["More"])
    #expect(probe.host.graph.presentationSurface.presentations.isEmpty)
  }

  @Test func menusInMenusCloseTogether() throws {
    let log = log
    let probe = try Probe(
      Scene {
        Button("Copy") {}
        Menu("Share") { Button("Mail") { log("mail") } }
      })
    probe.tap("More")
    probe.host.advance(to: 1)
    probe.tap("Share")
    probe.host.advance(to: 2)
    #expect(labels(probe) == ["dismiss popup", "Mail"])
    probe.tap("Mail")
    #expect(log.entries == ["mail"])
    probe.host.advance(to: 4)
    #expect(labels(probe) == ["More"])
    #expect(probe.host.graph.invariantViolations().isEmpty)
  }

  @Test func togglesAndPickersAreRows() throws {
    let isOn = Model(false)
    let order = Model("Name")
    struct Rows: View {
      let isOn: Model<Bool>
      let order: Model<String>
      var body: some View {
        Toggle("Grid", isOn: Binding(get: { isOn.value }, set: { isOn.value = $0 }))
        Divider()
        Picker("Order", selection: Binding(get: { order.value }, set: { order.value = $0 })) {
          ForEach(["Name", "Date"], id: \.self) { Text($0) }
        }
      }
    }
    let probe = try Probe(Scene { Rows(isOn: isOn, order: order) })
    probe.tap("More")
    probe.host.advance(to: 1)
    let selected = probe.host.semantics.filter { $0.traits.contains(.isSelected) }
    #expect(selected.map(\.label) == ["Name"])
    probe.tap("Grid")
    #expect(isOn.value)
    probe.host.advance(to: 2)
    probe.tap("More")
    probe.host.advance(to: 3)
    probe.tap("Date")
    #expect(order.value == "Date")
    probe.host.advance(to: 4)
    #expect(labels(probe) == ["More"])
  }

  @Test func aPrimaryActionIsTheTap() throws {
    let log = log
    let probe = try Probe(
      Menu("Add") {
        Button("Folder") {}
      } primaryAction: {
        log("add")
      })
    probe.tap("Add")
    #expect(log.entries == ["add"])
    let center = try #require(probe.host.semantics.first).center
    probe.host.touchDown(at: center)
    probe.host.advance(by: 0.6)
    #expect(labels(probe) == ["dismiss popup", "Folder"])
    probe.host.touchUp()
    #expect(log.entries == ["add"])
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func standsWhereThereIsRoom(_ direction: LayoutDirection) throws {
    let probe = try Probe(
      VStack {
        Spacer()
        HStack {
          Spacer()
          Menu("More") { Button("Copy") {} }
        }
      }, HostConfiguration(layoutDirection: direction))
    let button = try #require(probe.host.semantics.first?.element.shownBounds)
    probe.tap("More")
    probe.host.advance(to: 2)
    let card = try #require(probe.host.graph.presentationSurface.presentations.first?.children.last)
    // No room below: it is above, and lined up with the button's outer side, 8 from the edge.
    #expect(isClose(card.origin.y + card.size.height, button.y - 8))
    #expect(card.size.width == 250)
    #expect(isClose(card.origin.x, direction == .leftToRight ? 393 - 8 - 250 : 8))
  }

  // MARK: Pickers

  @Test func aPickerIsAMenuByDefault() throws {
    let order = Model("Name")
    struct Scene: View {
      let order: Model<String>
      var body: some View {
        Picker("Order", selection: Binding(get: { order.value }, set: { order.value = $0 })) {
          Text("By Name").tag("Name")
          Text("By Date").tag("Date")
        }
      }
    }
    let probe = try Probe(Scene(order: order))
    #expect(labels(probe) == ["By Name"])
    probe.tap("By Name")
    probe.host.advance(to: 1)
    probe.tap("By Date")
    #expect(order.value == "Date")
    probe.host.advance(to: 3)
    #expect(labels(probe) == ["By Date"])
    #expect(probe.host.graph.invariantViolations(after: .runPasses).isEmpty)
  }

  // MARK: Context menus

  private struct Held: View {
    let log: Log
    var body: some View {
      Button("Row") { log("tapped") }
        .contextMenu {
          Button("Copy") { log("copy") }
        }
    }
  }

  private func hold(_ probe: Probe, _ time: Double) throws {
    let center = try #require(probe.host.semantics.first { $0.label == "Row" }).center
    probe.host.touchDown(at: center)
    probe.host.advance(by: time)
  }

  @Test func aLongPressLiftsTheView() throws {
    let probe = try Probe(Held(log: log))
    try hold(probe, 0.49)
    #expect(labels(probe) == ["Row"])
    probe.host.advance(to: 0.5)
    _ = probe.host.frame()
    // The progress of the spring, as FEATURES has it.
    #expect(
      isClose(probe.value("ContextMenu", "scale", at: 0.6), 1 + 0.03 * 0.7571, within: 0.0005))
    #expect(isClose(probe.value("ContextMenu", "opacity#2"), 0.7571, within: 0.0005))
    probe.host.touchUp()
    probe.host.advance(to: 2)
    #expect(labels(probe) == ["dismiss popup", "Row", "Copy"])
    #expect(log.entries.isEmpty)
    probe.tap("Copy")
    #expect(log.entries == ["copy"])
    probe.host.advance(to: 4)
    #expect(labels(probe) == ["Row"])
    probe.tap("Row")
    #expect(log.entries == ["copy", "tapped"])
  }

  @Test func aShortPressTaps() throws {
    let probe = try Probe(Held(log: log))
    try hold(probe, 0.3)
    probe.host.touchUp()
    probe.host.advance(to: 2)
    #expect(log.entries == ["tapped"])
    #expect(labels(probe) == ["Row"])
  }

  @Test func reducedItOnlyFades() throws {
    let probe = try Probe(Held(log: log), HostConfiguration(reducesMotion: true))
    try hold(probe, 0.5)
    _ = probe.host.frame()
    #expect(probe.value("ContextMenu", "scale", at: 0.625) == 1)
    #expect(isClose(probe.value("ContextMenu", "opacity"), 0.5, within: 0.001))
  }

  @Test func aPreviewOfItsOwnIsLifted() throws {
    let probe = try Probe(
      Text("Row").contextMenu {
        Button("Copy") {}
      } preview: {
        Text("Preview").frame(width: 200, height: 150)
      })
    try hold(probe, 0.6)
    #expect(labels(probe) == ["dismiss popup", "Preview", "Copy"])
  }

  // MARK: Popovers

  private struct Popping: View {
    @State private var isShown = false
    var adaptation: PresentationAdaptation?
    var body: some View {
      Button("Info") { isShown = true }
        .popover(isPresented: $isShown) {
          Text("Popover").padding().presentationCompactAdaptation(adaptation ?? .automatic)
        }
    }
  }

  @Test func aPopoverIsASheetWhereThereIsLittleRoom() throws {
    let probe = try Probe(Popping())
    probe.tap("Info")
    probe.host.advance(to: 1)
    #expect(probe.host.graph.presentationSurface.presentations.first is SheetElement)
    let free = try Probe(Popping(adaptation: .popover))
    free.tap("Info")
    free.host.advance(to: 1)
    #expect(free.host.graph.presentationSurface.presentations.first is PopupElement)
    #expect(labels(free) == ["dismiss popup", "Popover"])
  }

  @Test func aPopoverHasAnArrowBelowItsView() throws {
    let probe = try Probe(Popping(), HostConfiguration(size: Size(1024, 768)))
    let button = try #require(probe.host.semantics.first?.element.shownBounds)
    probe.tap("Info")
    probe.host.advance(to: 1)
    let card = try #require(probe.host.graph.presentationSurface.presentations.first?.children.last)
    #expect(isClose(card.origin.y, button.y + button.height + 13, within: 0.5))
    #expect(isClose(card.origin.x + card.size.width / 2, button.midX, within: 0.5))
  }
}
