/// Layers by number, where a number is never used again and yet a long run takes no more room than a
/// short one: the table is kept in pages, and a page whose layers have all gone is given back.
struct LayerTable: Sendable {
  /// How many layers a page holds: enough for a subtree, few enough to be given back soon.
  static let pageSize = 32

  private struct Page: Sendable {
    var layers: [Layer?] = []
    var liveCount = 0
  }

  private var pages: [Page] = []
  /// The numbers given out so far.
  private(set) var count = 0
  private(set) var liveCount = 0
  /// How many pages take room.
  var keptPageCount: Int { pages.count { !$0.layers.isEmpty } }

  subscript(number: Int) -> Layer? {
    guard number >= 0, number < count else { return nil }
    let page = pages[number / Self.pageSize]
    return page.layers.isEmpty ? nil : page.layers[number % Self.pageSize]
  }

  /// Gives a layer to `body` where it lies, and answers whether there is one: what is looked at in thousands of
  /// layers in a frame is not copied for it. Not generic: such a function of another module looks types up in each
  /// call.
  func withLayer(_ number: Int, _ body: (UnsafePointer<Layer>) -> Void) -> Bool {
    guard holds(number) else { return false }
    return pages[number / Self.pageSize].layers.withUnsafeBufferPointer { layers in
      guard let first = layers.baseAddress else { return false }
      let place = first + number % Self.pageSize
      guard place.pointee != nil else { return false }
      // An optional has its value where it is itself.
      body(UnsafeRawPointer(place).assumingMemoryBound(to: Layer.self))
      return true
    }
  }

  mutating func append(_ layer: Layer) {
    addNumber()
    put(layer, at: count - 1)
  }

  /// Puts a layer at a number, whatever there was; numbers up to it count as given out.
  mutating func place(_ layer: Layer, at number: Int) {
    guard number >= 0 else { return }
    while count <= number { addNumber() }
    put(layer, at: number)
  }

  private mutating func addNumber() {
    if count.isMultiple(of: Self.pageSize) { pages.append(Page()) }
    pages[pages.count - 1].layers.append(nil)
    count += 1
  }

  private mutating func put(_ layer: Layer, at number: Int) {
    let (page, index) = (number / Self.pageSize, number % Self.pageSize)
    if pages[page].layers.isEmpty {
      pages[page].layers = Array(repeating: nil, count: Self.pageSize)
    }
    if pages[page].layers[index] == nil {
      pages[page].liveCount += 1
      liveCount += 1
    }
    pages[page].layers[index] = layer
  }

  /// Changes a layer where it lies; nothing happens where there is none.
  mutating func modify(_ number: Int, _ change: (inout Layer) -> Void) {
    guard holds(number) else { return }
    pages[number / Self.pageSize].layers.withUnsafeMutableBufferPointer { layers in
      guard let first = layers.baseAddress else { return }
      let place = first + number % Self.pageSize
      guard place.pointee != nil else { return }
      // An optional has its value where it is itself.
      change(&UnsafeMutableRawPointer(place).assumingMemoryBound(to: Layer.self).pointee)
    }
  }

  mutating func remove(_ number: Int) {
    guard holds(number) else { return }
    let (page, index) = (number / Self.pageSize, number % Self.pageSize)
    guard pages[page].layers[index] != nil else { return }
    pages[page].layers[index] = nil
    pages[page].liveCount -= 1
    liveCount -= 1
    // The last page still gives out numbers.
    if pages[page].liveCount == 0, pages[page].layers.count == Self.pageSize {
      pages[page].layers = []
    }
  }

  private func holds(_ number: Int) -> Bool {
    number >= 0 && number < count && !pages[number / Self.pageSize].layers.isEmpty
  }
}
