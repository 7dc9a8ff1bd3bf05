/// The node of a loop: it keeps a node for each element by its id, in a lazy container for those that
/// are seen.
@MainActor
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  BranchingNode<ForEach<Data, ID, Content>>, RowSource
{
  /// How many views have been made: what those are called whose ids mean nothing to people.
  private var made = 0
  /// The elements by id, in order; of several with one id the first.
  private var entries: [Entry] = []
  /// Those whose views are there: all, but in a lazy container.
  private(set) var window = 0..<0
  var extents = RowExtents()

  private struct Entry {
    let id: ID
    let index: Data.Index
    /// How many elements of the data come before.
    let offset: Int
  }

  /// The loop as it is now.
  private var source: LoopSource<Data, ID, Content>

  init(_ view: ForEach<Data, ID, Content>, _ inputs: _ViewInputs) {
    source = LoopSource(view)
    super.init(inputs)
    entries = list(view)
    if rowHost == nil {
      window = 0..<entries.count
    } else {
      extents = RowExtents(unknown: entries.count)
    }
    branches.reset(window.count) { position, inputs in
      let entry = self.entries[self.window.lowerBound + position]
      return (AnyHashable(entry.id), self.makeRow(entry, self.source, inputs))
    }
  }

  /// The elements by id. That an id occurs more than once is reported.
  private func list(_ view: ForEach<Data, ID, Content>) -> [Entry] {
    var seen: Set<ID> = []
    seen.reserveCapacity(view.data.count)
    var list: [Entry] = []
    list.reserveCapacity(view.data.count)
    var offset = -1
    for index in view.data.indices {
      offset += 1
      let id = view.id(view.data[index])
      guard seen.insert(id).inserted else {
        graph.report(
          "ForEach: the id \(id) occurs more than once; only its first view is shown.", at: self)
        continue
      }
      list.append(Entry(id: id, index: index, offset: offset))
    }
    return list
  }

  private func makeRow(
    _ entry: Entry, _ source: LoopSource<Data, ID, Content>, _ inputs: _ViewInputs
  ) -> Node {
    made += 1
    return ElementNode(
      ForEachElement(source: source, index: entry.index), inputs, id: entry.id, number: made - 1)
  }

  /// Brings the rows of the window up to date: what stays by `refresh`, with its entry.
  private func updateRows(
    allowsTransitions: Bool = true, refresh: @escaping (Entry, Node) -> Void
  ) {
    let (shown, source) = (entries[window], source)
    branches.update(
      shown.map { AnyHashable($0.id) }, allowsTransitions: allowsTransitions,
      make: { self.makeRow(shown[shown.startIndex + $0], source, $1) },
      refresh: { refresh(shown[shown.startIndex + $0], $1) })
  }

  override func update(_ view: ForEach<Data, ID, Content>) {
    source = LoopSource(view)
    let old = entries
    entries = list(view)
    if let rowHost { follow(old, rowHost) } else { window = 0..<entries.count }
    let source = source
    updateRows { entry, node in
      unsafeDowncast(node, to: ElementNode<Data, ID, Content>.self)
        .update(ForEachElement(source: source, index: entry.index))
    }
  }

  // MARK: In a lazy container

  /// Brings what is known of the rows to the new list: what is the same at both ends stays.
  private func follow(_ old: [Entry], _ host: any RowHost) {
    var same = 0
    let shorter = min(old.count, entries.count)
    while same < shorter, old[same].id == entries[same].id { same += 1 }
    if same == old.count, same == entries.count { return }
    var sameEnd = 0
    while sameEnd < shorter - same,
      old[old.count - 1 - sameEnd].id == entries[entries.count - 1 - sameEnd].id
    {
      sameEnd += 1
    }
    extents.forget(same..<(old.count - sameEnd), newCount: entries.count - sameEnd - same)
    let ids = Set(old[window].map(\.id))
    var kept: ClosedRange<Int>?
    for index in entries.indices where ids.contains(entries[index].id) {
      kept = (kept?.lowerBound ?? index)...index
    }
    window = RowWindow.after(
      window, of: old.count, kept: kept, count: entries.count, room: host.room)
    host.rowsDidChange(of: self)
  }

  var rowCount: Int { entries.count }
  func offset(of node: any LoopElementNode) -> Int? {
    guard let id = node.identity?.base as? ID else { return nil }
    return entries.first { $0.id == id }?.offset
  }
  var windowCounts: [Int] { branches.liveCounts }

  func realise(_ range: Range<Int>) {
    // What exits keeps the rows that it has.
    guard !exits else { return }
    window = range.clamped(to: 0..<entries.count)
    updateRows(allowsTransitions: false) { _, _ in }
  }

  override var childRowHost: (any RowHost)? { nil }

  override func collectRows(into segments: inout [RowSegment]) {
    if rowHost == nil { super.collectRows(into: &segments) } else { segments.append(.source(self)) }
  }

  override func target(of id: AnyHashable) -> IdentityTarget? {
    if let target = super.target(of: id) { return target }
    guard let rowHost, let wanted = id.base as? ID,
      let index = entries.firstIndex(where: { $0.id == wanted })
    else { return nil }
    return .row(rowHost, self, index)
  }
}

/// A loop as it is in one update, which all elements of the loop share.
private final class LoopSource<Data: RandomAccessCollection, ID: Hashable, Content: View> {
  let view: ForEach<Data, ID, Content>

  init(_ view: ForEach<Data, ID, Content>) {
    self.view = view
  }
}

/// One element of a loop, which its id names.
private struct ForEachElement<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  PrimitiveView
{
  let source: LoopSource<Data, ID, Content>
  let index: Data.Index

  var content: Content { source.view.content(source.view.data[index]) }

  @MainActor static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    ElementNode(view, inputs, id: nil, number: 0)
  }
}

/// What the loop's closure reads, its element depends on: each is evaluated apart.
@MainActor
private final class ElementNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ContentNode<ForEachElement<Data, ID, Content>, Content>, LoopElementNode
{
  private let id: ID?
  /// How many elements the loop had made before.
  private let madeBefore: Int

  init(
    _ view: ForEachElement<Data, ID, Content>, _ inputs: _ViewInputs, id: ID?, number: Int
  ) {
    self.id = id
    madeBefore = number
    super.init(view, inputs)
    content = Content.makeNode(evaluating { view.content }, self.inputs())
  }

  override func update(_ view: ForEachElement<Data, ID, Content>) {
    self.view = view
    update()
  }

  override func update() {
    needsUpdate = false
    content.update(evaluating { view.content })
  }

  /// The id as a step of a path. Ids that are another in every run are replaced by a number, so that
  /// paths are the same in all of them.
  override var pathComponent: String? {
    guard let id else { return nil }
    return switch id {
    case is UUID, is ObjectIdentifier: "[\(madeBefore)]"
    default: "[\(id)]"
    }
  }

  override var identity: AnyHashable? { id.map { AnyHashable($0) } }
  // What is in a row is there when the row is.
  override var childRowHost: (any RowHost)? { nil }
  override func collectRows(into segments: inout [RowSegment]) {
    segments.append(.fixed(elements.count { !$0.isRemoving }))
  }
}
