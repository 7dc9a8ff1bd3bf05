/// The elements of a modifier, one around each element of its content, and which of them represent
/// the content: a wrapper, or the transition that has adopted it.
@MainActor
struct WrapperList {
  private struct Entry {
    /// What is wrapped, as modifiers know it.
    let id: ObjectIdentifier
    let wrapper: WrapperElement
    let shown: Element
  }

  /// In the order of the content.
  private var entries: [Entry] = []
  /// Those around views that exit: they stay as they were, and so do the views' places, until the views
  /// are gone or come back.
  private var exiting: Set<ObjectIdentifier> = []

  /// So many are looked through one by one; more are found by a table.
  private nonisolated static let few = 8

  /// Finds entries by their identity: of several with one, the last.
  private struct Index {
    private var table: [ObjectIdentifier: Int] = [:]
    private let isTable: Bool

    init(capacity: Int) {
      isTable = capacity > WrapperList.few
      if isTable { table.reserveCapacity(capacity) }
    }

    mutating func append(_ id: ObjectIdentifier, at position: Int) {
      if isTable { table[id] = position }
    }

    func position(of id: ObjectIdentifier, in entries: [Entry]) -> Int? {
      isTable ? table[id] : entries.lastIndex { $0.id == id }
    }
  }

  func collectElements(into list: inout [Element]) {
    for entry in entries { list.append(entry.shown) }
  }

  /// In the order of the content.
  var wrappers: [WrapperElement] { entries.map { $0.wrapper } }

  /// Whether a wrapper is around a view that exits, and stays as it is.
  ///
  /// - Parameter isStale: whether the content has other elements by now: views may have begun to exit.
  mutating func exits(_ wrapper: WrapperElement, isStale: Bool) -> Bool {
    let id = ObjectIdentifier(wrapper)
    guard isStale ? wrapper.showsExit : exiting.contains(id) else { return false }
    exiting.insert(id)
    return true
  }

  /// Takes over the elements of the content: what was wrapped before keeps its wrapper.
  ///
  /// What it calls may ask the modifier for its elements: the list that is changed has to be a copy of the
  /// modifier's, which is taken over when all is done.
  ///
  /// - Parameters:
  ///   - make: makes a wrapper around an element.
  ///   - didReturn: called with a wrapper of a view that no longer exits.
  mutating func wrap(
    _ elements: [Element], for node: Node, make: (Element) -> WrapperElement,
    didReturn: (WrapperElement) -> Void
  ) {
    let former = entries
    var known = Index(capacity: former.count)
    for (position, entry) in former.enumerated() { known.append(entry.id, at: position) }
    var kept = Index(capacity: elements.count)
    entries = []
    entries.reserveCapacity(elements.count)
    for element in elements {
      let transition = element.carryingTransition
      let inner = transition?.content(for: node) ?? element
      var id = inner.identity
      if kept.position(of: id, in: entries) != nil { id = ObjectIdentifier(inner) }
      let wrapper = known.position(of: id, in: former).map { former[$0].wrapper } ?? make(inner)
      wrapper.replaceContent(inner)
      kept.append(id, at: entries.count)
      entries.append(Entry(id: id, wrapper: wrapper, shown: transition == nil ? wrapper : element))
      if exiting.contains(ObjectIdentifier(wrapper)), !wrapper.showsExit {
        exiting.remove(ObjectIdentifier(wrapper))
        didReturn(wrapper)
      }
      if let transition {
        wrapper.isRemoving = false
        transition.setWrapper(wrapper, of: node)
      } else {
        wrapper.isRemoving = element.isRemoving
        wrapper.removal = element.removal
      }
    }
  }

  /// Forgets those of the wrappers of another list that this one no longer has.
  ///
  /// - Returns: what is to be dropped.
  mutating func forget(_ former: WrapperList) -> [WrapperElement] {
    guard !former.entries.isEmpty else { return [] }
    let isLong = entries.count > Self.few
    let stays: Set<ObjectIdentifier> =
      isLong ? Set(entries.map { ObjectIdentifier($0.wrapper) }) : []
    var gone: [WrapperElement] = []
    for entry in former.entries {
      let id = ObjectIdentifier(entry.wrapper)
      if isLong ? stays.contains(id) : entries.contains(where: { $0.wrapper === entry.wrapper }) {
        continue
      }
      exiting.remove(id)
      gone.append(entry.wrapper)
    }
    return gone
  }
}

extension Element {
  /// What the element is for the modifiers around it: in the views of a transition it is still the
  /// one that it was without them, so that those modifiers go on as they were.
  fileprivate var identity: ObjectIdentifier {
    presenceTransition.map { $0.element.identity } ?? ObjectIdentifier(self)
  }

  /// Whether what the element shows exits with a transition of its own.
  fileprivate var showsExit: Bool {
    var element = self
    while !element.isExitingPlace {
      guard let wrapper = element as? WrapperElement else { return false }
      element = wrapper.content
    }
    return true
  }

  /// The transition that takes along what is written around the element: where it shows its view as
  /// one.
  fileprivate var carryingTransition: (any PresenceTransition)? {
    presenceTransition.flatMap { $0.elements.count == 1 ? $0 : nil }
  }

  /// Removes the layer of the wrapper; its content stays.
  func dropOwnLayer() {
    if let layerID { graph.removeLayer(layerID) }
    layerID = nil
    graph.forget(self)
    wasDropped()
  }
}
