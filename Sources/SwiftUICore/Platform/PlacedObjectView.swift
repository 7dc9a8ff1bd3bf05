/// An object that lives as long as a view stands at its place.
@MainActor
package protocol PlacedObject: AnyObject {
  /// The view is gone for good.
  func didUnmount()
}

/// A view whose content is made by an object that belongs to its place: it is made once, is asked for the
/// content in each evaluation, and is notified when the view is removed.
package struct PlacedObjectView<Object: PlacedObject, Content: View>: PrimitiveView {
  let make: @MainActor () -> Object
  let content: @MainActor (Object, EnvironmentValues, Transaction) -> Content

  /// - Parameter content: reads of the environment are what the view is evaluated again for.
  package init(
    make: @escaping @MainActor () -> Object,
    content: @escaping @MainActor (Object, EnvironmentValues, Transaction) -> Content
  ) {
    self.make = make
    self.content = content
  }

  @MainActor package static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    PlacedObjectNode(view, inputs)
  }
}

@MainActor
private final class PlacedObjectNode<Object: PlacedObject, Content: View>: ContentNode<
  PlacedObjectView<Object, Content>, Content
>
{
  private let object: Object

  override init(_ view: PlacedObjectView<Object, Content>, _ inputs: _ViewInputs) {
    object = view.make()
    super.init(view, inputs)
    content = Content.makeNode(evaluate(), self.inputs())
  }

  override func update(_ view: PlacedObjectView<Object, Content>) {
    self.view = view
    update()
  }

  override func update() {
    needsUpdate = false
    content.update(evaluate())
  }

  private func evaluate() -> Content {
    evaluating { view.content(object, environment, graph.transaction) }
  }

  override func unmount() {
    super.unmount()
    object.didUnmount()
  }
}
