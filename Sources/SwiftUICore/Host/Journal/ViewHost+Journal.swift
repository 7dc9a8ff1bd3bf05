extension ViewHost {
  /// What the runtime has noted of the run, where it keeps a journal.
  package var journal: RunJournal? { graph.journal }

  /// Evaluates every body anew, as where everything that views read had changed, and nothing has.
  package func refresh() {
    func mark(_ node: Node) {
      graph.markDirty(node)
      for child in node.nodesBelow { mark(child) }
    }
    act { graph.enqueue(Transaction()) { [graph] in mark(graph.root) } }
  }
}

extension Element {
  /// The element's own values that can move.
  package final var values: [AnyAttribute] { attributes }
}
