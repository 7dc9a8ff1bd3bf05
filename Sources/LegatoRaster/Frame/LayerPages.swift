/// Values by the numbers of layers, which are never given out twice: kept in pages, of which one whose
/// layers have all gone is given back. So a long run takes no more room than a short one.
///
/// A copy shares its values with the one it was made of.
struct LayerPages<Element> {
  private static var pageSize: Int { 32 }

  private typealias Page = UnsafeMutablePointer<Element?>

  /// What is looked at for every layer of every frame: plain memory, which takes no counting.
  private struct Table {
    var pages: UnsafeMutablePointer<Page?>
    var counts: UnsafeMutablePointer<Int>
    var capacity = 0
    var count = 0
  }

  private final class Memory {
    let table = UnsafeMutablePointer<Table>.allocate(capacity: 1)

    init() {
      table.initialize(to: Table(pages: .allocate(capacity: 0), counts: .allocate(capacity: 0)))
    }

    deinit {
      for page in 0..<table.pointee.capacity {
        if let known = table.pointee.pages[page] { LayerPages.free(known) }
      }
      table.pointee.pages.deallocate()
      table.pointee.counts.deallocate()
      table.deallocate()
    }
  }

  private let memory = Memory()
  private let table: UnsafeMutablePointer<Table>

  /// Numbers below it may be asked for.
  var count: Int { table.pointee.count }
  /// How many pages take room.
  var keptPageCount: Int {
    (0..<table.pointee.capacity).count { table.pointee.pages[$0] != nil }
  }

  init(count: Int = 0) {
    table = memory.table
    grow(to: count)
  }

  /// Lets as many numbers be asked for, if there were fewer.
  func grow(to count: Int) {
    guard count > table.pointee.count else { return }
    table.pointee.count = count
    let needed = (count + Self.pageSize - 1) / Self.pageSize
    let known = table.pointee.capacity
    guard needed > known else { return }
    let capacity = max(needed, 2 * known)
    let pages = UnsafeMutablePointer<Page?>.allocate(capacity: capacity)
    let counts = UnsafeMutablePointer<Int>.allocate(capacity: capacity)
    pages.moveInitialize(from: table.pointee.pages, count: known)
    counts.moveInitialize(from: table.pointee.counts, count: known)
    (pages + known).initialize(repeating: nil, count: capacity - known)
    (counts + known).initialize(repeating: 0, count: capacity - known)
    table.pointee.pages.deallocate()
    table.pointee.counts.deallocate()
    (table.pointee.pages, table.pointee.counts, table.pointee.capacity) = (pages, counts, capacity)
  }

  private static func free(_ page: Page) {
    page.deinitialize(count: pageSize)
    page.deallocate()
  }

  /// - Precondition: The number is below ``count``.
  subscript(number: Int) -> Element? {
    get {
      precondition(number >= 0 && number < table.pointee.count)
      return withExtendedLifetime(memory) {
        table.pointee.pages[number / Self.pageSize].flatMap { $0[number % Self.pageSize] }
      }
    }
    nonmutating _modify {
      precondition(number >= 0 && number < table.pointee.count)
      let (number, index) = (number / Self.pageSize, number % Self.pageSize)
      let page: Page
      if let known = table.pointee.pages[number] {
        page = known
      } else {
        page = .allocate(capacity: Self.pageSize)
        page.initialize(repeating: nil, count: Self.pageSize)
        table.pointee.pages[number] = page
      }
      let wasThere = page[index] != nil
      defer {
        let isThere = page[index] != nil
        if isThere != wasThere { table.pointee.counts[number] += isThere ? 1 : -1 }
        if table.pointee.counts[number] == 0 {
          table.pointee.pages[number] = nil
          Self.free(page)
        }
        withExtendedLifetime(memory) {}
      }
      yield &page[index]
    }
  }
}

/// The boxes of layers, by their numbers; an empty one takes no room.
struct LayerBoxes {
  private var pages: LayerPages<PixelBox>

  init(count: Int = 0) { pages = LayerPages(count: count) }

  mutating func grow(to count: Int) { pages.grow(to: count) }

  subscript(number: Int) -> PixelBox {
    get { pages[number] ?? .empty }
    set {
      if newValue.isEmpty, pages[number] == nil { return }
      pages[number] = newValue.isEmpty ? nil : newValue
    }
  }
}
