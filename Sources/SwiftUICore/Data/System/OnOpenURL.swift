public import Foundation

/// Takes URLs that the system hands to the app.
private struct OnOpenURLView<Content: View>: PrimitiveView {
  let content: Content
  let action: (URL) -> Void

  @MainActor static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    OnOpenURLNode(view, inputs)
  }
}

/// A view that wants to know of URLs.
@MainActor
protocol URLReceiver: Node {
  func receive(_ url: URL)
}

@MainActor
private final class OnOpenURLNode<Content: View>: ContentNode<OnOpenURLView<Content>, Content>,
  URLReceiver
{
  override init(_ view: OnOpenURLView<Content>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    content = Content.makeNode(view.content, self.inputs())
    graph.urls.receivers.append(self)
  }

  override func update(_ view: OnOpenURLView<Content>) {
    self.view = view
    content.update(view.content)
  }

  override func unmount() {
    super.unmount()
    graph.urls.receivers.removeAll { $0 === self }
  }

  func receive(_ url: URL) { view.action(url) }
}

extension View {
  /// Registers a handler to invoke in response to a URL that your app receives. Every view that has
  /// one is called, in the order of the tree.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    OnOpenURLView(content: self, action: action)
  }
}

extension ViewHost {
  /// Hands a URL to the app, as the system does.
  package func open(_ url: URL) {
    act {
      let receivers = graph.urls.receivers.sorted {
        ($0.depth, $0.number) < ($1.depth, $1.number)
      }
      for receiver in receivers where receiver.isMounted { receiver.receive(url) }
    }
  }
}
