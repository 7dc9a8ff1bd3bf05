/// Lists the views that a view stands for, without making them: what a container goes through that asks
/// for its subviews one by one.
///
/// The node of the view is made with a listing in its inputs. Views that stand for others (a builder's
/// block, a loop, a condition, an app's view with a body) are evaluated as ever. What is added to views
/// (modifiers, values of the environment) is kept, to be put around each of them. All else is listed as it
/// is, and its node is made where the container has it, with what is written around it there.
@MainActor
final class ViewListing: ViewLister {
  /// The container, which is evaluated again when the list is another.
  private weak var owner: Node?
  /// The container is about to read the list: it is not notified.
  private var isRead = false

  init(for owner: Node) { self.owner = owner }

  /// Updates what is listed, for a container that reads the list when that is done.
  func updating(_ update: () -> Void) {
    isRead = true
    update()
    isRead = false
  }

  func listDidChange() {
    guard !isRead, let owner, owner.isMounted else { return }
    owner.graph.markDirty(owner)
  }

  func makeNode<V: View>(_ view: V, _ inputs: _ViewInputs) -> ViewNode<V> {
    if let type = V.self as? any WrappingView.Type, type.isWrapper {
      return unsafeDowncast(open(type, view, inputs), to: ViewNode<V>.self)
    }
    if ListingKind.standsForOthers(V.self) {
      return unsafeDowncast(V._makeView(view, inputs), to: ViewNode<V>.self)
    }
    return ListedNode(view, inputs, in: self)
  }

  private func open<W: WrappingView>(_ type: W.Type, _ view: Any, _ inputs: _ViewInputs) -> Node {
    guard let view = view as? W else { preconditionFailure("A view is of its own type.") }
    return WrapNode(view, inputs)
  }
}

/// Tells the views that stand for others from those that are listed themselves.
@MainActor
private enum ListingKind {
  private static var known: [ObjectIdentifier: Bool] = [:]

  static func standsForOthers<V: View>(_ type: V.Type) -> Bool {
    if let known = known[ObjectIdentifier(type)] { return known }
    let result: Bool
    if V.self is any MultiView.Type || V.self is any UnnamedView.Type {
      result = true
    } else {
      // A control has a body as well; it reads the environment of the place where it is shown.
      let module = _typeName(V.self, qualified: true).prefix { $0 != "." }
      result = V.Body.self != Never.self && module != "SwiftUI" && module != "SwiftUICore"
    }
    known[ObjectIdentifier(type)] = result
    return result
  }
}
