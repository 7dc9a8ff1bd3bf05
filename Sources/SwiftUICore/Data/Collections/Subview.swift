/// An opaque value representing a subview of another view.
///
/// It is the view where it is written, once or several times. What it reads of the environment is that of the
/// place where it is written.
public struct Subview: View, Identifiable {
  /// Identifies a subview.
  public struct ID: Hashable, Sendable, CustomStringConvertible {
    let number: Int
    /// The number that tells the subview from others of its container.
    public var description: String { "\(number)" }
  }

  let item: ListedItem

  nonisolated init(_ item: ListedItem) { self.item = item }

  /// The stable identity of the view.
  nonisolated public var id: ID { ID(number: item.number) }

  /// The container values associated with the given subview.
  public var containerValues: ContainerValues { item.values }

  /// Stops the program: the runtime presents the view, and there is no body to call.
  public var body: Never {
    preconditionFailure("A subview is drawn by the runtime and has no body to call.")
  }

  /// Creates the node that presents the view.
  public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    SubviewNode(view, inputs)
  }
}

extension Subview: MultiView {}

@MainActor
private final class SubviewNode: BranchingNode<Subview> {
  private var item: ListedItem

  init(_ view: Subview, _ inputs: _ViewInputs) {
    item = view.item
    super.init(inputs)
    item.addPlacement(self)
    branches.reset(AnyHashable(item.number), AnyView.makeNode(item.view, self.inputs()))
  }

  override func update(_ view: Subview) {
    item = view.item
    item.addPlacement(self)
    update()
  }

  override func update() {
    needsUpdate = false
    let view = item.view
    branches.update(AnyHashable(item.number), make: { AnyView.makeNode(view, $0) }) {
      unsafeDowncast($0, to: ViewNode<AnyView>.self).update(view)
    }
  }
}

/// An opaque collection representing the subviews of view.
public struct SubviewsCollection: View, RandomAccessCollection {
  let items: [ListedItem]

  nonisolated init(_ items: [ListedItem]) { self.items = items }

  /// The position of the first subview.
  nonisolated public var startIndex: Int { items.startIndex }
  /// The position behind the last subview.
  nonisolated public var endIndex: Int { items.endIndex }
  /// The subview at a position.
  nonisolated public subscript(index: Int) -> Subview { Subview(items[index]) }
  /// The subviews at positions.
  nonisolated public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(items: items[bounds])
  }

  /// The subviews one after the other.
  public var body: some View { ForEach(self) { $0 } }
}

/// A slice of a SubviewsCollection.
public struct SubviewsCollectionSlice: View, RandomAccessCollection {
  let items: ArraySlice<ListedItem>

  /// The position of the first subview.
  nonisolated public var startIndex: Int { items.startIndex }
  /// The position behind the last subview.
  nonisolated public var endIndex: Int { items.endIndex }
  /// The subview at a position.
  nonisolated public subscript(index: Int) -> Subview { Subview(items[index]) }
  /// The subviews at positions.
  nonisolated public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(items: items[bounds])
  }

  /// The subviews one after the other.
  public var body: some View { ForEach(self) { $0 } }
}

extension SubviewsCollection: MultiView {}
extension SubviewsCollectionSlice: MultiView {}
