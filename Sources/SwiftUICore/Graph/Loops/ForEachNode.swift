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
  var lengths = RowLengths()

  private struct Entry {
    let id: ID
    let index: Data.Index
    /// How many elements of the data come before.
    let offset: Int
  }

  override init(_ view: ForEach<Data, ID, Content>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    entries = list(view)
    if rowHost == nil {
      window = 0..<entries.count
    } else {
      lengths = RowLengths(unknown: entries.count)
    }
    branches.reset(list(window))
  }

  /// The elements by id. That an id occurs more than once is reported.
  private func list(_ view: ForEach<Data, ID, Content>) -> [Entry] {
    var seen: Set<ID> = []
    seen.reserveCapacity(view.data.count)
    return view.data.indices.enumerated().compactMap { offset, index in
      let id = view.id(view.data[index])
      guard seen.insert(id).inserted else {
        graph.report(
          "ForEach: the id \(id) occurs more than once; only its first view is shown.", at: self)
        return nil
      }
      return Entry(id: id, index: index, offset: offset)
    }
  }

  private func list(_ window: Range<Int>) -> [BranchList.Branch] {
    entries[window].map { entry in
      let content = content(entry)
      return (
        AnyHashable(entry.id),
        { inputs in
          self.made += 1
          return ElementNode(
            ForEachElement(content: content), inputs, name: Self.name(entry.id, self.made - 1),
            id: AnyHashable(entry.id))
        }
      )
    }
  }

  private func content(_ entry: Entry) -> () -> Content {
    { [view] in view.content(view.data[entry.index]) }
  }

  /// An id as a step of a path. Ids that are another in every run are replaced by a number, so that
  /// paths are the same in all of them.
  private static func name(_ id: ID, _ number: Int) -> String {
    switch id {
    case is UUID, is ObjectIdentifier: "[\(number)]"
    default: "[\(id)]"
    }
  }

  override func update(_ view: ForEach<Data, ID, Content>) {
    self.view = view
    let old = entries
    entries = list(view)
    if let rowHost { follow(old, rowHost) } else { window = 0..<entries.count }
    var contents: [AnyHashable: () -> Content] = [:]
    for entry in entries[window] { contents[AnyHashable(entry.id)] = content(entry) }
    branches.update(list(window)) { key, node in
      if let content = contents[key] {
        unsafeDowncast(node, to: ElementNode<Content>.self)
          .update(ForEachElement(content: content))
      }
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
    lengths.forget(same..<(old.count - sameEnd), newCount: entries.count - sameEnd - same)
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
    branches.update(list(window), allowsTransitions: false) { _, _ in }
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

/// One element of a loop, which its id names.
private struct ForEachElement<Content: View>: PrimitiveView {
  let content: () -> Content

  static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    ElementNode(view, inputs, name: nil, id: nil)
  }
}

/// What the loop's closure reads, its element depends on: each is evaluated apart.
@MainActor
private final class ElementNode<Content: View>: ContentNode<ForEachElement<Content>, Content>,
  LoopElementNode
{
  private let name: String?
  private let id: AnyHashable?

  init(
    _ view: ForEachElement<Content>, _ inputs: _ViewInputs, name: String?, id: AnyHashable?
  ) {
    self.name = name
    self.id = id
    super.init(view, inputs)
    content = Content.makeNode(evaluating(view.content), self.inputs())
  }

  override func update(_ view: ForEachElement<Content>) {
    self.view = view
    update()
  }

  override func update() {
    needsUpdate = false
    content.update(evaluating(view.content))
  }

  override var pathComponent: String? { name }
  override var identity: AnyHashable? { id }
  // What is in a row is there when the row is.
  override var childRowHost: (any RowHost)? { nil }
  override func collectRows(into segments: inout [RowSegment]) {
    segments.append(.fixed(elements.count { !$0.isRemoving }))
  }
}
