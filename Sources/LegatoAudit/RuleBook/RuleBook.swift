/// All rules.
package enum RuleBook {
  package static let all: [any Rule.Type] = [
    ReducedMotion.self, LeftToSystem.self, LiveSetting.self, EndStates.self, Flashes.self,
    EndlessMotion.self, NoPause.self, RestlessMotion.self, LoopJump.self, LoopLeftover.self,
    HiddenForever.self,
    SilentTransition.self, LateStart.self, LongMotion.self, FirstRender.self, BusyMotion.self,
    StuckPress.self, LostInterruption.self, Overshoot.self, DoubleDriven.self,
    CutExit.self, UnstableIdentity.self,
    StackedAnimations.self, LayoutAnimation.self, LayoutNudge.self, FastUpdates.self,
    OffToken.self, Haptics.self, IdleCost.self, FrameBudget.self, RuntimeFault.self,
  ]

  package static var names: [String] { all.map { $0.name } }

  /// What the rules find, like ones together, the worst first.
  package static func findings(in subject: PlayedSubject, rules: Set<String> = []) -> [Finding] {
    all.filter { rules.isEmpty || rules.contains($0.name) }
      .flatMap { grouped($0.findings(in: subject)) }
      .enumerated().sorted { ($1.element.severity, $0.offset) < ($0.element.severity, $1.offset) }
      .map(\.element)
  }

  /// Findings that differ in the number of a row or in the run alone are one.
  static func grouped(_ findings: [Finding]) -> [Finding] {
    var order: [String] = []
    var groups: [String: [Finding]] = [:]
    for finding in findings {
      let key = finding.fingerprint
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(finding)
    }
    return order.compactMap { key in
      guard let group = groups[key], var first = group.max(by: { $0.severity < $1.severity }) else {
        return nil
      }
      first.count = Set(group.map(\.path)).count
      var evidence: [Evidence] = first.evidence
      for other in group where evidence.count < 4 {
        for item in other.evidence where !evidence.contains(where: { $0.run == item.run }) {
          evidence.append(item)
        }
      }
      first.evidence = Array(evidence.prefix(4))
      return first
    }
  }
}
