import LegatoDisplay
import Testing

@testable import LegatoRaster

/// What is drawn again while a page moves. A test of bytes alone stays green where nothing is kept.
@Suite("Pictures of pages that move")
struct KeptPictureTests {
  /// A page of twenty rows, and something on it that turns by itself.
  private struct Page {
    var list = DisplayList(size: Size(80, 120), scale: 2, background: .black)
    let page: LayerID
    var rows: [LayerID] = []
    let spinner: LayerID

    init(spinnerAt place: Int) {
      page = list.show([.fill(.rect(Rect(0, 0, 80, 120)), .color(.white), evenOdd: false)])
      for index in 0..<20 {
        var row = Layer(name: "row")
        row.commands = [square(0, 0, 5, index % 2 == 0 ? red : blue)]
        row.transform = .translation(4, Double(index) * 6)
        rows.append(list.insert(row))
      }
      var layer = Layer(name: "spinner")
      layer.commands = [square(0, 0, 9, .black)]
      spinner = list.insert(layer)
      var children = rows
      children.insert(spinner, at: place)
      list.modify(page) { $0.children = children }
    }

    mutating func turn(_ step: Int) {
      list.modify(spinner) {
        $0.isMoving = true
        $0.transform = Transform.scale(1 + Double(step) / 9, 1.3, about: .zero).then(
          .translation(40, 50))
      }
    }

    mutating func move(_ step: Int) {
      list.modify(page) {
        $0.isMoving = true
        $0.transform = .translation(Double(step) * 0.31, Double(step) * 1.7)
      }
    }
  }

  /// Draws a page whole, in bands of a few rows.
  private func show(_ page: Page) throws -> CairoRasterizer {
    let playing = CairoRasterizer(textEngine: try HarfBuzzTextEngine(), width: 1, height: 1)
    playing.painter.bandArea = 3_000
    playing.render(page.list, changes: .everything)
    return playing
  }

  private func expectSame(_ playing: CairoRasterizer, _ list: DisplayList, _ comment: Comment)
    throws
  {
    let seeking = CairoRasterizer(textEngine: try HarfBuzzTextEngine(), width: 1, height: 1)
    seeking.render(list, changes: .everything)
    #expect(playing.rgba() == seeking.rgba(), comment)
  }

