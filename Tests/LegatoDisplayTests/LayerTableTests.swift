import Testing

@testable import LegatoDisplay

@Suite("Layer table")
struct LayerTableTests {
  private func list() -> DisplayList {
    DisplayList(size: Size(10, 10), scale: 1, background: DisplayColor(0, 0, 0, 1))
  }

  @Test("no number is given out twice, and what is removed is gone")
  func numbers() {
    var list = list()
    let first = list.insert(Layer(name: "a"))
    list.remove(first)
    let second = list.insert(Layer(name: "b"))
    #expect(first != second)
    #expect(list[first] == nil && list[second]?.name == "b" && list.count == 2)
    list.update(first, Layer(name: "c"))
    list.modify(first) { $0.name = "c" }
    list.remove(first)
    #expect(list[first] == nil && list.count == 2)
  }

  @Test("layers that stay are found after thousands have come and gone")
  func longRuns() {
    var list = list()
    var kept: [LayerID] = []
    for round in 0..<5000 {
      let id = list.insert(Layer(name: "\(round)"))
      if round.isMultiple(of: 500) { kept.append(id) } else { list.remove(id) }
    }
    #expect(list.count == kept.count + 1 && list.capacity == 5001)
    #expect(kept.compactMap { list[$0]?.name } == (0..<10).map { "\($0 * 500)" })
    #expect(list[list.root]?.name == "root")
  }

  @Test("pages whose layers have gone are given back")
  func pages() {
    var table = LayerTable()
    table.append(Layer(name: "root"))
    for _ in 0..<(100 * LayerTable.pageSize) {
      table.append(Layer())
      table.remove(table.count - 1)
    }
    #expect(table.liveCount == 1)
    // The root's page, and the one that gives out numbers.
    #expect(table.keptPageCount <= 2)
  }

  @Test("a copy keeps what it had")
  func values() {
    var list = list()
    let id = list.insert(Layer(name: "a"))
    let copy = list
    list.modify(id) { $0.name = "b" }
    #expect(copy[id]?.name == "a" && list[id]?.name == "b")
    list.remove(id)
    #expect(copy[id]?.name == "a" && list[id] == nil)
  }

  @Test("a layer can be put at any number, also where a page was given back")
  func places() {
    var table = LayerTable()
    table.place(Layer(name: "far"), at: 100)
    #expect(table.count == 101 && table.liveCount == 1 && table[99] == nil)
    table.place(Layer(name: "other"), at: 100)
    #expect(table.liveCount == 1 && table[100]?.name == "other")
    for number in 0..<LayerTable.pageSize { table.place(Layer(), at: number) }
    for number in 0..<LayerTable.pageSize { table.remove(number) }
    #expect(table.liveCount == 1 && table[3] == nil)
    table.place(Layer(name: "again"), at: 3)
    #expect(table.liveCount == 2 && table[3]?.name == "again" && table[4] == nil)
  }

  @Test("numbers that were never given out hold nothing")
  func strangers() {
    var list = list()
    let id = LayerID(number: 77)
    #expect(list[id] == nil)
    list.update(id, Layer())
    list.remove(id)
    #expect(list.count == 1)
  }
}
