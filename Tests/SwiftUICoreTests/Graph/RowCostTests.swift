import LegatoRaster
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

private struct Rows: View {
  let count: Int

  var body: some View {
    VStack(spacing: 6) {
      ForEach(0..<count, id: \.self) { row in
        Text("Row \(row): grows")
          .font(.system(size: 15))
          .padding(.leading, 14)
          .frame(width: 358, height: 34, alignment: .leading)
          .background(.gray.opacity(0.2), in: RoundedRectangle(cornerRadius: 10))
      }
    }
    .frame(width: 390, height: 844, alignment: .top)
  }
}

/// What a row of a long list costs: objects and memory.
@MainActor @Suite("Cost of a row")
struct RowCostTests {
  private func host(_ count: Int) throws -> ViewHost {
    let host = ViewHost(Rows(count: count), textEngine: try HarfBuzzTextEngine())
    _ = host.frame()
    return host
  }

  /// A weak reference gives its object a side table, and every count of its references takes the way through it
  /// from then on. The top bit of the word after the type says so.
  private func hasSideTable(_ object: AnyObject) -> Bool {
    let counts = Unmanaged.passUnretained(object).toOpaque().load(
      fromByteOffset: 8, as: UInt64.self)
    return counts >> 63 == 1
  }

  @Test func aSideTableIsSeen() throws {
    let object = Log()
    #expect(!hasSideTable(object))
    weak let reference = object
    #expect(hasSideTable(object) && reference != nil)
  }

  @Test func noNodeAndNoElementOfARowIsReferredToWeakly() throws {
    let host = try host(3)
    let (nodes, elements) = host.graph.census
    #expect(nodes.count > 20 && elements.count > 18)
    #expect(nodes.filter { hasSideTable($0) }.map(\.debugName) == [])
    #expect(elements.filter { hasSideTable($0) }.map(\.debugName) == [])
    #expect(!hasSideTable(host.graph))
  }

  @Test func aRowHasSevenNodesAndSixElements() throws {
    let (few, many) = (try host(10).graph.census, try host(110).graph.census)
    #expect(many.nodes.count - few.nodes.count == 100 * 7)
    #expect(many.elements.count - few.elements.count == 100 * 6)
  }

  /// What an object takes, as the allocator rounds what is asked for: in a heap that was used before, a block may
  /// be larger, which says nothing of the object.
  private func size(_ object: AnyObject) -> Int {
    let metadata = unsafeBitCast(type(of: object), to: UnsafeRawPointer.self)
    let asked = Int(metadata.load(fromByteOffset: 24, as: UInt32.self))
    return max((asked + 8 + 15) & ~15, 32) - 8
  }

  @Test func theSizeOfAnObjectIsWhatItAsksFor() {
    final class Small { var number = 0 }
    final class Large { var first = 0, second = 0, third = 0, fourth = 0 }
    // Two words of every object, its own, and what the allocator keeps and rounds.
    #expect(size(Small()) == 24)
    #expect(size(Large()) == 56)
  }

  @Test func nodesAndElementsAreSmall() throws {
    let host = try host(0)
    let node = Node(
      _ViewInputs(
        graph: host.graph, parent: nil, environment: EnvironmentStorage(), scope: nil,
        index: nil))
    #expect(size(node) <= 136)
    #expect(size(Element(node: node)) <= 264)
  }

  @Test func theObjectsOfARowAreSmall() throws {
    func bytes(_ count: Int) throws -> Int {
      let (nodes, elements) = try host(count).graph.census
      let objects: [AnyObject] = nodes + elements + elements.flatMap(\.attributes)
      return objects.reduce(0) { $0 + size($1) }
    }
    let row = try (bytes(110) - bytes(10)) / 100
    #expect(row < 6_600, "\(row) bytes")
  }
}
