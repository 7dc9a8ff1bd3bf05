extension View where Self: Animatable {
  /// A view that can be animated: while its data move, its own body is evaluated in every frame,
  /// and nothing above it.
  public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    AnimatableViewNode(view, inputs)
  }
}

@MainActor
private final class AnimatableViewNode<V: View & Animatable>: CompositeNode<V>, FrameDriven {
  private var data: DrivenData<V>?

  override func presentedView(from view: V) -> V {
    let data = data ?? DrivenData(self)
    self.data = data
    return data.presentedSubject(from: view, scope: scope, for: self)
  }

  func drive(at time: Double) {
    data?.stopIfAtRest(self)
    update()
  }

  var drivenMotion: DrivenMotion? { nil }

  override func unmount() {
    super.unmount()
    data?.drop(self)
  }
}

extension ViewModifier where Self: Animatable {
  /// A modifier that can be animated: while its data move, its own body is evaluated in every
  /// frame, and nothing above it.
  public static func _makeModifiedView<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _ViewOutputs {
    AnimatableModifierNode(view, inputs)
  }
}

@MainActor
private final class AnimatableModifierNode<C: View, M: ViewModifier & Animatable>:
  ComposedModifierNode<C, M>, FrameDriven
{
  private var data: DrivenData<M>?

  override func presentedModifier(from modifier: M) -> M {
    let data = data ?? DrivenData(self)
    self.data = data
    return data.presentedSubject(from: modifier, scope: scope, for: self)
  }

  func drive(at time: Double) {
    data?.stopIfAtRest(self)
    update()
  }

  var drivenMotion: DrivenMotion? { nil }

  override func unmount() {
    super.unmount()
    data?.drop(self)
  }
}

/// A modifier that you can apply to a view or other view modifier, that can be animated.
///
/// Conform to `Animatable` directly instead.
public protocol AnimatableModifier: Animatable, ViewModifier {}

/// The data of a view or a modifier of the user's, as a value that moves.
@MainActor
final class DrivenData<Subject: Animatable> {
  private let attribute: AnimatedAttribute<Subject.AnimatableData>
  private let dataElement: Element

  init(_ node: Node) {
    dataElement = Element(node: node)
    attribute = AnimatedAttribute(dataElement, "animatableData") { numbers(of: $0) }
    node.dataElement = dataElement
  }

  /// The subject with its data as they are now. Starts the motion where they are others.
  func presentedSubject(from subject: Subject, scope: TransactionScope?, for node: any FrameDriven)
    -> Subject
  {
    let graph = node.graph
    attribute.set(subject.animatableData, graph.transaction(for: scope))
    guard attribute.isMoving else { return subject }
    graph.startDriving(node)
    attribute.sampleNow()
    var presented = subject
    presented.animatableData = attribute.presented
    return presented
  }

  /// The motion is over: this is the last time.
  func stopIfAtRest(_ node: any FrameDriven) {
    if !attribute.isMoving { node.graph.stopDriving(node) }
  }

  /// The node is removed from the tree.
  func drop(_ node: any FrameDriven) {
    node.graph.forget(dataElement)
    node.graph.stopDriving(node)
  }
}
