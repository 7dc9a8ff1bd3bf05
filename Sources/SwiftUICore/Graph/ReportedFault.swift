/// Reports a fault once a view has come.
private struct ReportedFaultView<Content: View>: PrimitiveView {
  let content: Content
  /// `nil`: there is nothing to report.
  let message: String?

  @MainActor static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    ReportedFaultNode(view, inputs)
  }
}

@MainActor
private final class ReportedFaultNode<Content: View>: ContentNode<
  ReportedFaultView<Content>, Content
>
{
  override init(_ view: ReportedFaultView<Content>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    graph.lifecycle.appearances.append(of: self) { [weak self] in
      guard let self, self.isMounted, let message = self.view.message else { return }
      self.graph.report(message, at: self)
    }
    content = Content.makeNode(view.content, self.inputs())
  }

  override func update(_ view: ReportedFaultView<Content>) {
    self.view = view
    content.update(view.content)
  }
}

extension View {
  /// Reports a fault, with the view's path, where the view stays after the update in which it came.
  nonisolated package func reportsFault(_ message: String) -> some View {
    ReportedFaultView(content: self, message: message)
  }

  /// Reports that a modifier does nothing, or not all that it is asked for, where there is something to say: the
  /// view is the same one either way.
  nonisolated package func reportsIgnored(_ message: String?) -> some View {
    ReportedFaultView(content: self, message: message)
  }
}
