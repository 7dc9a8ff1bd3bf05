import Legato
import SwiftUI

/// The properties of one list button, to be changed by a test.
@Observable @MainActor
final class Subject {
  var visualState: VerticalListButtonItem.VisualState
  var error = false
  var checkmarkTransition = VerticalListButtonItem.CheckmarkTransition.fade
  var delay = 0.0
  var description: String?
  var icon: String? = "star"
  var stateToken: MotionToken?
  var checkmarkToken: MotionToken?
  var identity = 0
  var log: [String] = []

  init(_ visualState: VerticalListButtonItem.VisualState = .rest) {
    self.visualState = visualState
  }
}

/// One list button in a margin of 20 points.
struct SubjectView: View {
  let subject: Subject

  var body: some View {
    VerticalListButtonItem(
      label: "Email", description: subject.description, leadingIcon: subject.icon,
      visualState: subject.visualState, error: subject.error,
      checkmarkTransition: subject.checkmarkTransition, transitionDelay: subject.delay,
      testID: "email", onClick: { subject.log.append("click") },
      onFocus: { subject.log.append("focus") }, onBlur: { subject.log.append("blur") },
      onHapticFeedback: { subject.log.append("haptic \($0)") }
    )
    .timed(state: subject.stateToken, checkmark: subject.checkmarkToken)
    .id(subject.identity)
    .padding(20)
  }
}

extension Stage {
  convenience init(_ subject: Subject, reducesMotion: Bool = false, savesPower: Bool = false)
    throws
  {
    try self.init(
      SubjectView(subject: subject), reducesMotion: reducesMotion, savesPower: savesPower)
  }
}

typealias Item = VerticalListButtonItem
typealias VisualState = VerticalListButtonItem.VisualState

extension VerticalListButtonItem.VisualState {
  /// All twenty changes from one state to another.
  static var changes: [(VisualState, VisualState)] {
    allCases.flatMap { from in allCases.filter { $0 != from }.map { (from, $0) } }
  }
}
