/// A type that makes a view of the children of another: what containers were written with before
/// `Group(subviews:)`.
public protocol _VariadicView_Root {}

/// A root that makes a view.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  /// The type of the view that the root makes.
  associatedtype Body: View
  /// Makes a view of the children.
  @ViewBuilder @MainActor @preconcurrency func body(children: _VariadicView.Children) -> Body
}

/// A root whose view is one.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A root whose view may be several.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// A key for a value that a view hands to the container around it.
public protocol _ViewTraitKey {
  /// The type of the value.
  associatedtype Value
  /// What a view hands over that says nothing.
  static var defaultValue: Value { get }
}

/// Views that are made of the children of others.
public enum _VariadicView {
  /// A root.
  public typealias Root = _VariadicView_Root
  /// A root that makes a view.
  public typealias ViewRoot = _VariadicView_ViewRoot
  /// A root whose view is one.
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  /// A root whose view may be several.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot

  /// A root with the content whose children it makes a view of.
  public struct Tree<Root: _VariadicView_Root, Content> {
    /// Makes the view.
    public var root: Root
    /// What has the children.
    public var content: Content

    init(root: Root, content: Content) {
      self.root = root
      self.content = content
    }

    /// Creates a tree of a root and its content.
    public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.init(root: root, content: content())
    }
  }

  /// The children of a view.
  public struct Children: View, RandomAccessCollection {
    let items: [ListedItem]

    /// A child: the view where it is written.
    public struct Element: View, Identifiable {
      let item: ListedItem
      /// What has been written over the child's own traits.
      private var written = ContainerValues()

      nonisolated init(item: ListedItem) { self.item = item }

      /// The identity of the child, which stays the same while the child is there.
      nonisolated public var id: AnyHashable { AnyHashable(item.number) }

      /// The value that was written with `id(_:)`, or the identity of an element of a loop; `nil` where there is none of
      /// the type.
      public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? {
        item.values.identity(as: type)
      }

      /// The value of a trait that the child hands over, or the key's default. What is written is handed over in its place.
      public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
        get { written.trait(key) ?? item.values.trait(key) ?? Trait.defaultValue }
        set { written.set(trait: key, newValue) }
      }

      /// The child.
      public var body: some View {
        ContainerValueView(content: Subview(item)) { [written] in $0.take(over: written) }
      }
    }

    /// The position of the first child.
    nonisolated public var startIndex: Int { items.startIndex }
    /// The position behind the last child.
    nonisolated public var endIndex: Int { items.endIndex }
    /// The child at a position.
    nonisolated public subscript(index: Int) -> Element { Element(item: items[index]) }
    /// The children one after the other.
    public var body: some View { ForEach(self) { $0 } }
  }
}

extension _VariadicView.Tree: View, MultiView where Root: _VariadicView_ViewRoot, Content: View {
  /// Stops the program: the runtime presents the tree, and there is no body to call.
  public var body: Never {
    preconditionFailure("A tree of views is drawn by the runtime and has no body to call.")
  }

  /// Creates the node that lists the children and presents what the root makes of them.
  public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    SubviewsNode(view, inputs, base: \.content) { view, listed in
      view.root.body(children: _VariadicView.Children(items: listed.items))
    }
  }
}

extension _VariadicView.Children: MultiView {}
extension _VariadicView.Children.Element: MultiView {}

/// The children of a view.
public typealias _VariadicView_Children = _VariadicView.Children

/// A view that is one, whatever it holds.
public struct _UnaryViewAdaptor<Content: View>: PrimitiveView {
  /// What it holds.
  public var content: Content

  /// Creates a view that is one.
  public init(_ content: Content) { self.content = content }

  /// Creates the node that presents the content.
  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    PassThroughNode(view, inputs, content: \.content)
  }
}

extension View {
  /// Hands a value to the container around the view, which reads it from its children. Of several values for one key the
  /// innermost counts.
  nonisolated public func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
    ContainerValueView(content: self) { $0.set(trait: key, value) }
  }
}