  @Test("are drawn once where something on the page moves by itself, up to that")
  func stillContent() throws {
    for place in [20, 11] {
      var page = Page(spinnerAt: place)
      let playing = try show(page)
      for step in 1..<8 {
        page.turn(step)
        page.move(step)
        let drawn = playing.render(
          page.list, changes: DisplayChanges(changed: [page.page, page.spinner]))
        try expectSame(playing, page.list, "\(step)")
        // The spinner has a picture of its own: what lies above it is left, where it is on the surface.
        if step > 1 { #expect(drawn.layersDrawn <= 20 - place) }
      }
    }
  }

  @Test("of many pixels are kept little by little")
  func allowance() throws {
    var page = Page(spinnerAt: 20)
    let playing = try show(page)
    // A band of the picture has 2,880 pixels and holds three rows or four; all of it has 38,400.
    playing.painter.keptAreaLimit = 6_000
    var drawn: [Int] = []
    for step in 1..<24 {
      page.turn(step)
      page.move(step)
      let changes = DisplayChanges(changed: [page.page, page.spinner])
      drawn.append(playing.render(page.list, changes: changes).layersDrawn)
      try expectSame(playing, page.list, "\(step)")
    }
    #expect(drawn[0] > 20, "\(drawn)")
    #expect(zip(drawn, drawn.dropFirst()).allSatisfy(>=), "\(drawn)")
    #expect(drawn[22] == 0, "\(drawn)")
  }

  @Test("are made anew where a row changes, and where what moved stops or something else begins")
  func changes() throws {
    var page = Page(spinnerAt: 20)
    let playing = try show(page)
    for step in 1..<24 {
      page.turn(step)
      page.move(step)
      var changed: Set<LayerID> = [page.page, page.spinner]
      switch step % 6 {
      case 1:
        page.list.modify(page.rows[3]) { $0.commands = [square(0, 0, Double(step), red)] }
        changed.insert(page.rows[3])
      case 2:
        page.list.modify(page.rows[5]) {
          $0.isMoving.toggle()
          $0.transform.tx += 0.4
        }
        changed.insert(page.rows[5])
      case 3:
        page.list.modify(page.spinner) { $0.isMoving = false }
      case 4:
        page.list.modify(page.page) { $0.children.swapAt(0, 9) }
      case 5:
        page.list.modify(page.rows[7]) { $0.opacity = Double(step % 4) / 4 }
        changed.insert(page.rows[7])
      default: break
      }
      playing.render(page.list, changes: DisplayChanges(changed: changed))
      try expectSame(playing, page.list, "\(step)")
    }
  }

  @Test("stay where a clip around them changes")
  func clip() throws {
    var page = Page(spinnerAt: 20)
    let playing = try show(page)
    for step in 1..<12 {
      page.list.modify(page.page) {
        $0.isMoving = true
        $0.transform = .scale(1 - Double(step) / 99, 1 - Double(step) / 99, about: Point(40, 0))
        $0.opacity = step > 6 ? 0.7 : 1
        let radius = Double(step)
        $0.clip = Layer.Clip(
          step == 9
            ? .ellipse(Rect(0, 0, 80, 120))
            : .roundedRect(Rect(0, 0, 80, 120), radius: Size(radius, radius), continuous: true))
      }
      let drawn = playing.render(page.list, changes: DisplayChanges(changed: [page.page]))
      try expectSame(playing, page.list, "\(step)")
      if step > 1 { #expect(drawn.layersDrawn == 0) }
    }
    // With a filter the clip is in the picture.
    for step in 1..<5 {
      page.list.modify(page.page) {
        $0.filters = [.blur(radius: 1, opaque: false)]
        $0.clip = Layer.Clip(.ellipse(Rect(0, 0, 80 - Double(step), 120)))
      }
      playing.render(page.list, changes: DisplayChanges(changed: [page.page]))
      try expectSame(playing, page.list, "filtered \(step)")
    }
  }

  @Test("of small layers that show the same are one, as long as one of them is there")
  func shared() throws {
    var list = DisplayList(size: Size(90, 60), scale: 2, background: .white)
    func circle(_ color: DisplayColor) -> DrawCommand {
      .fill(.ellipse(Rect(0, 0, 14, 14)), .color(color), evenOdd: false)
    }
    let crowd = (0..<40).map { index in
      list.show([circle(index % 2 == 0 ? red : blue)]) {
        $0.isMoving = true
        $0.transform = .translation(Double(index) * 1.3, Double(index) * 0.7)
      }
    }
    let playing = CairoRasterizer(textEngine: try HarfBuzzTextEngine(), width: 1, height: 1)
    let bytes = { playing.painter.shared.byteCount + playing.painter.keptBytes }
    playing.render(list, changes: .everything)
    let two = bytes()
    #expect(two > 0 && two <= 2 * 4 * 44 * 36)
    for step in 1..<4 {
      for id in crowd { list.modify(id) { $0.transform.tx += 0.3 } }
      // One of them is another from then on: its picture is not that of those that were equal.
      list.modify(crowd[step]) { $0.commands = [circle(.black), circle(.black)] }
      list.modify(crowd[step + 9]) { $0.commands = [circle(.black)] }
      playing.render(list, changes: DisplayChanges(changed: Set(crowd)))
      try expectSame(playing, list, "\(step)")
    }
    list.modify(list.root) { $0.children = [] }
    for id in crowd { list.remove(id) }
    playing.render(list, changes: DisplayChanges(changed: [list.root], removed: Set(crowd)))
    #expect(bytes() == 0)
  }
}
