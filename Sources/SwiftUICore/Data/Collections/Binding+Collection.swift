// A binding to a collection is the collection of the bindings to its elements.

extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element of the collection.
  public typealias Element = Binding<Value.Element>
  /// The iterator over the bindings.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// A slice of the bindings.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// A position in the wrapped collection.
  public typealias Index = Value.Index
  /// The positions of the wrapped collection.
  public typealias Indices = Value.Indices

  /// The position of the first element of the wrapped collection.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The position after the last element of the wrapped collection.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The positions of the wrapped collection, in order.
  public var indices: Value.Indices { wrappedValue.indices }
  /// The position after another one.
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
  /// Replaces a position with the one after it.
  public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }

  /// A binding to the element at a position. Where the collection has become shorter, it keeps what
  /// was there last, and writing does nothing.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(location: ElementLocation(base: baseLocation, index: position))
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  /// The position before another one.
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
  /// Replaces a position with the one before it.
  public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

/// An element of a collection at another location.
final class ElementLocation<Base: MutableCollection>: Location<Base.Element>, @unchecked Sendable {
  private let base: Location<Base>
  private let index: Base.Index
  private var last: Base.Element

  init(base: Location<Base>, index: Base.Index) {
    self.base = base
    self.index = index
    last = base.get()[index]
  }

  private func contains(_ whole: Base) -> Bool {
    whole.startIndex <= index && index < whole.endIndex
  }

  override func get() -> Base.Element {
    let whole = base.get()
    if contains(whole) { last = whole[index] }
    return last
  }

  override func set(_ value: Base.Element, _ transaction: Transaction) {
    var whole = base.get()
    guard contains(whole) else { return }
    whole[index] = value
    base.set(whole, transaction)
  }

  override func isSame(as other: Location<Base.Element>) -> Bool {
    guard let other = other as? ElementLocation<Base> else { return false }
    return index == other.index && (base === other.base || base.isSame(as: other.base))
  }
}
