import LegatoDisplay
import SwiftUI
import Testing

@testable import Legato
@testable import SwiftUICore

/// Rows S2.19, S2.20, S2.43, S4.6, S4.7 and S4.62.
@MainActor @Suite("Chips, floating button, menus")
struct SelectionTests {
  private func chips(_ knobs: Switches, _ manager: HapticManager = HapticManager()) -> some View {
    Turned(knobs: knobs) { knobs in
      FilterChipBar(
        ["One", "Two", "Three"].map { FilterCategory(id: $0, title: $0) },
        selection: Binding {
          knobs.choice
        } set: {
          knobs.choice = $0
        }, haptics: manager)
    }
    .playsHaptics(of: manager)
  }

  private let table = [(50.0, 0.3109), (100, 0.7048), (200, 1.0009), (250, 1.0152), (300, 1.0105)]

  @Test("S2.19 a chosen chip takes its colour and its size with a bounce")
  func chip() throws {
    let knobs = Switches()
    let stage = try Stage(chips(knobs))
    try stage.tap("Two")
    #expect(knobs.choice == "Two")
    stage.expect(table) { stage.allValues("opacity", "Capsule").first { $0 > 0 } }
    stage.at(250)
    expectNear(stage.allValues("scale").max(), 1 + 0.04 * 1.0152)
    // Said once: by the trait.
    #expect(stage.element("Two")?.traits.contains(.isSelected) == true)
    #expect(stage.element("Two")?.value == nil)
    #expect(stage.element("One")?.traits.contains(.isSelected) == false)
  }

  @Test("S2.19 toggled rapidly the last one counts, from where it is")
  func rapid() throws {
    let knobs = Switches()
    let stage = try Stage(chips(knobs))
    for label in ["One", "Two", "Three", "One", "Three"] {
      try stage.tap(label)
      stage.at(100)
    }
    stage.at(3000)
    #expect(knobs.choice == "Three" && stage.motionCount == 0)
    try stage.tap("One")
    stage.at(100)
    try stage.tap("One")
    #expect(knobs.choice == nil)
    // V30: the speed is kept.
    stage.expect([(16.7, 0.7469), (50, 0.6115), (100, 0.2961), (150, 0.0929)]) {
      stage.allValues("opacity", "Capsule")[0]
    }
  }

  @Test(
    "S2.19 S2.23 S2.25 with less motion colour, weight and size at once, and no bounce",
    arguments: Less.allCases)
  func chipLess(less: Less) throws {
    let knobs = Switches()
    let stage = try Stage(chips(knobs), less: less)
    try stage.tap("Two")
    #expect(stage.motionCount == 0)
    let size = MetricToken.messages.chipScale.value
    #expect(Set(stage.allValues("scale")) == [1, size])
    #expect(stage.allValues("opacity", "Capsule").contains(1))
  }

  @Test("S2.43 a chip is felt once, also under Reduce Motion; never when haptics are off")
  func haptics() throws {
    for (isEnabled, reduces) in [(true, false), (true, true), (false, false)] {
      let manager = HapticManager()
      manager.isEnabled = isEnabled
      let stage = try Stage(chips(Switches(), manager), reducesMotion: reduces)
      try stage.tap("Two")
      #expect(stage.host.feedback.count == (isEnabled ? 1 : 0))
    }
  }

  private func fab(_ knobs: Switches) -> some View {
    Turned(knobs: knobs) { knobs in
      FloatingFABView(
        actions: [
          FABAction(title: "Write", systemImage: "pencil") { knobs.log.append("write") },
          FABAction(title: "Scan", systemImage: "doc") { knobs.log.append("scan") },
        ], isLoading: knobs.isOn)
    }
  }

  @Test("S2.20 it opens: the icon turns by 90° and past, the others grow and come up")
  func expands() throws {
    let stage = try Stage(fab(Switches()))
    #expect(stage.element("Write") == nil)
    try stage.tap("Actions")
    stage.at(100)
    expectNear(stage.allValues("scale").first, 0.8 + 0.2 * 0.5614)
    stage.expect([(100, 50.5238), (200, 88.5679), (280, 94.1389)], tolerance: 0.01) {
      stage.value("rotation")
    }
    stage.at(3000)
    expectNear(stage.value("rotation"), 90, tolerance: 1e-9)
    #expect(stage.element("Actions")?.value == "Expanded")
    try stage.tap("Write")
    stage.at(3000)
    #expect(stage.element("Write") == nil && stage.motionCount == 0)
    expectNear(stage.value("rotation"), 0)
  }

  @Test("S2.20 a double tap turns it round; while loading it takes no taps")
  func reverses() throws {
    let knobs = Switches()
    let stage = try Stage(fab(knobs))
    try stage.tap("Actions")
    stage.at(100)
    try stage.tap("Actions")
    expectNear(stage.value("rotation"), 50.5238, tolerance: 0.01)
    stage.at(3000)
    expectNear(stage.value("rotation"), 0)
    stage.act { knobs.isOn = true }
    try stage.tap("Actions")
    stage.at(100)
    #expect(stage.element("Write") == nil)
    #expect(stage.element("Actions")?.value == "Loading")
  }

