/// A structure that computes views on demand from an underlying collection of identified data.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
}

extension ForEach: View where Content: View {
  public var body: Never {
    preconditionFailure("A loop of views is drawn by the runtime and has no body to call.")
  }

  /// Creates an instance that uniquely identifies and creates views across updates based on the
  /// identity of the underlying data.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where ID == Data.Element.ID, Data.Element: Identifiable {
    self.data = data
    self.content = content
    id = { $0.id }
  }

  /// Creates an instance that uniquely identifies and creates views across updates based on the
  /// provided key path to the underlying data's identifier.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.id = { $0[keyPath: id] }
  }

  public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    ForEachNode(view, inputs)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Creates an instance that computes views on demand over a given constant range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    self.content = content
    id = { $0 }
  }
}

@MainActor
private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  BranchingNode<ForEach<Data, ID, Content>>
{
  /// How many views have been made: what those are called whose ids mean nothing to people.
  private var made = 0

  override init(_ view: ForEach<Data, ID, Content>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    branches.reset(list(view).map(\.branch))
  }

  /// The elements by id. Of several with one id the first counts, and it is reported.
  private func list(_ view: ForEach<Data, ID, Content>)
    -> [(branch: BranchList.Branch, content: () -> Content)]
  {
    var seen: Set<ID> = []
    return view.data.compactMap { element in
      let id = view.id(element)
      guard seen.insert(id).inserted else {
        graph.report(
          "ForEach: the id \(id) occurs more than once; only its first view is shown.", at: self)
        return nil
      }
      let make = { view.content(element) }
      let branch: BranchList.Branch = (
        AnyHashable(id),
        { inputs in
          self.made += 1
          return ElementNode(
            ForEachElement(content: make), inputs, name: Self.name(id, self.made - 1), id: id)
        }
      )
      return (branch, make)
    }
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
    let entries = list(view)
    let contents = Dictionary(
      uniqueKeysWithValues: entries.map { ($0.branch.key, $0.content) })
    branches.update(entries.map(\.branch)) { key, node in
      if let content = contents[key] {
        unsafeDowncast(node, to: ElementNode<Content>.self)
          .update(ForEachElement(content: content))
      }
    }
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
  let identity: AnyHashable?

  init(
    _ view: ForEachElement<Content>, _ inputs: _ViewInputs, name: String?, id: AnyHashable?
  ) {
    self.name = name
    identity = id
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
}

/// The node of an element of a loop: options without a tag are known by its identity.
@MainActor
protocol LoopElementNode: Node {
  var identity: AnyHashable? { get }
}
