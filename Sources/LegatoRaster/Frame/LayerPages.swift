/// Values by the numbers of layers, which are never given out twice: kept in pages, of which one whose
/// layers have all gone is given back. So a long run takes no more room than a short one.
struct LayerPages<Element> {
  private static var pageSize: Int { 32 }

  private struct Page {
    var elements: [Element?] = []
    var count = 0
  }

  private var pages: [Page] = []
  /// Numbers below it may be asked for.
  private(set) var count = 0
  /// How many pages take room.
  var keptPageCount: Int { pages.count { !$0.elements.isEmpty } }

  init(count: Int = 0) { grow(to: count) }

  /// Lets as many numbers be asked for, if there were fewer.
  mutating func grow(to count: Int) {
    guard count > self.count else { return }
    self.count = count
    let needed = (count + Self.pageSize - 1) / Self.pageSize
    while pages.count < needed { pages.append(Page()) }
  }

  /// - Precondition: The number is below ``count``.
  subscript(number: Int) -> Element? {
    get {
      let page = number / Self.pageSize
      return pages[page].elements.isEmpty ? nil : pages[page].elements[number % Self.pageSize]
    }
    _modify {
      let (page, index) = (number / Self.pageSize, number % Self.pageSize)
      if pages[page].elements.isEmpty {
        pages[page].elements = Array(repeating: nil, count: Self.pageSize)
      }
      let wasThere = pages[page].elements[index] != nil
      defer {
        let isThere = pages[page].elements[index] != nil
        if isThere != wasThere { pages[page].count += isThere ? 1 : -1 }
        if pages[page].count == 0 { pages[page].elements = [] }
      }
      yield &pages[page].elements[index]
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
