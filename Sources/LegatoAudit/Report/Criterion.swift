/// What a rule stands on, outside of this project.
package struct Criterion: Codable, Hashable, Sendable {
  package let name: String
  package let url: String

  /// WCAG 2.2, level A.
  package static let threeFlashes = Criterion(
    name: "WCAG 2.3.1 Three Flashes or Below Threshold",
    url: "https://www.w3.org/WAI/WCAG22/Understanding/three-flashes-or-below-threshold")
  /// WCAG 2.2, level AAA.
  package static let animationFromInteractions = Criterion(
    name: "WCAG 2.3.3 Animation from Interactions",
    url: "https://www.w3.org/WAI/WCAG22/Understanding/animation-from-interactions")
  /// WCAG 2.2, level A.
  package static let pauseStopHide = Criterion(
    name: "WCAG 2.2.2 Pause, Stop, Hide",
    url: "https://www.w3.org/WAI/WCAG22/Understanding/pause-stop-hide")
  /// What a store page may say of an app.
  package static let reducedMotionLabel = Criterion(
    name: "App Store accessibility label “Reduced Motion”",
    url: "https://developer.apple.com/help/app-store-connect/manage-app-accessibility/"
      + "reduced-motion-evaluation-criteria")
}
