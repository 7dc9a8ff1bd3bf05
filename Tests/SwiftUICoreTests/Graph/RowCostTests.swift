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

  @Test func aRowHasEightNodesAndSixElements() throws {
    let (few, many) = (try host(10).graph.census, try host(110).graph.census)
    #expect(many.nodes.count - few.nodes.count == 100 * 7)
    #expect(many.elements.count - few.elements.count == 100 * 6)
  }

  @Test func nodesAndElementsAreSmall() throws {
    let node = Node(
      _ViewInputs(
        graph: try host(0).graph, parent: nil, environment: EnvironmentStorage(), scope: nil,
        index: nil))
    #expect(class_getInstanceSize(node) <= 136)
    #expect(class_getInstanceSize(Element(node: node)) <= 256)
  }

  /// The size of an object, which the metadata of its class have.
  private func class_getInstanceSize(_ object: AnyObject) -> Int {
    malloc_usable_size(Unmanaged.passUnretained(object).toOpaque())
  }

  /// What is allocated in the arena of the main thread, in bytes.
  private var allocated: Int { Int(mallinfo2().uordblks) }

  @Test func aRowTakesLittleMemory() throws {
    // What is kept for all rows is there already.
    let first = try host(20)
    let before = allocated
    let rows = try host(1_020)
    let bytes = Double(allocated - before) / 1_020
    #expect(first.graph.census.nodes.count < rows.graph.census.nodes.count)
    #expect(bytes < 11_000, "\(bytes) bytes a row")
  }
}
