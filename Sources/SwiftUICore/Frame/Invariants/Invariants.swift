import Foundation

/// What is done about invariants of the runtime: what must hold after every pass.
package enum InvariantChecking: Sendable {
  /// Nothing is checked, at no cost.
  case off
  /// A violation is a runtime issue.
  case reporting
  /// A violation stops the program, with all that is wrong.
  case trapping
}

extension ViewGraph {
  /// Traps where the environment says `LEGATO_INVARIANTS=1`, as `scripts/test` does; off otherwise.
  package static var invariantChecking: InvariantChecking =
    ProcessInfo.processInfo.environment["LEGATO_INVARIANTS"] == "1" ? .trapping : .off

  /// The passes of a frame after which the graph is in order.
  package enum CheckedPass: String, Sendable {
    /// Update, layout and lifecycle, over and over until nothing was left to do.
    case settle
    /// The record pass: the display list shows what there is.
    case record
  }

  @inline(__always)
  func checkInvariants(after pass: CheckedPass) {
    if Self.invariantChecking != .off { reportViolations(after: pass) }
  }

  /// After how many looks at elements not every pass is checked any more where faults are only
  /// reported: each check looks at the whole tree, and something that goes on for long comes by the
  /// same states.
  private static let closeLooks = 200_000
  /// Every how many passes are checked then; with each further time as many looks, that many more.
  private static let checkSpacing = 16

  private func reportViolations(after pass: CheckedPass) {
    invariantChecks += 1
    let spacing = invariantLooks / Self.closeLooks * Self.checkSpacing
    if Self.invariantChecking == .reporting, spacing > 0, invariantChecks % spacing != 0 { return }
    let violations = invariantViolations(after: pass)
    guard !violations.isEmpty else { return }
    if Self.invariantChecking == .trapping {
      fatalError("After \(pass.rawValue) at \(now):\n" + violations.joined(separator: "\n"))
    }
    for violation in violations {
      report("Invariant, after \(pass.rawValue): \(violation)", at: root)
    }
  }

  /// What is not as it must be after a pass, in words; empty where all is well.
  package func invariantViolations(after pass: CheckedPass = .settle) -> [String] {
    guard let root, let rootElement else { return [] }
    var violations = Violations()
    let nodes = checkNodes(below: root, &violations)
    let elements = checkElements(below: rootElement, nodes: nodes, &violations)
    invariantLooks += elements.list.count
    checkMotions(nodes: nodes, elements: elements, &violations)
    checkQueues(&violations)
    checkLayers(of: elements, isRecorded: pass == .record, &violations)
    checkStatistics(&violations)
    return violations.list
  }
}

/// Collects what is wrong. A broken tree breaks everywhere, so there is a limit.
struct Violations {
  private(set) var list: [String] = []

  mutating func check(_ holds: Bool, _ violation: @autoclosure () -> String) {
    if !holds { add(violation()) }
  }

  mutating func add(_ violation: String) {
    if list.count < 20 { list.append(violation) }
  }
}

extension Node {
  /// The node for people who look for a fault: what it is, its number and where it stands.
  var debugName: String { "\(type(of: self)) \(number) at \(path)" }
}
