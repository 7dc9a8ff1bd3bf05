import LegatoDisplay
import Testing

@testable import LegatoRaster

@Suite("Pages of layers")
struct LayerPagesTests {
  @Test("what was never put there is nothing, and takes no room")
  func empty() {
    let pages = LayerPages<Int>(count: 100)
    #expect(pages.count == 100 && pages.keptPageCount == 0)
    #expect(pages[0] == nil && pages[99] == nil)
    pages[40]? += 1
    #expect(pages[40] == nil && pages.keptPageCount == 0)
    pages.grow(to: 50)
    #expect(pages.count == 100)
  }

  @Test("a page is kept as long as one of its layers is there")
  func pagesAreGivenBack() {
    let pages = LayerPages<Int>(count: 64)
    for number in 0..<64 { pages[number] = number }
    #expect(pages.keptPageCount == 2)
    for number in 0..<31 { pages[number] = nil }
    #expect(pages.keptPageCount == 2 && pages[31] == 31)
    pages[31]? += 1
    #expect(pages[31] == 32)
    pages[31] = nil
    pages[31] = nil
    #expect(pages.keptPageCount == 1 && pages[5] == nil && pages[63] == 63)
    pages[5] = 7
    #expect(pages.keptPageCount == 2 && pages[5] == 7)
  }

  @Test("layers that come and go a thousand times leave no room behind in the rasteriser's tree")
  func longRun() throws {
    let glyphs = GlyphCache(sources: try HarfBuzzTextEngine().glyphs)
    var list = DisplayList(size: Size(100, 100), scale: 1, background: .white)
    let tree = LayerTree()
    tree.rebuild(list)
    for _ in 0..<1000 {
      let id = list.insert(Layer(name: "row"))
      list.modify(list.root) { $0.children = [id] }
      var damage = Damage(bounds: PixelBox(left: 0, top: 0, right: 100, bottom: 100))
      _ = tree.update(
        list, DisplayChanges(changed: [list.root, id]), damage: &damage, glyphs: glyphs)
      list.remove(id)
      list.modify(list.root) { $0.children = [] }
      _ = tree.update(
        list, DisplayChanges(changed: [list.root], removed: [id]), damage: &damage,
        glyphs: glyphs)
    }
    #expect(tree.nodes.count == 1001 && tree.nodes.keptPageCount <= 2)
  }

  @Test("the numbers of layers are sorted as the library sorts them")
  func sorting() {
    var random = Seeded(3)
    var room: [Int32] = []
    for count in [0, 1, 2, 17, 300, 2_000] {
      for limit in [1, 200, 70_000, Int(Int32.max)] {
        var numbers = (0..<count).map { _ in Int32(random.below(limit)) }
        let expected = numbers.sorted()
        numbers.sort(with: &room)
        #expect(numbers == expected)
      }
    }
  }
}
