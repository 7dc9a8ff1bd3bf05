/// A fault that did not stop anything: what it is, and where.
package struct RuntimeIssue: Hashable, Sendable {
  package let message: String
  /// The path of the view.
  package let path: String

  package init(message: String, path: String) {
    self.message = message
    self.path = path
  }
}

/// The faults of a run, each once.
struct FaultLog {
  private(set) var issues: [RuntimeIssue] = []
  private var reported: Set<RuntimeIssue> = []
  /// How often the invariants of the whole graph were checked.
  var invariantChecks = 0
  /// How many passes have run; only they change the tree.
  var passes = 0
  /// The last look at the whole graph; `nil` before the first.
  var lastLook: InvariantLook?

  mutating func add(_ issue: RuntimeIssue) {
    if reported.insert(issue).inserted { issues.append(issue) }
  }
}

extension ViewGraph {
  package var issues: [RuntimeIssue] { faults.issues }

  /// Reports a fault, once for each message and place.
  package func report(_ message: String, at node: Node?) {
    faults.add(RuntimeIssue(message: message, path: node?.namingNode.path ?? ""))
  }

  /// Reports a fault of something that does not know its view, to the host at work.
  package nonisolated static func reportWhereItRuns(_ message: String) {
    guard MainThread.isCurrent else { return }
    MainActor.assumeIsolated { current?.report(message, at: nil) }
  }
}
