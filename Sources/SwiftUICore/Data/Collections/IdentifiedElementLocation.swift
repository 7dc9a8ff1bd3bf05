/// An element of a collection at another location, known by its identity: it is found again where the
/// collection has been changed, and keeps its last value once it is gone. Writing to it does nothing
/// then.
final class IdentifiedElementLocation<Base: MutableCollection, ID: Hashable>: Location<
  Base.Element
>, @unchecked Sendable
{
  private let base: Location<Base>
  private let identify: (Base.Element) -> ID
  private let id: ID
  /// Where it was last; positions of changed collections may lead elsewhere.
  private var index: Base.Index
  private var last: Base.Element

  init(
    base: Location<Base>, id: ID, index: Base.Index, last: Base.Element,
    identify: @escaping (Base.Element) -> ID
  ) {
    self.base = base
    self.id = id
    self.index = index
    self.last = last
    self.identify = identify
  }

  /// Brings the position up to date; `false` where the element is gone.
  private func find(in whole: Base) -> Bool {
    if whole.startIndex <= index, index < whole.endIndex, identify(whole[index]) == id {
      return true
    }
    guard let found = whole.indices.first(where: { identify(whole[$0]) == id }) else {
      return false
    }
    index = found
    return true
  }

  override func get() -> Base.Element {
    let whole = base.get()
    if find(in: whole) { last = whole[index] }
    return last
  }

  override func set(_ value: Base.Element, _ transaction: Transaction) {
    var whole = base.get()
    guard find(in: whole) else { return }
    whole[index] = value
    base.set(whole, transaction)
  }

  override func isSame(as other: Location<Base.Element>) -> Bool {
    guard let other = other as? IdentifiedElementLocation<Base, ID> else { return false }
    return id == other.id && (base === other.base || base.isSame(as: other.base))
  }
}
