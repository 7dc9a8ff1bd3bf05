/// What a rule stands on, outside of this project.
package struct Criterion: Codable, Hashable, Sendable {
  package let name: String
  package let url: String
  /// The level of conformance that WCAG gives it: `A`, `AA` or `AAA`; `nil` where it is none of WCAG's.
  package let level: String?
  /// The clause of EN 301 549 (V3.2.1, chapter 11: software) that asks for it, which European laws refer
  /// to; `nil` where no clause does.
  package let clause: String?
  /// What neither a finding nor the lack of one says, in one or two sentences.
  package let limits: String

  /// The name with its level and its clause: `WCAG 2.2.2 Pause, Stop, Hide (A, EN 301 549 11.2.2.2)`.
  package var title: String {
    let parts = [level, clause.map { "EN 301 549 \($0)" }].compactMap(\.self)
    return parts.isEmpty ? name : "\(name) (\(parts.joined(separator: ", ")))"
  }

  /// All that the rules stand on, in the order of reports.
  package static let all: [Criterion] = [
    .pauseStopHide, .threeFlashes, .animationFromInteractions, .reducedMotionLabel,
  ]

  package static let threeFlashes = Criterion(
    name: "WCAG 2.3.1 Three Flashes or Below Threshold",
    url: "https://www.w3.org/WAI/WCAG22/Understanding/three-flashes-or-below-threshold",
    level: "A", clause: "11.2.3.1",
    limits:
      "Flashes are measured by their luminance: saturated red, which has a threshold of its own, is"
      + " for people to look at; and so are videos and pictures that the app loads.")

  package static let animationFromInteractions = Criterion(
    name: "WCAG 2.3.3 Animation from Interactions",
    url: "https://www.w3.org/WAI/WCAG22/Understanding/animation-from-interactions",
    level: "AAA", clause: nil,
    limits:
      "Level AAA is in no clause of EN 301 549 and in no law that refers to it: a finding breaks a"
      + " promise to people, not a regulation. Whether a motion is essential is for people to judge."
  )

  package static let pauseStopHide = Criterion(
    name: "WCAG 2.2.2 Pause, Stop, Hide",
    url: "https://www.w3.org/WAI/WCAG22/Understanding/pause-stop-hide",
    level: "A", clause: "11.2.2.2",
    limits: "A finding does not say that it is broken: the motion may be essential, or be paused by"
      + " something that was not played. No finding does not say that it is met: what updates itself"
      + " without motion, and what was not played, is not looked at. Reduce Motion is not counted as a"
      + " way to pause.")

  /// What a store page may say of an app.
  package static let reducedMotionLabel = Criterion(
    name: "App Store accessibility label “Reduced Motion”",
    url: "https://developer.apple.com/help/app-store-connect/manage-app-accessibility/"
      + "reduced-motion-evaluation-criteria", level: nil, clause: nil,
    limits:
      "The label is a statement of the app's maker about its common tasks; which those are, no tool"
      + " knows.")
}
