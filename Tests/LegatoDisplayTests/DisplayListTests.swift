import LegatoDisplay
import Testing

@Suite("The display list")
struct DisplayListTests {
  private func list() -> (list: DisplayList, card: LayerID, dot: LayerID) {
    var list = DisplayList(size: Size(100, 50), scale: 2, background: .white)
    var dot = Layer(name: "Circle")
    dot.transform = .translation(4, 8)
    dot.commands = [
      .fill(.ellipse(Rect(0, 0, 10, 10)), .color(DisplayColor(1, 0, 0, 0.5)), evenOdd: false)
    ]
    let dotID = list.insert(dot)
    var card = Layer(name: "Card")
    card.opacity = 0.25
    card.clip = Layer.Clip(.roundedRect(Rect(0, 0, 60, 40), radius: Size(8, 8), continuous: true))
    card.filters = [.shadow(.black, radius: 3, offset: Point(0, 2))]
    card.children = [dotID]
    let cardID = list.insert(card)
    list.modify(list.root) { $0.children = [cardID] }
    return (list, cardID, dotID)
  }

  @Test("reads as text, a line for each layer and each command")
  func text() {
    #expect(
      list().list.description == """
        frame 100×50 @2 on #FFFFFF
        root
          Card opacity 0.25 clip rounded rect (0, 0, 60, 40) radius 8 shadow #000000 radius 3 offset (0, 2)
            Circle at (4, 8)
              fill ellipse (0, 0, 10, 10) #FF0000 50%

        """)
  }

  @Test("indents what a group draws, after what it is clipped to")
  func commandGroups() {
    let dot = DrawCommand.fill(.ellipse(Rect(0, 0, 4, 4)), .color(.black), evenOdd: false)
    let group = DrawGroup(
      transform: .translation(3, 4), opacity: 0.5, blendMode: .xor,
      filters: [.alphaThreshold(min: 0.5, max: 1, color: .white)],
      clips: [
        DrawGroup.Clip(
          .geometry(.rect(Rect(0, 0, 9, 9)), .translation(1, 1), evenOdd: true), isInverse: true),
        DrawGroup.Clip(.picture(DrawGroup(isIsolated: true, [dot]))),
      ], [dot])
    #expect(
      DrawCommand.group(group).description == """
        group at (3, 4) opacity 0.5 blend xor alpha 0.5…1 as #FFFFFF \
        clip outside rect (0, 0, 9, 9) even-odd at (1, 1)
          clip group isolated
            fill ellipse (0, 0, 4, 4) #000000
          fill ellipse (0, 0, 4, 4) #000000
        """)
    let blurred = DrawGroup(
      transform: .translation(3, 4), filters: [.blur(radius: 1, opaque: false)], [dot])
    #expect(blurred.bounds == Rect(0, 1, 10, 10))
  }

  @Test("is a value: a copy does not change with the original")
  func value() {
    var (list, card, _) = list()
    let copy = list
    list.modify(card) { $0.opacity = 1 }
    #expect(list[card]?.opacity == 1)
    #expect(copy[card]?.opacity == 0.25)
  }

  @Test("never gives a number out again, and forgets what is removed")
  func removal() {
    var (list, card, dot) = list()
    list.remove(dot)
    #expect(list[dot] == nil)
    #expect(list.count == 2)
    #expect(list.insert(Layer()) > card)
    list.update(dot, Layer(name: "late"))
    #expect(list[dot] == nil)
    list.remove(list.root)
    #expect(list[list.root] != nil)
    #expect(list[LayerID(number: 99)] == nil)
  }

  @Test("needs a group where a part cannot be drawn straight onto the rest")
  func groups() {
    var layer = Layer()
    #expect(!layer.needsGroup)
    layer.opacity = 0.5
    #expect(!layer.needsGroup)
    layer.children = [LayerID(number: 1)]
    #expect(layer.needsGroup)
    layer.opacity = 1
    layer.blendMode = .multiply
    #expect(layer.needsGroup)
  }
}
