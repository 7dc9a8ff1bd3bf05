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
    /// The end of `runPasses()`: no pass has work left.
    case runPasses
    /// The record pass: the display list shows what there is.
    case record
  }

  @inline(__always)
  func checkInvariants(after pass: CheckedPass) {
    if Self.invariantChecking != .off { reportViolations(after: pass) }
  }

  private func reportViolations(after pass: CheckedPass) {
    let violations =
      faults.lastLook?.isValid(after: faults.passes) ?? false
      ? violationsOfMotion(after: pass) : invariantViolations(after: pass)
    guard !violations.isEmpty else { return }
    if Self.invariantChecking == .trapping {
      fatalError("After \(pass.rawValue) at \(now):\n" + violations.joined(separator: "\n"))
    }
    for violation in violations {
      report("Invariant, after \(pass.rawValue): \(violation)", at: root)
    }
  }

  /// What is not as it must be after a pass, in words; empty where all is well.
  package func invariantViolations(after pass: CheckedPass = .runPasses) -> [String] {
    guard let root, let rootElement else { return [] }
    faults.invariantChecks += 1
    var check = InvariantCheck(number: faults.invariantChecks)
    checkNodes(below: root, &check)
    checkElements(below: rootElement, &check)
    checkMotions(&check)
    checkQueues(&check)
    checkLayers(isRecorded: pass == .record, &check)
    checkStatistics(&check)
    faults.lastLook = InvariantLook(
      check: check, passes: faults.passes, moving: motion.active.map(\.attribute))
    return check.violations
  }

  /// The same of what can have changed where no pass has run since the last look at the whole graph.
  private func violationsOfMotion(after pass: CheckedPass) -> [String] {
    guard var look = faults.lastLook else { return [] }
    var check = look.check.again()
    checkMoving(&check)
    let moving = motion.active.map(\.attribute)
    for attribute in look.moving + moving { checkContradictions(of: attribute, &check) }
    checkQueues(&check)
    checkLayers(isRecorded: pass == .record, &check)
    look.moving = moving
    look.partial += 1
    faults.lastLook = look
    return check.violations
  }
}

extension Node {
  /// Describes the node for debugging: its type, its number and its path.
  var debugName: String { "\(type(of: self)) \(number) at \(path)" }
}
