/// Layers by number, where a number is never used again and yet a long run takes no more room than a
/// short one: the table is kept in pages, and a page whose layers have all gone is given back.
struct LayerTable: Sendable {
  /// How many layers a page holds: enough for a subtree, few enough to be given back soon, and as many as `Page.live`
  /// has bits.
  static let pageSize = 32

  private struct Page: Sendable {
    /// Empty where no layer lives; a number whose layer has gone has an empty one.
    var layers: [Layer] = []
    /// A bit for each layer that lives: to ask an optional layer for that would copy it.
    var live: UInt32 = 0

    func isLive(_ index: Int) -> Bool { live & 1 << UInt32(index) != 0 }
  }

  private var pages: [Page] = []
  /// The numbers given out so far.
  private(set) var count = 0
  private(set) var liveCount = 0
  /// How many pages take room.
  var keptPageCount: Int { pages.count { !$0.layers.isEmpty } }

  subscript(number: Int) -> Layer? {
    holds(number) ? pages[number / Self.pageSize].layers[number % Self.pageSize] : nil
  }

  /// Gives a layer to `body` where it lies, and answers whether there is one: what is looked at in thousands of
  /// layers in a frame is not copied for it. Not generic: such a function of another module looks types up in each
  /// call.
  func withLayer(_ number: Int, _ body: (UnsafePointer<Layer>) -> Void) -> Bool {
    guard holds(number) else { return false }
    pages[number / Self.pageSize].layers.withUnsafeBufferPointer { layers in
      if let first = layers.baseAddress { body(first + number % Self.pageSize) }
    }
    return true
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
    count += 1
  }

  private mutating func put(_ layer: Layer, at number: Int) {
    let (page, index) = (number / Self.pageSize, number % Self.pageSize)
    while pages[page].layers.count < index { pages[page].layers.append(Layer()) }
    if pages[page].layers.count == index {
      pages[page].layers.append(layer)
    } else {
      pages[page].layers[index] = layer
    }
    if !pages[page].isLive(index) {
      pages[page].live |= 1 << UInt32(index)
      liveCount += 1
    }
  }

  /// Changes a layer where it lies; nothing happens where there is none.
  mutating func modify(_ number: Int, _ change: (inout Layer) -> Void) {
    guard holds(number) else { return }
    change(&pages[number / Self.pageSize].layers[number % Self.pageSize])
  }

  mutating func remove(_ number: Int) {
    guard holds(number) else { return }
    let (page, index) = (number / Self.pageSize, number % Self.pageSize)
    pages[page].layers[index] = Layer()
    pages[page].live &= ~(1 << UInt32(index))
    liveCount -= 1
    // The last page still gives out numbers.
    if pages[page].live == 0, (page + 1) * Self.pageSize <= count { pages[page].layers = [] }
  }

  private func holds(_ number: Int) -> Bool {
    number >= 0 && number < count
      && pages[number / Self.pageSize].isLive(number % Self.pageSize)
  }
}