  @Test("S2.20 loading closes it, and it stays closed afterwards")
  func loadingCloses() throws {
    let knobs = Switches()
    let stage = try Stage(fab(knobs))
    try stage.tap("Actions")
    stage.at(2000)
    stage.act { knobs.isOn = true }
    #expect(stage.element("Write")?.actions.isEmpty ?? true)
    stage.at(2000)
    #expect(stage.element("Write") == nil)
    stage.act { knobs.isOn = false }
    stage.at(2000)
    #expect(stage.element("Actions")?.value == "Collapsed" && stage.element("Write") == nil)
    expectNear(stage.value("rotation"), 0)
  }

  @Test("S2.20 Reduce Motion: nothing turns, the others fade; Low Power Mode: at once")
  func fabLess() throws {
    for less in Less.allCases {
      let stage = try Stage(fab(Switches()), less: less)
      try stage.tap("Actions")
      expectNear(stage.value("rotation"), 90)
      #expect(stage.allValues("scale").allSatisfy { $0 == 1 })
      if less == .reduceMotion {
        #expect(
          stage.host.motions.allSatisfy { $0.property == "opacity" } && stage.motionCount == 2)
        stage.at(300)
      }
      #expect(stage.motionCount == 0 && stage.element("Write") != nil)
    }
  }

  // MARK: Menus

  private func menu(_ knobs: Switches) -> some View {
    SpringMenu([SpringMenuItem(title: "Copy") { knobs.log.append("copy") }]) { Text("Options") }
  }

  @Test("S4.62 S4.6 C47 a menu opens by menuSpring and closes when a line is chosen")
  func opens() throws {
    let knobs = Switches()
    let stage = try Stage(menu(knobs))
    #expect(stage.element("Copy") == nil)
    try stage.tap("Options")
    stage.expect([(50, 0.2660), (100, 0.6755), (200, 1.0555), (230, 1.0681)]) {
      stage.value("opacity", "MenuLines")
    }
    expectNear(stage.value("scale", "MenuLines"), 0.7 + 0.3 * 1.0681)
    stage.at(2000)
    #expect(stage.element("Options")?.value == "Expanded")
    try stage.tap("Copy")
    #expect(knobs.log == ["copy"])
    stage.at(2000)
    #expect(stage.element("Copy") == nil && stage.motionCount == 0)
  }

  @Test(
    "S4.62 lines are as wide as the widest, icons stand below one another, all of a line is tapped")
  func lines() throws {
    let knobs = Switches()
    let titles = ["Reply", "Copy the whole of this long message", "Delete"]
    for (shown, narrow) in [(titles, false), ([titles[0], titles[2]], true)] {
      let stage = try Stage(
        SpringMenu(
          shown.map { title in
            SpringMenuItem(title: title, systemImage: "trash") { knobs.log.append(title) }
          }
        ) { Text("Options") })
      try stage.tap("Options")
      stage.at(2000)
      let icons = stage.samples("frame", ["MenuLines", "Image"]).map { $0.shown[0] + $0.shown[2] }
      let texts = stage.samples("frame", ["MenuLines", "Text"]).map { $0.shown[0] }
      #expect(icons.count == shown.count && Set(icons).count == 1, "\(icons)")
      #expect(Set(texts).count == 1, "\(texts)")
      let width = try #require(icons.first) - (texts.first ?? 0) + 2 * 16
      if narrow { expectNear(width, 180, tolerance: 0.6) } else { #expect(width > 250) }
      // Between title and icon too.
      let line = try #require(stage.element("Delete")?.center)
      let start = try #require(texts.first)
      stage.act { stage.host.tap(at: Point(start + width * 0.6, line.y)) }
      #expect(knobs.log.last == "Delete")
    }
  }

  @Test("S4.62 S4.7 a context menu opens by contextMenuAppear")
  func contextMenu() throws {
    let knobs = Switches()
    let stage = try Stage(
      Text("Hold").frame(width: 200, height: 60)
        .springContextMenu([SpringMenuItem(title: "Copy") { knobs.log.append("copy") }]))
    let point = try #require(stage.center("Hold"))
    stage.act { stage.host.touchDown(at: point) }
    stage.at(500)
    stage.act {}
    stage.expect([(50, 0.3275), (100, 0.7571), (200, 1.0449)], tolerance: 0.001) {
      stage.value("opacity", "MenuLines")
    }
    stage.alsoAct { stage.host.touchUp() }
    stage.at(2000)
    try stage.tap("Copy")
    #expect(knobs.log == ["copy"])
  }

  @Test(
    "S4.62 a tap beside an open menu closes it, and does nothing else", arguments: [false, true])
  func beside(isContextMenu: Bool) throws {
    let knobs = Switches()
    let items = [SpringMenuItem(title: "Copy") { knobs.log.append("copy") }]
    let stage = try Stage(
      VStack(spacing: 110) {
        Button("Before") { knobs.log.append("before") }
        Group {
          if isContextMenu {
            Text("Open").padding(20).springContextMenu(items)
          } else {
            SpringMenu(items) { Text("Open").padding(20) }
          }
        }
        .zIndex(1)
        Button("After") { knobs.log.append("after") }
      })
    func open() throws {
      let point = try #require(stage.center("Open"))
      stage.act {
        stage.host.touchDown(at: point)
        if isContextMenu { stage.host.advance(by: 0.6) }
        stage.host.touchUp()
      }
      stage.at(2000)
      #expect(stage.element("Copy") != nil)
    }
    for target in ["Before", "After", "Open"] {
      try open()
      let point = try #require(stage.center(target))
      stage.act { stage.host.tap(at: point) }
      stage.at(2000)
      #expect(stage.element("Copy") == nil && stage.motionCount == 0, "\(target)")
    }
    #expect(knobs.log.isEmpty, "\(knobs.log)")
    try stage.tap("Before")
    #expect(knobs.log == ["before"])
  }

  @Test("S4.62 a menu stands at the edges that it is told, mirrored right to left")
  func places() throws {
    let items = [SpringMenuItem(title: "Copy", systemImage: "doc") {}]
    for (alignment, edge) in [
      (HorizontalAlignment.leading, VerticalEdge.bottom), (.trailing, .bottom), (.leading, .top),
      (.trailing, .top),
    ] {
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        let stage = try Stage(
          SpringMenu(items, alignment: alignment, edge: edge) { Text("Open").padding(20) },
          direction: direction)
        // What is told of is the text, 20 pt inside of the button.
        let text = try #require(stage.element("Open")?.frame)
        let button = Rect(text.minX - 20, text.minY - 20, text.width + 40, text.height + 40)
        try stage.tap("Open")
        stage.at(2000)
        let panel = try #require(stage.frame("MenuPanel", "MenuLines"))
        let isLeft = (alignment == .leading) == (direction == .leftToRight)
        expectNear(
          isLeft ? panel.minX : panel.maxX, isLeft ? button.minX : button.maxX, tolerance: 1)
        let gap = edge == .bottom ? panel.minY - button.maxY : button.minY - panel.maxY
        expectNear(gap, 4, "\(panel) \(button)", tolerance: 1)
      }
    }
  }

  @Test("S4.62 an open menu lies over its neighbours, until it has gone", arguments: [false, true])
  func overNeighbours(isContextMenu: Bool) throws {
    let knobs = Switches()
    let items = [SpringMenuItem(title: "Copy") { knobs.log.append("copy") }]
    let stage = try Stage(
      VStack(spacing: 0) {
        ForEach(0..<3, id: \.self) { row in
          Group {
            if isContextMenu {
              Text("Row \(row)").padding(14).springContextMenu(items)
            } else {
              SpringMenu(items) { Text("Row \(row)").padding(14) }
            }
          }
          .frame(maxWidth: .infinity)
          .background(Color.white)
        }
      })
    let point = try #require(stage.center("Row 1"))
    stage.act {
      stage.host.touchDown(at: point)
      if isContextMenu { stage.host.advance(by: 0.6) }
      stage.host.touchUp()
    }
    stage.at(2000)
    let line = try #require(stage.center("Copy"))
    stage.act { stage.host.tap(at: line) }
    #expect(knobs.log == ["copy"])
    stage.at(100)
    #expect(stage.element("Copy") == nil)
    // Drawn last as long as it is seen.
    let rows = stage.drawnTexts.filter { $0.hasPrefix("Row") }
    #expect(rows.last == "Row 1", "\(rows)")
    stage.at(4000)
    #expect(stage.drawnTexts.filter { $0.hasPrefix("Row") }.last == "Row 2")
    #expect(!stage.host.isWaiting)
  }

  @Test("S4.62 a line that is too long for a menu wraps")
  func longLine() throws {
    let stage = try Stage(
      SpringMenu([
        SpringMenuItem(title: String(repeating: "A long line ", count: 8)) {},
        SpringMenuItem(title: "Short") {},
      ]) { Text("Open") })
    try stage.tap("Open")
    stage.at(2000)
    let panel = try #require(stage.frame("MenuPanel", "MenuLines"))
    #expect(panel.width == 320 && panel.height > 44 * 2 + 12, "\(panel)")
  }

  @Test("S4.62 with less motion menus are there at once", arguments: Less.allCases)
  func menuLess(less: Less) throws {
    let stage = try Stage(menu(Switches()), less: less)
    try stage.tap("Options")
    #expect(stage.motionCount == 0 && stage.element("Copy") != nil)
    expectNear(stage.value("scale", "MenuLines"), 1)
  }
}
