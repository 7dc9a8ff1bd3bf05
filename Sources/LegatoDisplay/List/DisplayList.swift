/// What a frame shows: a tree of layers, kept in a table.
///
/// A value: a copy never changes. The one who produces frames changes its own copy in place, at
/// the cost of the layers that changed and not of the tree.
public struct DisplayList: Sendable {
  /// The surface in points.
  public var size: Size
  /// Pixels to a point.
  public var scale: Double
  public var background: DisplayColor
  public private(set) var root: LayerID
  private var table: LayerTable

  public init(size: Size, scale: Double, background: DisplayColor) {
    self.size = size
    self.scale = scale
    self.background = background
    root = LayerID(number: 0)
    table = LayerTable()
    table.append(Layer(name: "root"))
  }

  /// How many layers the list holds.
  public var count: Int { table.liveCount }

  /// The numbers given out so far: every layer's number is below it.
  public var capacity: Int { table.count }

  /// The layer of that number, or `nil` where it has been removed.
  public subscript(id: LayerID) -> Layer? { table[Int(id.number)] }

  /// Gives a layer to `body` without a copy, and answers whether there is one. The pointer is good within `body`
  /// alone.
  @discardableResult
  package func withLayer(_ id: LayerID, _ body: (UnsafePointer<Layer>) -> Void) -> Bool {
    table.withLayer(Int(id.number), body)
  }

  /// Adds a layer. No number is given out twice.
  public mutating func insert(_ layer: Layer) -> LayerID {
    table.append(layer)
    return LayerID(number: UInt32(table.count - 1))
  }

  /// Puts a layer in the place of a number, whatever there was: how a list that was written down is
  /// built again. Numbers up to it are given out with it.
  package mutating func place(_ layer: Layer, at id: LayerID) {
    table.place(layer, at: Int(id.number))
  }

  /// Replaces a layer; nothing happens where it has been removed.
  public mutating func update(_ id: LayerID, _ layer: Layer) {
    table.modify(Int(id.number)) { $0 = layer }
  }

  /// Changes a layer in place; nothing happens where it has been removed.
  public mutating func modify(_ id: LayerID, _ change: (inout Layer) -> Void) {
    table.modify(Int(id.number), change)
  }

  public mutating func remove(_ id: LayerID) {
    guard id != root else { return }
    table.remove(Int(id.number))
  }
}

/// What is different in a list since the frame before.
public struct DisplayChanges: Sendable {
  /// Nothing of the frame before may be used again.
  public var isEverything: Bool
  /// Layers that are new or have other properties, commands or children.
  public var changed: Set<LayerID>
  public var removed: Set<LayerID>

  public static let none = DisplayChanges()
  public static let everything = DisplayChanges(isEverything: true)

  public init(
    isEverything: Bool = false, changed: Set<LayerID> = [], removed: Set<LayerID> = []
  ) {
    self.isEverything = isEverything
    self.changed = changed
    self.removed = removed
  }

  public var isEmpty: Bool { !isEverything && changed.isEmpty && removed.isEmpty }

  /// Empties the changes, and keeps the room that they take for others.
  package mutating func removeAll() {
    isEverything = false
    changed.removeAll(keepingCapacity: true)
    removed.removeAll(keepingCapacity: true)
  }
}
