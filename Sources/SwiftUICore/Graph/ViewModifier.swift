/// A modifier that you apply to a view or another view modifier, producing a different version of
/// the original value.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the view that the modifier makes.
  associatedtype Body: View
  /// The view that is modified, as the modifier receives it.
  typealias Content = _ViewModifier_Content<Self>

  /// Makes the modified view.
  ///
  /// - Parameter content: The view that is modified.
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body

  /// Creates the node of a modified view. The default evaluates the modifier's body.
  static func _makeModifiedView<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _ViewOutputs
}

extension ViewModifier {
  /// Creates the node that evaluates the modifier's body: the default.
  public static func _makeModifiedView<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _ViewOutputs {
    ComposedModifierNode(view, inputs)
  }

  /// Returns a new modifier that is the result of concatenating self with modifier.
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A value with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
  /// What is modified.
  public var content: Content
  /// The modifier that is applied.
  public var modifier: Modifier

  /// Creates a value with a modifier applied to it.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// Stops the program: the runtime presents the content, and there is no body to call.
  public var body: Never {
    preconditionFailure("A modified view is drawn by the runtime and has no body to call.")
  }

  /// Creates the node that presents the content with the modifier applied.
  public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    Modifier._makeModifiedView(view, inputs)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Applies the first modifier to the content, then the second one to the result.
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension View {
  /// Applies a modifier to a view and returns a new view.
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The view that a modifier's body receives: a placeholder for the modified view.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  /// Where the modified view comes from; the modifier's own node knows.
  let source: ModifiedContentSource

  /// Stops the program: the runtime presents the content, and there is no body to call.
  public var body: Never {
    preconditionFailure("A modifier's content is drawn by the runtime and has no body to call.")
  }

  /// Creates the node that presents the modified view.
  public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    ModifierContentNode(view, inputs)
  }
}

/// Makes nodes for the modified view wherever the modifier's body puts it, and keeps them up to
/// date.
@MainActor
class ModifiedContentSource {
  func makeNode(_ inputs: _ViewInputs) -> Node {
    preconditionFailure("A source makes nodes of its own kind of view.")
  }
}

@MainActor
final class TypedContentSource<C: View>: ModifiedContentSource {
  var view: C
  private var nodes: [WeakViewNode] = []

  private struct WeakViewNode { weak var node: ViewNode<C>? }

  init(_ view: C) {
    self.view = view
  }

  override func makeNode(_ inputs: _ViewInputs) -> Node {
    let node = C.makeNode(view, inputs)
    nodes.append(WeakViewNode(node: node))
    return node
  }

  func update(_ view: C) {
    self.view = view
    nodes.removeAll { $0.node.map { !$0.isMounted } ?? true }
    for entry in nodes { entry.node?.update(view) }
  }
}

@MainActor
private final class ModifierContentNode<M: ViewModifier>: KeepingNode<_ViewModifier_Content<M>> {
  private var content: Node!

  override init(_ view: _ViewModifier_Content<M>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    content = view.source.makeNode(self.inputs())
  }

  override var children: [Node] { content.map { [$0] } ?? [] }
  override var elements: [Element] { content.elements }
  override var passesElementsOn: Bool { true }
  override var childRowHost: (any RowHost)? { rowHost }
  override func collectRows(into segments: inout [RowSegment]) {
    content.collectRows(into: &segments)
  }
}

/// A modifier of the runtime's own making. Not isolated, since its values are made by the modifiers of
/// `View`, which are not: its body says that it is.
nonisolated package protocol BuiltInModifier: ViewModifier {}

/// A modifier of the runtime's own making that is no step of a path: people did not write it.
nonisolated package protocol UnnamedModifier: BuiltInModifier {}

/// A modifier with a body of its own.
@MainActor
class ComposedModifierNode<C: View, M: ViewModifier>: ContentNode<
  ModifiedContent<C, M>, M.Body
>
{
  private var fields: DynamicFields
  private let source: TypedContentSource<C>

  override init(_ view: ModifiedContent<C, M>, _ inputs: _ViewInputs) {
    fields = DynamicFields(of: M.self)
    source = TypedContentSource(view.content)
    super.init(view, inputs)
    content = M.Body.makeNode(evaluate(), self.inputs())
  }

  override func update(_ view: ModifiedContent<C, M>) {
    let isSame = ViewEquality.areEqual(self.view.modifier, view.modifier)
    self.view = view
    if !isSame || needsUpdate { update() }
    source.update(view.content)
  }

  override func update() {
    needsUpdate = false
    content.update(evaluate())
  }

  /// The modifier whose body is evaluated: the kept one, unless something in it moves.
  func presentedModifier(from modifier: M) -> M { modifier }

  private func evaluate() -> M.Body {
    evaluating { () -> M.Body in
      var modifier = presentedModifier(from: view.modifier)
      fields.install(in: &modifier, node: self)
      return modifier.body(content: _ViewModifier_Content(source: source))
    }
  }

  override var pathComponent: String? {
    M.self is any UnnamedModifier.Type ? nil : shortName(of: M.self)
  }
}

extension _ViewModifier_Content: MultiView {}
